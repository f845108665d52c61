import { isObject } from "../../core/is-object.js";
import { underOwnNames } from "../../core/under-own-names.js";

/** Two wire members of an object that have the same value. With `number`, the second one is a number. */
export type SameMember = readonly [name: string, other: string, kind?: "number"];

/** Converts readable names to wire names. The reverse of `readable`. */
export function toWire(
  names: Readonly<Record<string, string>>,
  ...same: readonly SameMember[]
): (value: unknown) => unknown {
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    return isObject(value) ? withSame(underOwnNames(value, names), same) : value;
  };
  return write;
}

function withSame(
  value: Readonly<Record<string, unknown>>,
  same: readonly SameMember[],
): Readonly<Record<string, unknown>> {
  const all: Record<string, unknown> = { ...value };
  for (const [name, other, kind] of same) {
    if (all[name] === undefined && all[other] !== undefined) all[name] = kind ? String(all[other]) : all[other];
    if (all[other] === undefined && all[name] !== undefined) all[other] = kind ? Number(all[name]) : all[name];
  }
  return all;
}

/** An object as the service sends it. `Names` maps readable names to wire names. */
export type ToWire<T, Names> = {
  readonly [Name in keyof T as Name extends keyof Names ? Extract<Names[Name], string> : Name]: T[Name];
};
