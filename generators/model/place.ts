/** Where something stands in the YAML: a file below the root, and offsets (UTF-16 code units) into its text. */
export interface Place {
  readonly file: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}
