import type { ReadableRow, ReadAnswer } from "./table.js";
/**
 * Adds readable names to one or more objects of a resource, next to the wire names. Members in the response keep their
 * names and values.
 */
export declare function readable(...rows: readonly ReadableRow[]): ReadAnswer;
/** Two wire members of an object that have the same value. With `number`, the second one is a number. */
export type SameMember = readonly [name: string, other: string, kind?: "number"];
/** Converts readable names to wire names. The reverse of `readable`. */
export declare function toWire(names: Readonly<Record<string, string>>, ...same: readonly SameMember[]): (value: unknown) => unknown;
/** An object as the service sends it. `Names` maps readable names to wire names. */
export type ToWire<T, Names> = {
    readonly [Name in keyof T as Name extends keyof Names ? Extract<Names[Name], string> : Name]: T[Name];
};
