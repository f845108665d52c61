/** Two wire members of an object with the same value; the second one may be a number. */
export type SameMember = readonly [name: string, other: string, kind?: "number"];
/** Converts readable names to wire names. The reverse of `readable`. */
export declare function toWire(names: Readonly<Record<string, string>>, ...same: readonly SameMember[]): (value: unknown) => unknown;
/** An object as the service sends it. `Names` has the names of the wire by the readable ones. */
export type ToWire<T, Names> = {
    readonly [Name in keyof T as Name extends keyof Names ? Extract<Names[Name], string> : Name]: T[Name];
};
