/** What the core needs that not every program has alike: a server takes it from Node. */
export interface Environment {
    /** The strong entity tag of a text. */
    readonly etagOf: (text: string) => string;
    /** A text that differs where the data do. */
    readonly digest: (data: string | Uint8Array) => string;
    /** Whether a key may be used from an address: from any, where it has no list. */
    readonly isAllowed: (allowed: readonly string[], address: string) => boolean;
    /** Where a text of ASCII characters stands in bytes, from a place on; negative where it does not. */
    readonly positionOf: (bytes: Uint8Array, text: string, from: number) => number;
}
