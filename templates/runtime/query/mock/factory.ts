import type { Factory } from "../../http/mock/factory.js";
import { completedObject, fieldsFor } from "./completed.js";
import { misfitOf } from "./misfit.js";
import type { ModuleRequest } from "../server/results/request.js";
import type { Spot } from "../server/results/sample.js";
import type { SiteNames } from "../server/results/site.js";
import type { Field, ResultTable, Shape, Type } from "../server/results/table.js";

/** A request that selects every member. */
const asked: ModuleRequest = {
  parameters: {},
  defaults: {},
  all: undefined,
  role: undefined,
  pages: { some: false, several: false, revisions: false, "several-revisions": false },
};

/**
 * Creates objects with all members that requests can select, each in its first form. `shapes` are the shapes of nested
 * objects.
 */
export function factoryOf<T>(
  name: string,
  type: Type,
  shapes: Readonly<Record<string, Shape>>,
  site?: SiteNames,
): Factory<T> {
  const results = {
    shapes: Object.fromEntries(
      Object.entries(shapes).map(([one, shape]) => [one, { ...shape, fields: plain(shape.fields) }]),
    ),
  } as unknown as ResultTable;
  const own = inner(type);
  return (given: object = {}, { index = 0, seed = 0 } = {}) => {
    const fields = fieldsFor(results, own, given);
    const wrong = misfitOf(results, { kind: "object", fields }, given, { at: "", object: name }, true);
    if (wrong !== undefined) throw new TypeError(`${name}: ${wrong}.`);
    const spot: Spot = { results, site, seed, asked, number: index + 1 + seed * 100, namespaces: [0], echoes: {} };
    return completedObject(fields, given as Readonly<Record<string, unknown>>, spot) as T;
  };
}

/** Removes the conditions of members. If several members have the same name, only the first is kept. */
function plain(fields: readonly Field[]): readonly Field[] {
  const named = new Map(fields.toReversed().map((field) => [field.name, field]));
  return [...new Set(fields.map(({ name }) => name))].map((name) => {
    const { when: _, unless: __, pages: ___, ...field } = named.get(name)!;
    return { ...field, type: inner(field.type) };
  });
}

function inner(type: Field["type"]): Field["type"] {
  switch (type.kind) {
    case "object":
      return { ...type, fields: plain(type.fields) };
    case "list":
      return { ...type, items: inner(type.items) };
    case "map":
      return { ...type, values: inner(type.values) };
    case "union":
      return { ...type, members: type.members.map(inner) };
    default:
      return type;
  }
}
