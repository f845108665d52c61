import type { Pages, Role } from "../../model/rules.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";
import type { Parameters, Request } from "../request/request.ts";
import type { Place } from "../../model/place.ts";
import type { ResultField, ResultLeaf, ResultType } from "../../model/result.ts";
import type { Target } from "../../edit/add-members.ts";
import type { Module } from "../../model/query.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import { choicesOf } from "../../model/queries.ts";
import type { EnumType, ValueSet } from "../../model/type.ts";

export interface Answer {
  readonly id: string;
  readonly request: Request;
  /** The kinds of page selections that apply to the request. */
  readonly pages: Readonly<Record<Pages, boolean>>;
  readonly body: JsonObject;
  /** True if the request failed or continues another. Then missing members of modules prove nothing. */
  readonly isPartial: boolean;
}

/**
 * The context in which the members of an object are evaluated. Objects of one response with the same context share it.
 */
export interface Context {
  readonly answer: Answer;
  /** The parameters for tests: those of the module or of the request. */
  readonly parameters: Parameters;
  /** The role of the module, or `undefined` if there is no module. */
  readonly role: Role | undefined;
  /** The kind of the page, for a page and its contents. */
  readonly pageKind: string | undefined;
}

/**
 * Creates a field for a member that the spec does not define, such as the list of a module's items. Faults in it are
 * reported at `place`.
 */
export function fieldAt(place: Place, name: string, type: ResultType = { kind: "any" }): ResultField {
  const always = { optional: false, substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, ...always, written: undefined, description: undefined, place };
}

/** The pattern of valid member names in the spec. */
export const memberName = /^[A-Za-z_][A-Za-z0-9_-]{0,79}$/;

export function inside({ file, path }: Target, ...steps: readonly string[]): Target {
  return { file, path: [...path, ...steps] };
}

/** Returns a key that is unique for each target. */
function targetKey({ file, path }: Target): string {
  return JSON.stringify([file, ...path]);
}

/** An object in a response. */
export interface Seen {
  readonly value: JsonObject;
  readonly context: Context;
  readonly pointer: string;
  /** The members that no part describes. */
  readonly foreign: readonly string[];
}

/** One source of an object's members: their definitions in the spec, their place, and the context of their tests. */
export interface Part {
  readonly target: Target;
  readonly fields: readonly ResultField[];
  readonly context: Context;
  /** The module of the target. `undefined` in `response.yaml`, which belongs to no single module. */
  readonly module: Module | undefined;
  /** The object to which several parts add members. `undefined` if the object belongs only to the target. */
  readonly location: Location | undefined;
}

/** The objects of a response to which modules add members. */
export type Location = "body" | "results" | "page";

export interface Sighting {
  readonly part: Omit<Part, "context">;
  readonly seen: Seen[];
  /** The undescribed members of all these objects. */
  readonly foreign: Set<string>;
}

export interface Fault {
  readonly field: ResultField;
  readonly context: Context;
  readonly pointer: string;
  readonly what: string;
}

export interface Observations {
  readonly sightings: Map<string, Sighting>;
  readonly faults: Fault[];
}

export function newObservations(): Observations {
  return { sightings: new Map(), faults: [] };
}

export function sight({ sightings }: Observations, part: Part, seen: Seen): void {
  const key = targetKey(part.target);
  let sighting = sightings.get(key);
  if (sighting === undefined) sightings.set(key, (sighting = { part, seen: [], foreign: new Set() }));
  sighting.seen.push(seen);
  for (const name of seen.foreign) sighting.foreign.add(name);
}

/** The format of UTC timestamps in responses. */
export const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns a description of a valid value, or `undefined` if the value is valid. */
export function leafFault(type: ResultLeaf, value: Json, sets: ReadonlyMap<string, ValueSet>): string | undefined {
  return byKind(faults, type, value, sets);
}

const faults: ByKind<ResultLeaf, [value: Json, sets: ReadonlyMap<string, ValueSet>], string | undefined> = {
  any: () => undefined,
  boolean: (_, value) => (typeof value === "boolean" ? undefined : "true or false"),
  const: (type, value) => (value === type.value ? undefined : JSON.stringify(type.value)),
  namespace: (_, value) => (Number.isInteger(value) ? undefined : "the id of a namespace"),
  number: ({ whole, minimum, maximum }, value) => numberFault(whole, minimum, maximum, value),
  enum: (type, value, sets) =>
    typeof value === "string" && isListed(type, value, sets) ? undefined : "one of the listed values",
  timestamp: (_, value) => (typeof value === "string" && utcTime.test(value) ? undefined : "a time in UTC"),
  text: ({ pattern }, value) =>
    typeof value === "string" && new RegExp(pattern ?? "", "u").test(value) ? undefined : textNamed(pattern),
  title: (_, value) => (typeof value === "string" ? undefined : "a string"),
  user: (_, value) => (typeof value === "string" ? undefined : "a string"),
};

function numberFault(whole: boolean, minimum = -Infinity, maximum = Infinity, value: Json): string | undefined {
  const fits = typeof value === "number" && (!whole || Number.isInteger(value)) && value >= minimum && value <= maximum;
  if (fits) return undefined;
  const bounds = [
    minimum === -Infinity ? "" : ` of at least ${minimum}`,
    maximum === Infinity ? "" : ` of at most ${maximum}`,
  ].filter(Boolean);
  return `a ${whole ? "whole " : ""}number${bounds.join(" and")}`;
}

function textNamed(pattern: string | undefined): string {
  return pattern === undefined ? "a string" : `a string that matches ${pattern}`;
}

function isListed(type: EnumType, value: string, sets: ReadonlyMap<string, ValueSet>): boolean {
  const { values, missing } = choicesOf(type, sets);
  if (values.some((one) => one.value === value)) return true;
  return missing !== undefined && new RegExp(missing.pattern?.value ?? "", "u").test(value);
}
