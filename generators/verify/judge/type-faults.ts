import { isObject, type Json } from "../../codegen/json.ts";
import { pointerTo } from "../../model/place.ts";
import { compareDecimals } from "../../model/decimal.ts";
import type { Fact } from "../../model/fact.ts";
import { choicesOf, shapeFields, shapeNamed } from "../../model/queries.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { valueSetsById } from "../../model/value-set.ts";
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
}

/** Returns the parts of a JSON value that contradict its type, each with the claim of its field. */
export function typeFaults(spot: Spot, type: Type, value: Json, pointer = ""): readonly Check[] {
  const fault = (expected: string): readonly Check[] => [
    { claim: spot.claim, observed: `${brief(value)} is not ${expected}${pointer === "" ? "" : ` (${pointer})`}` },
  ];
  const bound = <T>(fact: Fact<T> | undefined): T | undefined => fact?.value;
  switch (type.kind) {
    case "string": {
      if (typeof value !== "string") return fault("a string");
      const [least, most, pattern, format] = [
        bound(type.minLength) ?? 0,
        bound(type.maxLength) ?? Infinity,
        bound(type.pattern),
        bound(type.format),
      ];
      const length = [...value].length;
      if (length < least || length > most) return fault(`a string of ${least} to ${most} characters`);
      if (format !== undefined && !formats[format].test(value)) return fault(`in the format ${format}`);
      return pattern === undefined || new RegExp(pattern, "u").test(value)
        ? []
        : fault(`a string that matches ${pattern}`);
    }
    case "integer":
    case "number": {
      if (typeof value !== "number" || (type.kind === "integer" && !Number.isInteger(value)))
        return fault(`a ${type.kind}`);
      const isInside =
        value >= (bound(type.minimum) ?? -Infinity) &&
        value <= (bound(type.maximum) ?? Infinity) &&
        value > (bound(type.exclusiveMinimum) ?? -Infinity) &&
        value < (bound(type.exclusiveMaximum) ?? Infinity);
      return isInside ? [] : fault("within its bounds");
    }
    case "decimal": {
      if (typeof value !== "string" || !/^-?\d+(?:\.\d+)?$/.test(value)) return fault("a decimal number");
      const [least, most] = [bound(type.minimum), bound(type.maximum)];
      const isInside =
        (least === undefined || compareDecimals(value, least) >= 0) &&
        (most === undefined || compareDecimals(value, most) <= 0);
      return isInside ? [] : fault("within its bounds");
    }
    case "boolean":
      return typeof value === "boolean" ? [] : fault("a boolean");
    case "enum": {
      if (typeof value !== "string") return fault("a string");
      const { values, missing } = choicesOf(type, valueSetsById(spot.service.valueSets));
      const isListed = values.some((one) => one.value === value);
      return isListed || missing !== undefined ? [] : fault("one of the listed values");
    }
    case "literal":
      return (type.values as readonly Json[]).includes(value) ? [] : fault(`one of ${JSON.stringify(type.values)}`);
    case "list": {
      if (!Array.isArray(value)) return fault("a list");
      return (value as readonly Json[]).flatMap((item, index) =>
        typeFaults(spot, type.items, item, pointerTo(pointer, index)),
      );
    }
    case "map":
      if (!isObject(value)) return fault("an object");
      return Object.entries(value).flatMap(([key, item]) =>
        typeFaults(spot, type.values, item!, pointerTo(pointer, key)),
      );
    case "shape":
      return shapeFaults(spot, type.shape, value, pointer, fault);
    case "one-of":
    case "union": {
      const each = type.members.map((member) => typeFaults(spot, member, value, pointer));
      return each.some((faults) => faults.length === 0) ? [] : (each.toSorted((a, b) => depth(b) - depth(a))[0] ?? []);
    }
    case "any":
      return [];
    default:
      return typeof value === "string" || typeof value === "number" ? [] : fault(`a ${type.kind}`);
  }
}

const formats = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
} as const;

/** Returns the depth of the deepest fault. The member of a union with that fault is assumed to be the intended one. */
function depth(faults: readonly Check[]): number {
  return Math.max(...faults.map(({ observed = "" }) => observed.split("/").length));
}

function shapeFaults(
  spot: Spot,
  name: string,
  value: Json,
  pointer: string,
  fault: (expected: string) => readonly Check[],
): readonly Check[] {
  const { service, resource, id } = spot;
  const shape = shapeNamed(resource, name);
  if (shape === undefined) return [];
  if (!isObject(value)) return fault("an object");
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
  const others = shape.closed ? Object.keys(value).filter((one) => !known.has(one)) : [];
  return [
    ...fields.flatMap((field): readonly Check[] => {
      const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      const claim = claimOf(field);
      const at = pointerTo(pointer, field.name);
      if (given === undefined)
        return field.required ? [{ claim, observed: `it is missing${pointer === "" ? "" : ` (${pointer})`}` }] : [];
      if (given === null && field.nullable) return [];
      const type = field.type?.value;
      return type === undefined ? [] : typeFaults({ ...spot, claim }, type, given, at);
    }),
    ...others.map((one) => ({
      claim: originClaim(service.id, name, "closed", "no other fields", shape),
      observed: `it has the field ${JSON.stringify(one)}`,
    })),
  ];
}

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
