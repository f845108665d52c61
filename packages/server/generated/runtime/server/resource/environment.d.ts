/** Platform functions that the core needs. A server takes them from Node. */
export interface Environment {
    /** The strong entity tag of a text. */
    readonly etagOf: (text: string) => string;
    /** A text that differs where the data do. */
    readonly digest: (data: string | Uint8Array) => string;
    /** Reports whether a key may be used from an address. An empty list allows all addresses. */
    readonly isAllowed: (allowed: readonly string[], address: string) => boolean;
    /** Returns the position of an ASCII string in bytes, starting at `from`, or a negative number. */
    readonly positionOf: (bytes: Uint8Array, text: string, from: number) => number;
}
