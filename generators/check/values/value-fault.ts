import { pointerTo } from "../../model/place.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { ValueSet } from "../../model/type.ts";

/** The names that types may refer to, and whether the value is in a request or a response. */
export interface ValueScope {
  readonly valueSets: readonly ValueSet[];
  readonly timestamps: ResourceService["timestamps"];
  readonly shapes: readonly Shape[];
  readonly side: "request" | "response";
}

/** The scope of a body that consists of a resource's fields. */
export interface BodyScope extends ValueScope {
  readonly resource: Resource;
}

/** A value of an example and its path. */
export interface Given {
  readonly value: unknown;
  readonly path: Path;
}

export interface ValueFault {
  /** The path of the value, starting with `request` or `response`. */
  readonly path: Path;
  /** The rest of a sentence that starts with the path: `must be a string, but is the number 5`. */
  readonly reason: string;
  /** The expected value, such as `a string`. `undefined` if the value has the right kind but part of it is wrong. */
  readonly expected?: string;
  /** `Did you mean “…”?` */
  readonly suggestion?: string | undefined;
}

export type Path = readonly (string | number)[];

export function pointerOf(path: Path): string {
  return path.reduce<string>(pointerTo, "");
}

/** Formats a path for messages: `request.rooms[0].name`. */
export function pathText(path: Path): string {
  return path.reduce<string>((before, step) => {
    if (typeof step === "number") return `${before}[${step}]`;
    return before === "" ? step : `${before}.${step}`;
  }, "");
}

export function mismatch(path: Path, expected: string, value: unknown): readonly ValueFault[] {
  return [{ path, expected, reason: `must be ${expected}, but is ${describeValue(value)}` }];
}

export function tooMany(path: Path, count: number, limit: unknown): ValueFault {
  return { path, reason: `has ${count} items, but the limit is ${String(limit)}` };
}

const LONGEST = 60;

/** Describes a value for use in a sentence: `the number 5`, `a list`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value !== "string") return isObject(value) ? "an object" : String(value);
  return `the string “${value.length <= LONGEST ? value : `${value.slice(0, LONGEST - 1)}…`}”`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether two JSON values are equal, regardless of the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [members, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return members.size === others.size && [...members].every(([key, value]) => isSame(value, others.get(key)));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
