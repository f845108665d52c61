/** Two members of objects of the wire that have the same value; the second one perhaps as a number. */
export type SameMember = readonly [name: string, other: string, kind?: "number"];
/** Gives objects with readable names the names of the wire: what the service sends. The opposite of `readable`. */
export declare function toWire(names: Readonly<Record<string, string>>, ...same: readonly SameMember[]): (value: unknown) => unknown;
/** An object as the service sends it. `Names` has the names of the wire by the readable ones. */
export type ToWire<T, Names> = {
    readonly [Name in keyof T as Name extends keyof Names ? Extract<Names[Name], string> : Name]: T[Name];
};
