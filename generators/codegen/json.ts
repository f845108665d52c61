import { incremental } from "../model/memo.ts";
/** A value of a JSON file. Keys with the value `undefined` are omitted. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Prints a JSON file: two-space indentation, keys in the given order, a trailing newline. */
export function printJson(value: Json): string {
  return `${printed(value, "")}\n`;
}

/** The parts of a document whose texts are remembered have at most this depth, such as a schema of its components. */
const rememberedDepth = 3;

function printed(value: Json, indent: string): string {
  if (typeof value !== "object" || value === null || indent.length / 2 === rememberedDepth)
    return JSON.stringify(value, undefined, 2).replaceAll("\n", `\n${indent}`);
  const inner = `${indent}  `;
  return joined(value, indent, inner, (part) => (isContainer(part) ? printedPart(part, inner) : JSON.stringify(part)));
}

const printedPart = incremental(printed as (value: Container, indent: string) => string);

type Container = JsonObject | readonly Json[];

function isContainer(value: Json): value is Container {
  return typeof value === "object" && value !== null;
}

function joined(value: Container, indent: string, inner: string, print: (part: Json, lead: number) => string): string {
  const isList = Array.isArray(value);
  let text = "";
  for (const key of Object.keys(value)) {
    const member = (value as JsonObject)[key];
    if (member === undefined) continue;
    const name = isList ? "" : `${JSON.stringify(key)}: `;
    // Concatenation does not copy the text of the parts, unlike `join`.
    text += `${text === "" ? "" : ","}\n${inner}${name}${print(member, name.length)}`;
  }
  const inside = text === "" ? "" : `${text}\n${indent}`;
  return isList ? `[${inside}]` : `{${inside}}`;
}

/**
 * Prints a value in a compact layout, for files that few people read: a value that fits on a line stays on one line.
 * Each member of a large object still starts a new line, so that git can merge changes.
 */
export function printDenseJson(value: JsonObject): string {
  return `${dense(value, "", 0)}\n`;
}

const lineWidth = 120;

/** `indent` is the indentation of the line. `lead` is the length of the text before the value. */
function dense(value: Json, indent: string, lead: number): string {
  const room = lineWidth - indent.length - lead;
  const flat = isContainer(value) && roomAfter(value, room) < 0 ? undefined : JSON.stringify(value);
  if (flat !== undefined && (flat.length <= room || !isContainer(value))) return flat;
  const inner = `${indent} `;
  const print = inner.length <= rememberedDepth ? densePart : dense;
  return joined(value as Container, indent, inner, (part, before) =>
    isContainer(part) ? print(part, inner, before) : dense(part, inner, before),
  );
}

const densePart = incremental(dense as (value: Container, indent: string, lead: number) => string);

/** Returns an upper bound of the room on a line after a value, or any negative number if the value does not fit. */
function roomAfter(value: Json | undefined, room: number): number {
  if (typeof value === "string") return room - value.length - 2;
  if (!isContainer(value ?? null)) return room - 1;
  let left = room - 2;
  for (const [key, member] of Object.entries(value as Container)) {
    if (left < 0) break;
    if (member !== undefined) left = roomAfter(member, isObject(value) ? left - key.length - 4 : left - 1);
  }
  return left + 1;
}

/** Creates an object from entries. `__proto__` becomes an ordinary key. */
export function jsonObject(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  return Object.fromEntries(entries);
}

/** Returns the object, or `undefined` if it is empty, so that empty objects are not written. */
export function unlessEmpty<T extends object>(value: T): T | undefined {
  for (const _ in value) return value;
  return undefined;
}
