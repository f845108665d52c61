export type Pair = [name: string, text: string];
/** Returns the name-value pairs of a parameter or a form field. */
export type WritePairs = (name: string, value: unknown) => readonly Pair[];
/** Writes a pair for each value within an object or a list. Items have their index in brackets. */
export declare function deepPairs(name: string, value: unknown): readonly Pair[];
/** The same with empty brackets for items that are neither objects nor lists. */
export declare function bracketPairs(name: string, value: unknown): readonly Pair[];
/** A value of a query string or a form, or an object or a list of them. */
export type DeepValue<Leaf> = Leaf | readonly DeepValue<Leaf>[] | {
    readonly [name: string]: DeepValue<Leaf>;
};
/** Returns the name without brackets. */
export declare function rootOf(name: string): string;
/**
 * Reads values that may be objects and lists. Lists with indices become objects with these keys. `conflict` is the first
 * name with contradictory values, as in `a=1&a[b]=2`.
 */
export declare function readDeep<Leaf>(pairs: readonly (readonly [name: string, leaf: Leaf])[]): {
    readonly values: Record<string, DeepValue<Leaf>>;
    readonly conflict: string | undefined;
};
