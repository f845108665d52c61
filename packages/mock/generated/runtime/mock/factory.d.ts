/** Options that select a sample. Equal options produce equal samples. */
export interface SampleOptions {
    /** Its place among several, from 0; 0. */
    readonly index?: number | undefined;
    /** Another number has other values; 0. */
    readonly seed?: number | undefined;
}
/**
 * Makes an object that is valid by the spec, with what is given in place of what would be made up. What does not fit is
 * a TypeError.
 */
export interface Factory<T> {
    (given?: PartOf<T>, options?: SampleOptions): T;
}
/** Some members of an object, of those that are known: so that a name is not misspelt where an object may have more. */
export type PartOf<T> = T extends unknown ? {
    readonly [Name in keyof T as string extends Name ? never : Name]?: T[Name];
} : never;
