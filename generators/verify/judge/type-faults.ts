import { isObject, type Json } from "../../codegen/json.ts";
import type { Target } from "../../edit/add-members.ts";
import { pointerTo } from "../../model/place.ts";
import { compareDecimals } from "../../model/decimal.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import { choicesOf, isSecret, shapeChain, shapeFields, shapeNamed } from "../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../model/resource.ts";
import {
  type IntegerType,
  type NumberType,
  type OneOfType,
  type Type,
  type UnionType,
  valueSetsById,
} from "../../model/type.ts";
import type { Claim } from "../suite/case.ts";
import { factClaim, originClaim } from "../suite/claim.ts";
import type { Check } from "./verdict.ts";

/** The place of a value in a response, and the claim about it. */
export interface Spot {
  readonly service: ResourceService;
  readonly resource: Resource;
  /** The id of the operation. */
  readonly id: string;
  readonly claim: Claim;
  /** True if the value must not be shown. */
  readonly isSecret?: boolean;
}

/** Returns the parts of a JSON value that contradict its type, each with the claim of its field. */
export function typeFaults(spot: Spot, type: Type, value: Json, pointer = ""): readonly Check[] {
  return byKind(faultsByKind, type, { spot, value, pointer });
}

/** A value at its place in a response. */
interface Found {
  readonly spot: Spot;
  readonly value: Json;
  readonly pointer: string;
}

/** Returns the fault of a value unless it is as expected. */
function unless(isValid: boolean, expected: string, { spot, value, pointer }: Found): readonly Check[] {
  if (isValid) return [];
  const observed = `${spot.isSecret ? "the value" : brief(value)} is not ${expected}${pointer === "" ? "" : ` (${pointer})`}`;
  return [{ claim: spot.claim, observed }];
}

const written = ({ kind }: Type, found: Found): readonly Check[] =>
  unless(typeof found.value === "string" || typeof found.value === "number", `a ${kind}`, found);

const anyOf = ({ members }: OneOfType | UnionType, { spot, value, pointer }: Found): readonly Check[] => {
  const each = members.map((member) => typeFaults(spot, member, value, pointer));
  const fitting = each.find((faults) => faults.every(({ seen }) => seen !== undefined));
  return fitting ?? each.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
};

function numberFaults(type: IntegerType | NumberType, found: Found): readonly Check[] {
  const { value } = found;
  if (typeof value !== "number" || (type.kind === "integer" && !Number.isInteger(value)))
    return unless(false, type.kind === "integer" ? "an integer" : "a number", found);
  const isInside =
    value >= (type.minimum?.value ?? -Infinity) &&
    value <= (type.maximum?.value ?? Infinity) &&
    value > (type.exclusiveMinimum?.value ?? -Infinity) &&
    value < (type.exclusiveMaximum?.value ?? Infinity);
  return unless(isInside, "within its bounds", found);
}

const faultsByKind: ByKind<Type, [found: Found], readonly Check[]> = {
  string({ minLength, maxLength, pattern: patternFact, format: formatFact }, found) {
    const { value } = found;
    if (typeof value !== "string") return unless(false, "a string", found);
    const [least, most] = [minLength?.value ?? 0, maxLength?.value ?? Infinity];
    const [pattern, format] = [patternFact?.value, formatFact?.value];
    const { length } = [...value];
    if (length < least || length > most) return unless(false, `a string of ${least} to ${most} characters`, found);
    if (format !== undefined && !formats[format].test(value)) return unless(false, `in the format ${format}`, found);
    const matches = pattern === undefined || new RegExp(pattern, "u").test(value);
    return unless(matches, `a string that matches ${pattern}`, found);
  },
  integer: numberFaults,
  number: numberFaults,
  decimal({ minimum, maximum }, found) {
    const { value } = found;
    if (typeof value !== "string" || !/^-?\d+(?:\.\d+)?$/.test(value)) return unless(false, "a decimal number", found);
    const [least, most] = [minimum?.value, maximum?.value];
    const isInside =
      (least === undefined || compareDecimals(value, least) >= 0) &&
      (most === undefined || compareDecimals(value, most) <= 0);
    return unless(isInside, "within its bounds", found);
  },
  boolean: (_, found) => unless(typeof found.value === "boolean", "a boolean", found),
  enum(type, found) {
    const { value, spot } = found;
    if (typeof value !== "string") return unless(false, "a string", found);
    const { values, missing } = choicesOf(type, valueSetsById(spot.service.valueSets));
    const isListed = values.some((one) => one.value === value);
    return unless(isListed || missing !== undefined, "one of the listed values", found);
  },
  literal: ({ values }, found) =>
    unless((values as readonly Json[]).includes(found.value), `one of ${JSON.stringify(values)}`, found),
  list({ items }, found) {
    const { value, spot, pointer } = found;
    if (!Array.isArray(value)) return unless(false, "a list", found);
    return (value as readonly Json[]).flatMap((item, index) =>
      typeFaults(spot, items, item, pointerTo(pointer, index)),
    );
  },
  map({ values }, found) {
    const { value, spot, pointer } = found;
    if (!isObject(value)) return unless(false, "an object", found);
    return Object.entries(value).flatMap(([key, item]) => typeFaults(spot, values, item!, pointerTo(pointer, key)));
  },
  shape: ({ shape }, found) => shapeFaults(shape, found),
  "one-of": anyOf,
  union: anyOf,
  any: () => [],
  timestamp: written,
  date: written,
  time: written,
  duration: written,
  binary: written,
  file: written,
  namespace: written,
  user: written,
  title: written,
  limit: written,
};

const formats = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
} as const;

/** Returns the depth of the deepest fault. The member of a union with that fault is assumed to be the intended one. */
function depth(faults: readonly Check[]): number {
  return Math.max(...faults.map(({ observed = "" }) => observed.split("/").length));
}

function shapeFaults(name: string, found: Found): readonly Check[] {
  const { spot, value, pointer } = found;
  const { service, resource, id } = spot;
  const shape = shapeNamed(resource, name);
  if (shape === undefined) return [];
  if (!isObject(value)) return unless(false, "an object", found);
  const fields = shapeFields(resource, shape);
  const known = new Set(fields.map((field) => field.name));
  const claimOf = (field: (typeof fields)[number]): Claim => {
    const about = factClaim(service.id, `${name}.${field.name}`, "response field", field.type);
    const basis = about.status === "documented" ? spot.claim : about;
    return {
      ...about,
      status: basis.status,
      decision: basis.decision,
      value: `in the response of ${id}`,
      place: field.place,
    };
  };
  const others = Object.keys(value).filter((one) => !known.has(one));
  return [
    ...fields.flatMap((field): readonly Check[] => {
      const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      const claim = claimOf(field);
      const at = pointerTo(pointer, field.name);
      if (given === undefined)
        return field.required ? [{ claim, observed: `it is missing${pointer === "" ? "" : ` (${pointer})`}` }] : [];
      if (given === null && field.nullable) return [];
      const type = field.type?.value;
      const isHidden = spot.isSecret === true || isSecretIn(resource, field);
      if (type !== undefined) return typeFaults({ ...spot, claim, isSecret: isHidden }, type, given, at);
      const open = factClaim(service.id, `${name}.${field.name}`, "type", field.type);
      return [{ claim: open, observed: "", seen: given }];
    }),
    ...others.flatMap((one) => otherFault(spot, shape, one, value[one]!)),
  ];
}

/** Returns the check of a member that the shape does not list. */
function otherFault({ service, resource }: Spot, shape: Shape, name: string, value: Json): readonly Check[] {
  if (shape.closed)
    return [
      {
        claim: originClaim(service.id, shape.name, "closed", "no other fields", shape),
        observed: `it has the field ${JSON.stringify(name)}`,
      },
    ];
  if (shape.additionalProperties !== undefined) return [];
  const { place } = shape;
  const [target, ...above] = shapeChain(resource, shape).toReversed().map(fieldsOf) as [Target, ...Target[]];
  const canAdd = shape.pageOf === undefined && /^[A-Za-z_$@][\w.$@-]{0,79}$/.test(name);
  const claim: Claim = {
    ...originClaim(service.id, `${shape.name}.${name}`, "type", "", { place }),
    status: "unknown",
    ...(canAdd ? { lacks: { target, above, name } } : {}),
  };
  return [{ claim, observed: "", seen: value }];
}

/** Returns the mapping with the fields of a shape. */
function fieldsOf({ name, shared, place: { file } }: Shape): Target {
  return { file, path: [...(shared ? [] : ["shapes"]), name, "fields"] };
}

function isSecretIn({ fields }: Resource, { name, secret }: ShapeField): boolean {
  return isSecret({ secret }) || fields.some((field) => field.name === name && isSecret(field));
}

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
