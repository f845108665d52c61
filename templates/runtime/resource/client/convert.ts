import type { ReadableRow, ReadAnswer } from "./table.js";
import { isObject, underOwnNames } from "../../core/values.js";

/**
 * Adds readable names to one or more objects of a resource, next to the wire names. Members in the response keep their
 * names and values.
 */
export function readable(...rows: readonly ReadableRow[]): ReadAnswer {
  const read: ReadAnswer = (value) => {
    if (Array.isArray(value)) return value.map(read);
    if (!isObjectOrList(value)) return value;
    const given = rows.filter(
      ([name, other, first]) => Object.hasOwn(value, name) && (first || !Object.hasOwn(value, other)),
    );
    return {
      ...value,
      ...Object.fromEntries(given.map(([name, other, ...lists]) => [other, filled(value[name], lists)])),
    };
  };
  return read;
}

/**
 * Returns an object in which all lists are present. A bare list becomes the first list of such an object. Other values
 * are unchanged.
 */
function filled(member: unknown, lists: readonly string[]): unknown {
  const [first] = lists;
  if (!first || !isObjectOrList(member)) return member;
  return {
    ...Object.fromEntries(lists.map((name) => [name, []])),
    ...(Array.isArray(member) ? { [first]: member } : member),
  };
}

function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object(value) === value;
}

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
