/** The planned request of an iterator, which can be changed before it starts. */
export interface Plan {
    parameters: Readonly<Record<string, unknown>> | undefined;
    /** The parameter that limits the number of items per response, and its maximum if it has one. */
    readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}
export interface Planned {
    readonly plan?: Plan;
}
/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
 */
export declare function first<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]>;
