/** Options that select a sample. Equal options produce equal samples. */
export interface SampleOptions {
    /** Its position among several, from 0. */
    readonly index?: number | undefined;
    /** Another number has other values; 0. */
    readonly seed?: number | undefined;
}
/** Creates a valid object with the given values; the others are generated. An invalid value is a TypeError. */
export interface Factory<T> {
    (given?: PartOf<T>, options?: SampleOptions): T;
}
/** Some members of an object, of those that are known: so that a name is not misspelt where an object may have more. */
export type PartOf<T> = T extends unknown ? {
    readonly [Name in keyof T as string extends Name ? never : Name]?: T[Name];
} : never;
