import type { MapNode, Node, MapEntry } from "../load/tree.ts";
import type { PageParameters, Parameter, RequestParameters } from "../model/query.ts";
import { type Binding, indexBy } from "./binding.ts";
import { readOrigin, within } from "./fact.ts";
import { type ParameterScope, includedRules, readParameters } from "./parameters.ts";
import { asMap, asText, entriesOf, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { resolveSiblings } from "./resolve-names.ts";
import { readRules } from "./rules.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Field, PathParameter } from "../model/resource.ts";
import type { Place } from "../model/place.ts";
import { anyText } from "./plain-types.ts";
import { readDescribedType, type TypeScope } from "./types.ts";

export function bindRequestParameters(
  binding: Binding,
  root: MapNode | undefined,
  scope: ParameterScope,
): readonly RequestParameters[] {
  return entriesOf(root).map((entry): RequestParameters => {
    const map = asMap(entry.value);
    const here = within(binding, map);
    const list = asMap(need(map, "parameters"));
    const parameters = readParameters(here, list, scope);
    const rules = [...readRules(here, valueOf(map, "rules")), ...includedRules(list, scope)];
    resolveSiblings(binding, parameters, rules, scope);
    const shared = readShared(binding, valueOf(map, "shared"), parameters);
    const [title, description] = [asText(need(map, "title")), textOf(map, "description")];
    return { id: entry.key, title, description, parameters, shared, rules, origin: here.origin, place: entry.keyPlace };
  });
}

function readShared(
  binding: Binding,
  node: Node | undefined,
  parameters: readonly Parameter[],
): RequestParameters["shared"] {
  const known = indexBy(
    parameters.filter(({ type }) => type.kind === "boolean"),
    ({ name }) => name,
  );
  return itemsOf(node).map((item) => {
    const name = asText(item);
    resolve(binding, "flag", name, known, item.place);
    return { name, place: item.place };
  });
}

/** Reads which request parameters select pages and which select revisions. */
export function bindPages(
  binding: Binding,
  node: Node | undefined,
  sets: readonly RequestParameters[],
): PageParameters | undefined {
  if (node === undefined) return undefined;
  const known = parametersOf(sets);
  const [pages = [], revisions = []] = ["pages", "revisions"].map((key) =>
    itemsOf(need(asMap(node), key)).map((item) => {
      resolve(binding, "parameter", asText(item), known, item.place);
      return asText(item);
    }),
  );
  return { pages, revisions, origin: readOrigin(binding, asMap(node)), place: node.place };
}

export function parametersOf(sets: readonly RequestParameters[]): ReadonlyMap<string, Parameter> {
  return indexBy(
    sets.flatMap(({ parameters }) => parameters),
    ({ name }) => name,
  );
}

/** Looks up fields that `where` names for requests. They must exist, and a request must be able to contain them. */
export function requestFields(
  binding: Binding,
  where: string,
  items: readonly Node[],
  fields: ReadonlyMap<string, Field>,
): readonly string[] {
  for (const item of items) {
    const found = resolve(binding, "field", asText(item), fields, item.place);
    if (found?.use !== "response") continue;
    const slots = { where, field: found.name, reason: "exists only in responses", remedy: "change its “use”" };
    binding.diagnostics.push(diagnostic("field-not-in-request", item.place, slots));
  }
  return items.map(asText);
}

/** Looks up the required fields of a body, which the body must be able to contain. */
export function requiredFields(binding: Binding, items: readonly Node[], body: readonly string[]): readonly string[] {
  for (const item of items) {
    const field = asText(item);
    if (body.includes(field)) continue;
    const slots = { where: "“required”", field, reason: "is not a field of the body", remedy: "add it to “fields”" };
    binding.diagnostics.push(diagnostic("field-not-in-request", item.place, slots));
  }
  return items.map(asText);
}

/** The known parts of a resource's paths. */
export interface PathScope {
  readonly title: string;
  readonly id: Field | undefined;
  /** The entries of the path parameters that the resource or the operation describes. */
  readonly parameters: ReadonlyMap<string, MapEntry>;
  readonly types: TypeScope;
}

/** Returns the descriptions of path parameters by name. */
export function pathEntries(node: Node | undefined): ReadonlyMap<string, MapEntry> {
  return indexBy(entriesOf(node), ({ key }) => key);
}

/** Reads the parameters of a path in its order. The last one without a description is the object's id. */
export function readPathParameters(
  binding: Binding,
  path: string,
  place: Place,
  scope: PathScope,
): readonly PathParameter[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!);
  const idName = names.findLast((name) => !scope.parameters.has(name));
  return names.flatMap((name): readonly PathParameter[] => {
    const entry = scope.parameters.get(name);
    if (entry !== undefined) return [describedParameter(binding, entry, scope)];
    if (name === idName) return [idParameter(name, scope, place)];
    binding.diagnostics.push(diagnostic("undescribed-path-parameter", place, { name }));
    return [];
  });
}

function describedParameter(
  outer: Binding,
  { key, value, keyPlace }: MapEntry,
  { id, types }: PathScope,
): PathParameter {
  const map = asMap(value);
  const binding = within(outer, map);
  return {
    name: key,
    ...readDescribedType(binding, map, types),
    isId: key === id?.name,
    place: keyPlace,
  };
}

/**
 * Returns the id field under the name in the path. If the resource does not specify the field, the parameter is a
 * string.
 */
function idParameter(name: string, { title, id }: PathScope, place: Place): PathParameter {
  const type = id?.type ?? ({ status: "documented", value: anyText, place } as const);
  return {
    name,
    type,
    description: id?.description?.value ?? `The id of the object: ${title}.`,
    isId: true,
    place,
  };
}
