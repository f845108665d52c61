/** A response as data. */
export interface Sent {
  readonly status: number;
  /** The header fields by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string | AsyncIterable<Uint8Array> | undefined;
}
