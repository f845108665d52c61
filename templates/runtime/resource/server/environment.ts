/** Platform functions that the core needs. A server provides those of Node. */
export interface Environment {
  /** Returns the strong entity tag of a string. */
  readonly etagOf: (text: string) => string;
  /** Returns a string that differs for different data. */
  readonly digest: (data: string | Uint8Array) => string;
  /** Reports whether a key may be used from an address. An empty list allows all addresses. */
  readonly isAllowed: (allowed: readonly string[], address: string) => boolean;
  /** Returns the position of an ASCII string in bytes, starting at `from`, or a negative number. */
  readonly positionOf: (bytes: Uint8Array, text: string, from: number) => number;
}
