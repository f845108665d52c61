/** Folders that are being watched. */
export interface Watching {
  /** Looks for new folders. */
  refresh(): void;
  close(): void;
}
