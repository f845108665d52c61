import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { typeFaults as valueFaults } from "../../check/values/type-faults.ts";
import type { Target } from "../../edit/add-members.ts";
import { pointerTo } from "../../model/place.ts";
import { isSecret, shapeChain, shapeFields, shapeNamed } from "../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
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
  if (type.kind === "shape" && isObject(value)) return shapeFaults(spot, type.shape, value, pointer);
  if (type.kind === "list" && Array.isArray(value))
    return [
      ...ownFaults(spot, { ...type, items: { kind: "any" } }, value, pointer),
      ...(value as readonly Json[]).flatMap((item, index) =>
        typeFaults(spot, type.items, item, pointerTo(pointer, index)),
      ),
    ];
  if (type.kind === "map" && isObject(value))
    return [
      ...ownFaults(spot, { ...type, values: { kind: "any" } }, value, pointer),
      ...Object.entries(value).flatMap(([key, item]) => typeFaults(spot, type.values, item!, pointerTo(pointer, key))),
    ];
  if (type.kind === "one-of" || type.kind === "union") {
    const each = type.members.map((member) => typeFaults(spot, member, value, pointer));
    const fitting = each.find((faults) => faults.every(({ seen }) => seen !== undefined));
    return fitting ?? each.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
  }
  return ownFaults(spot, type, value, pointer);
}

/** Returns the faults of a value itself, without those of its members. */
function ownFaults(
  { service, resource, claim, isSecret: isHidden }: Spot,
  type: Type,
  value: Json,
  pointer: string,
): readonly Check[] {
  const { valueSets, timestamps } = service;
  const scope = { valueSets, timestamps, shapes: resource.shapes, side: "response" } as const;
  const fact = { status: "documented", value: type, place: claim.place } as const;
  return valueFaults(scope, fact, { value, path: [] }).map(({ expected, reason }) => {
    const fault = expected === undefined ? reason : `is not ${expected}`;
    return { claim, observed: `${isHidden ? "the value" : brief(value)} ${fault}${placeText(pointer)}` };
  });
}

function placeText(pointer: string): string {
  return pointer === "" ? "" : ` (${pointer})`;
}

/** Returns the depth of the deepest fault. The member of a union with that fault is assumed to be the intended one. */
function depth(faults: readonly Check[]): number {
  return Math.max(...faults.map(({ observed = "" }) => observed.split("/").length));
}

function shapeFaults(spot: Spot, name: string, value: JsonObject, pointer: string): readonly Check[] {
  const { service, resource, id } = spot;
  const shape = shapeNamed(resource, name);
  if (shape === undefined) return [];
  const fields = shapeFields(resource, shape);
  const known = new Set(fields.map((field) => field.name));
  const others = Object.keys(value).filter((one) => !known.has(one));
  return [
    ...fields.flatMap((field): readonly Check[] => {
      const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      const about = factClaim(service.id, `${name}.${field.name}`, "response field", field.type);
      const { status, decision } = about.status === "documented" ? spot.claim : about;
      const claim: Claim = { ...about, status, decision, value: `in the response of ${id}`, place: field.place };
      if (given === undefined) return field.required ? [{ claim, observed: `it is missing${placeText(pointer)}` }] : [];
      if (given === null && field.nullable) return [];
      const type = field.type?.value;
      const isHidden = spot.isSecret === true || isSecretIn(resource, field);
      if (type !== undefined)
        return typeFaults({ ...spot, claim, isSecret: isHidden }, type, given, pointerTo(pointer, field.name));
      const open = factClaim(service.id, `${name}.${field.name}`, "type", field.type);
      return [{ claim: open, observed: "", seen: given }];
    }),
    ...others.flatMap((one) => otherFault(spot, shape, one, value[one]!)),
  ];
}

/** Returns the check of a member that the shape does not list. */
function otherFault({ service, resource }: Spot, shape: Shape, name: string, value: Json): readonly Check[] {
  if (shape.closed) {
    const claim = originClaim(service.id, shape.name, "closed", "no other fields", shape);
    return [{ claim, observed: `it has the field ${JSON.stringify(name)}` }];
  }
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
