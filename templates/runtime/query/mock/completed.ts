import { isObject } from "../../core/values.js";
import { comes } from "../server/results/request.js";
import { sampleObject, type Spot } from "../server/results/sample.js";
import { shapeNamed } from "../server/results/type-texts.js";
import type { Field, ResultTable, Type } from "../server/results/table.js";
import { misfitOf } from "./misfit.js";

type Values = Readonly<Record<string, unknown>>;

/** Returns an object with the given members, each completed, and samples of the others. */
export function completedObject(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  return { ...sampleObject(fields, spot), ...completedMembers(fields, given, spot) };
}

/** Returns only the given members, each completed. Members that the type does not describe stay unchanged. */
export function completedMembers(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  const entries = Object.entries(given).map(([name, value]) => {
    const known = fields.filter((field) => field.name === name);
    const field = known.find((one) => comes(one, spot.asked)) ?? known[0];
    return [name, field === undefined ? value : completed(field.type, value, spot)] as const;
  });
  return Object.fromEntries(entries);
}

function completed(type: Type, given: unknown, spot: Spot): unknown {
  switch (type.kind) {
    case "list":
      return Array.isArray(given)
        ? given.map((item, index) => completed(type.items, item, { ...spot, number: spot.number + index }))
        : given;
    case "map":
      return isObject(given)
        ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, completed(type.values, value, spot)]))
        : given;
    case "object":
      return isObject(given) ? completedInside(type.fields, given, spot) : given;
    case "shape":
      return isObject(given) ? completedInside(shapeNamed(spot.results, type.shape).fields, given, spot) : given;
    case "union": {
      const member = type.members.find(
        (one) => misfitOf(spot.results, one, given, { at: "", object: "" }, true) === undefined,
      );
      return member === undefined ? given : completed(member, given, spot);
    }
    default:
      return given;
  }
}

/** Adds the required members of nested objects. */
function completedInside(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown> {
  return completedObject(
    fields.filter(({ name, optional }) => !optional || Object.hasOwn(given, name)),
    given,
    spot,
  );
}

/** Returns the members of the first object type that matches the given members, or else of the first object type. */
export function fieldsFor(results: ResultTable, type: Type, given: object): readonly Field[] {
  const objects = objectsOf(results, type);
  const isLike = (fields: readonly Field[]): boolean =>
    misfitOf(results, { kind: "object", fields }, given, { at: "", object: "" }, true) === undefined;
  return objects.find(isLike) ?? objects[0] ?? [];
}

function objectsOf(results: ResultTable, type: Type): readonly (readonly Field[])[] {
  if (type.kind === "shape") return [shapeNamed(results, type.shape).fields];
  if (type.kind === "union") return type.members.flatMap((member) => objectsOf(results, member));
  return type.kind === "object" ? [type.fields] : [];
}
