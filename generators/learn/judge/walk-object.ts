import type { ResultField, ResultShape, ResultType } from "../../model/result.ts";
import type { ValueSet } from "../../model/value-set.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";
import { meets } from "../request/meets.ts";
import { isObject, memberOf } from "../json-values.ts";
import { fieldAt } from "./field-at.ts";
import { newLedger, sight, type Fault, type Ledger, type Part } from "./ledger.ts";
import { inside, type Target } from "./target.ts";
import { memberName } from "./member-name.ts";
import { leafFault } from "./type-fault.ts";

/** What a walk needs of the service. */
export interface Scope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly shapes: ReadonlyMap<string, ResultShape>;
  /** Where a shape's members stand. */
  readonly shapeTarget: (name: string) => Target;
}

/** Holds an object against all that say what it holds. `owned` are members that others look at. */
export function walkObject(scope: Scope, ledger: Ledger, parts: readonly Part[], object: JsonObject, pointer: string, owned: readonly string[] = []): void {
  const described = new Set([...owned, ...parts.flatMap(({ fields }) => fields.map(({ name }) => name))]);
  const foreign = Object.keys(object).filter((name) => !described.has(name));
  for (const part of parts) sight(ledger, part, { value: object, context: part.context, pointer, foreign });
  for (const part of parts) {
    for (const field of part.fields) if (!isThere(object, field)) ledger.faults.push(...absenceFaults(part, field, pointer));
  }
  for (const [name, value] of Object.entries(object)) {
    const claims = parts.flatMap((part) => part.fields.filter((field) => field.name === name).map((field) => ({ part, field })));
    if (claims.length > 0 && value !== undefined) walkMember(scope, ledger, claims, value, pointerTo(pointer, name));
  }
}

/** A step into a JSON pointer (RFC 6901). */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Whether a request brings the member. */
export function comes({ when, unless, pages }: ResultField, { context }: Pick<Part, "context">): boolean {
  const isOfKind = pages.length === 0 || context.pageKind === undefined || pages.includes(context.pageKind);
  return isOfKind && (when.length === 0 || when.some((test) => meets(context, test))) && !unless.some((test) => meets(context, test));
}

/** Whether the member, or what stands for it, is there. */
function isThere(object: JsonObject, { name, substitutes }: ResultField): boolean {
  return [name, ...substitutes].some((one) => memberOf(object, one) !== undefined);
}

function absenceFaults(part: Part, field: ResultField, pointer: string): readonly Fault[] {
  const mayLack = (field.optional && field.substitutes.length === 0) || (part.room !== undefined && part.context.answer.isPartial);
  return mayLack || !comes(field, part) ? [] : [{ field, context: part.context, pointer, what: `“${field.name}” is missing` }];
}

interface Claim {
  readonly part: Part;
  readonly field: ResultField;
}

/** Of several that tell of a member, one has to be right. */
function walkMember(scope: Scope, ledger: Ledger, claims: readonly Claim[], value: Json, pointer: string): void {
  const coming = claims.filter(({ part, field }) => comes(field, part));
  const { part, field } = coming.find((claim) => claims.length > 1 && fitsField(scope, claim, value)) ?? coming[0] ?? claims[0]!;
  if (coming.length === 0) ledger.faults.push({ field, context: part.context, pointer, what: "it is there, though nothing asked for it" });
  if (value === null && field.nullable) return;
  walkValue(scope, ledger, { field, part, target: inside(part.target, field.name) }, field.type, value, pointer);
}

function fitsField(scope: Scope, { part, field }: Claim, value: Json): boolean {
  return (value === null && field.nullable) || fits(scope, part, field.type, value);
}

/** Whether a value is of a type, down to its last member. */
export function fits(scope: Scope, part: Part, type: ResultType, value: Json): boolean {
  const ledger = newLedger();
  walkValue(scope, ledger, { field: fieldAt({ file: part.target.file, start: 0, end: 0 }, "", type), part, target: part.target }, type, value, "");
  return ledger.faults.length === 0 && [...ledger.sightings.values()].every(({ foreign }) => foreign.size === 0);
}

/** The member that a value belongs to, and where its type stands. */
interface Spot {
  readonly field: ResultField;
  readonly part: Part;
  readonly target: Target;
}

function walkValue(scope: Scope, ledger: Ledger, spot: Spot, type: ResultType, value: Json, pointer: string): void {
  const fault = (what: string): void => void ledger.faults.push({ field: spot.field, context: spot.part.context, pointer, what: `${brief(value)} is not ${what}` });
  const at = (...steps: readonly string[]): Spot => ({ ...spot, target: inside(spot.target, ...steps) });
  switch (type.kind) {
    case "list":
      if (!Array.isArray(value)) return fault("a list");
      return value.forEach((item: Json, index) => walkValue(scope, ledger, at("list"), type.items, item, pointerTo(pointer, index)));
    case "map":
      if (type.emptyList && isEmptyList(value)) return;
      if (!isObject(value)) return fault("an object");
      return Object.entries(value).forEach(([key, item]) => walkValue(scope, ledger, at("map"), type.values, item!, pointerTo(pointer, key)));
    case "object":
      return walkInner(scope, ledger, at("object"), type, value, pointer, fault);
    case "shape":
      return walkInner(scope, ledger, { ...spot, target: scope.shapeTarget(type.shape) }, scope.shapes.get(type.shape)!, value, pointer, fault);
    case "union":
      if (!type.members.some((member) => fits(scope, spot.part, member, value))) fault("any of the types that it may be");
      return;
    default: {
      const wanted = leafFault(type, value, scope.valueSets);
      if (wanted !== undefined) fault(wanted);
    }
  }
}

/** An object within one part. Empty, it may be written as a list: then it is an object without members. */
function walkInner(
  scope: Scope,
  ledger: Ledger,
  { part, target }: Spot,
  { fields, emptyList }: Pick<ResultShape, "fields" | "emptyList">,
  value: Json,
  pointer: string,
  fault: (what: string) => void,
): void {
  const object = emptyList && isEmptyList(value) ? {} : value;
  if (!isObject(object)) return fault("an object");
  const odd = Object.keys(object).find((name) => !memberName.test(name));
  if (odd !== undefined) return fault(`an object with members: ${brief(odd)} can only be data`);
  const isOfAnswer = part.target.file !== target.file;
  walkObject(scope, ledger, [{ ...part, fields, target, room: undefined, module: isOfAnswer ? undefined : part.module }], object, pointer);
}

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
