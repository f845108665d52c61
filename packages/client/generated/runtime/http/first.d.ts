/** What an iterator is going to ask for, which may be changed before it begins. */
export interface Plan {
    parameters: Readonly<Record<string, unknown>> | undefined;
    /** The parameter for how many items an answer has, and the most that it takes, where it does not take any number. */
    readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}
export interface Planned {
    readonly plan?: Plan;
}
/**
 * The first items of a list, or all where there are fewer. The server is asked for no more of them than that, and what
 * is under way is ended. A count that is no whole number from 0 is a `TypeError`.
 */
export declare function first<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]>;
