import { byKind, type ByKind } from "../../model/group-by.ts";
import type { ResultField, ResultLeaf, ResultList, ResultMap, ResultShape, ResultType } from "../../model/result.ts";
import { pointerTo } from "../../model/place.ts";
import type { ValueSet } from "../../model/type.ts";
import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { meets } from "../request/decode-request.ts";
import { memberOf } from "../rows.ts";
import {
  type Fault,
  type Observations,
  type Part,
  fieldAt,
  inside,
  leafFault,
  memberName,
  newObservations,
  sight,
} from "./context.ts";
import type { Target } from "../../edit/add-members.ts";

/** The service data that a walk needs. */
export interface Scope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly shapes: ReadonlyMap<string, ResultShape>;
  /** Returns the place of a shape's members in the spec. */
  readonly shapeTarget: (name: string) => Target;
}

/** Compares an object with all parts that describe it. `owned` contains members that are checked elsewhere. */
export function walkObject(
  scope: Scope,
  observed: Observations,
  parts: readonly Part[],
  object: JsonObject,
  pointer: string,
  owned: readonly string[] = [],
): void {
  const described = new Set([...owned, ...parts.flatMap(({ fields }) => fields.map(({ name }) => name))]);
  const foreign = Object.keys(object).filter((name) => !described.has(name));
  for (const part of parts) sight(observed, part, { value: object, context: part.context, pointer, foreign });
  for (const part of parts) {
    for (const field of part.fields)
      if (!isThere(object, field)) observed.faults.push(...absenceFaults(part, field, pointer));
  }
  for (const [name, value] of Object.entries(object)) {
    const claims = parts.flatMap((part) =>
      part.fields.filter((field) => field.name === name).map((field) => ({ part, field })),
    );
    if (claims.length > 0 && value !== undefined) walkMember(scope, observed, claims, value, pointerTo(pointer, name));
  }
}

/** Returns whether the member is included in the response to a request. */
function comes({ when, unless, pages }: ResultField, { context }: Pick<Part, "context">): boolean {
  const isOfKind = pages.length === 0 || context.pageKind === undefined || pages.includes(context.pageKind);
  return (
    isOfKind &&
    (when.length === 0 || when.some((test) => meets(context, test))) &&
    !unless.some((test) => meets(context, test))
  );
}

/** Reports whether the member, or an alternative to it, is present. */
function isThere(object: JsonObject, { name, substitutes }: ResultField): boolean {
  return [name, ...substitutes].some((one) => memberOf(object, one) !== undefined);
}

function absenceFaults(part: Part, field: ResultField, pointer: string): readonly Fault[] {
  const mayLack =
    (field.optional && field.substitutes.length === 0) ||
    (part.location !== undefined && part.context.answer.isPartial);
  return mayLack || !comes(field, part)
    ? []
    : [{ field, context: part.context, pointer, what: `“${field.name}” is missing` }];
}

interface Claim {
  readonly part: Part;
  readonly field: ResultField;
}

/** Checks a member. If several parts describe it, one of them must match. */
function walkMember(
  scope: Scope,
  observed: Observations,
  claims: readonly Claim[],
  value: Json,
  pointer: string,
): void {
  const coming = claims.filter(({ part, field }) => comes(field, part));
  const { part, field } =
    coming.find((claim) => claims.length > 1 && fitsField(scope, claim, value)) ?? coming[0] ?? claims[0]!;
  if (coming.length === 0) {
    observed.faults.push({
      field,
      context: part.context,
      pointer,
      what: "it is present, although the request does not select it",
    });
  }
  if (value === null && field.nullable) return;
  walkValue(scope, observed, { field, part, target: inside(part.target, field.name) }, field.type, value, pointer);
}

function fitsField(scope: Scope, { part, field }: Claim, value: Json): boolean {
  return (value === null && field.nullable) || fits(scope, part, field.type, value);
}

/** Returns whether a value matches a type, including all nested members. */
export function fits(scope: Scope, part: Part, type: ResultType, value: Json): boolean {
  const observed = newObservations();
  walkValue(
    scope,
    observed,
    { field: fieldAt({ file: part.target.file, start: 0, end: 0 }, "", type), part, target: part.target },
    type,
    value,
    "",
  );
  return observed.faults.length === 0 && [...observed.sightings.values()].every(({ foreign }) => foreign.size === 0);
}

/** The member that a value belongs to, and the place of its type. */
interface Spot {
  readonly field: ResultField;
  readonly part: Part;
  readonly target: Target;
}

/** A value, its location, and the collector for its faults. */
interface Walk {
  readonly scope: Scope;
  readonly observed: Observations;
  readonly spot: Spot;
  readonly value: Json;
  readonly pointer: string;
  readonly fault: (what: string) => void;
}

function walkValue(
  scope: Scope,
  observed: Observations,
  spot: Spot,
  type: ResultType,
  value: Json,
  pointer: string,
): void {
  const { field, part } = spot;
  const fault = (what: string): void =>
    void observed.faults.push({ field, context: part.context, pointer, what: `${brief(value)} is not ${what}` });
  byKind(walks, type, { scope, observed, spot, value, pointer, fault });
}

const walks: ByKind<ResultType, [walk: Walk], void> = {
  text: walkLeaf,
  number: walkLeaf,
  const: walkLeaf,
  any: walkLeaf,
  boolean: walkLeaf,
  timestamp: walkLeaf,
  title: walkLeaf,
  user: walkLeaf,
  namespace: walkLeaf,
  enum: walkLeaf,
  list: walkList,
  map: walkMap,
  object: (type, walk) => walkInner(walk, inner(walk.spot, "object"), type),
  shape: ({ shape }, walk) =>
    walkInner(walk, { ...walk.spot, target: walk.scope.shapeTarget(shape) }, walk.scope.shapes.get(shape)!),
  union: ({ members }, { scope, spot, value, fault }) => {
    if (!members.some((member) => fits(scope, spot.part, member, value))) fault("any of its types");
  },
};

function walkLeaf(type: ResultLeaf, { scope, value, fault }: Walk): void {
  const expected = leafFault(type, value, scope.valueSets);
  if (expected !== undefined) fault(expected);
}

function walkList({ items }: ResultList, { scope, observed, spot, value, pointer, fault }: Walk): void {
  if (!Array.isArray(value)) return fault("a list");
  for (const [index, item] of (value as readonly Json[]).entries()) {
    walkValue(scope, observed, inner(spot, "list"), items, item, pointerTo(pointer, index));
  }
}

function walkMap({ values, emptyList }: ResultMap, { scope, observed, spot, value, pointer, fault }: Walk): void {
  if (emptyList && isEmptyList(value)) return;
  if (!isObject(value)) return fault("an object");
  for (const [key, item] of Object.entries(value))
    walkValue(scope, observed, inner(spot, "map"), values, item!, pointerTo(pointer, key));
}

function inner(spot: Spot, step: string): Spot {
  return { ...spot, target: inside(spot.target, step) };
}

/** Checks an object within one part. An empty list counts as an empty object if the shape allows it (`emptyList`). */
function walkInner(
  { scope, observed, value, pointer, fault }: Walk,
  { part, target }: Spot,
  { fields, emptyList }: Pick<ResultShape, "fields" | "emptyList">,
): void {
  const object = emptyList && isEmptyList(value) ? {} : value;
  if (!isObject(object)) return fault("an object");
  const odd = Object.keys(object).find((name) => !memberName.test(name));
  if (odd !== undefined) return fault(`an object with fixed keys: ${brief(odd)} cannot be the name of a member`);
  const isOfResponse = part.target.file !== target.file;
  walkObject(
    scope,
    observed,
    [{ ...part, fields, target, location: undefined, module: isOfResponse ? undefined : part.module }],
    object,
    pointer,
  );
}

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
