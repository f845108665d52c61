export type Reader = {
    rest: string;
    number: number;
};
/**
 * Returns a string that matches a pattern of literals, classes, groups and repetitions. It uses the first alternative
 * and repeats unbounded parts a few times.
 */
export declare function textLike(pattern: string, number: number): string;
/** A sample string for members whose names match. */
export type NamedText = readonly [name: RegExp, text: (number: number) => string];
/** Returns a string for a member of this name. `own` takes precedence over the general strings. */
export declare function textNamed(name: string, number: number, own?: readonly NamedText[]): string;
