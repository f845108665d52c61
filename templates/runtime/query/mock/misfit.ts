import { inside, isObject } from "../../core/values.js";
import { unknownMember } from "../../core/samples/misfits.js";
import { type Field, type ResultTable, type Type, isOf, shapeNamed } from "../server/results/table.js";

/** The location of a value, and the name of the object if it is one. */
interface Place {
  readonly at: string;
  readonly object: string;
}

/** Describes the first value that does not match its type. Members of objects may be missing if `partial` is true. */
export function misfitOf(
  results: ResultTable,
  type: Type,
  value: unknown,
  place: Place,
  partial = false,
): string | undefined {
  const wrong = `${place.at || "the value"} does not match`;
  switch (type.kind) {
    case "list":
      return Array.isArray(value)
        ? first(value.map((item, index) => () => misfitOf(results, type.items, item, below(place, index), partial)))
        : wrong;
    case "map":
      if (type.emptyList && Array.isArray(value) && value.length === 0) return undefined;
      return isObject(value)
        ? first(
            Object.entries(value).map(
              ([name, item]) =>
                () =>
                  misfitOf(results, type.values, item, below(place, name), partial),
            ),
          )
        : wrong;
    case "shape":
      return misfitOf(
        results,
        { kind: "object", ...shapeNamed(results, type.shape) },
        value,
        { ...place, object: type.shape },
        partial,
      );
    case "object":
      if (type.emptyList && Array.isArray(value) && value.length === 0) return undefined;
      return isObject(value) ? ofFields(results, type.fields, value, place, partial) : wrong;
    case "union":
      return type.members.some((member) => misfitOf(results, member, value, place, partial) === undefined)
        ? undefined
        : wrong;
    default:
      return isOf(type, value) ? undefined : wrong;
  }
}

function ofFields(
  results: ResultTable,
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
  place: Place,
  partial: boolean,
): string | undefined {
  const known = fields.map(({ name }) => name);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) return `${inside(place.at, unknown)} ${unknownMember(unknown, place.object, known)}`;
  return first(
    fields.map(({ name, type, optional, nullable, substitutes = [] }) => () => {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined)
        return partial || optional || substitutes.some((one) => Object.hasOwn(value, one))
          ? undefined
          : `${inside(place.at, name)} is missing`;
      return given === null && nullable ? undefined : misfitOf(results, type, given, below(place, name), partial);
    }),
  );
}

function first(found: readonly (() => string | undefined)[]): string | undefined {
  for (const one of found) {
    const wrong = one();
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Returns the location of a member or item. An object without its own name is named by its location. */
function below({ at }: Place, name: string | number): Place {
  const place = inside(at, name);
  return { at: place, object: place };
}
