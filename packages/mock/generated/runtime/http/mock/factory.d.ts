/** Options that select a sample. Equal options produce equal samples. */
export interface SampleOptions {
    /** The position of the sample among several, starting at 0. */
    readonly index?: number | undefined;
    /** Selects other generated values; 0 by default. */
    readonly seed?: number | undefined;
}
/**
 * Creates a valid object with the given values and generates the others. Throws a `TypeError` if a value is invalid.
 */
export interface Factory<T> {
    (given?: PartOf<T>, options?: SampleOptions): T;
}
/** Some known members of an object. Index signatures are removed, so a misspelled name is an error. */
export type PartOf<T> = T extends unknown ? {
    readonly [Name in keyof T as string extends Name ? never : Name]?: T[Name];
} : never;
