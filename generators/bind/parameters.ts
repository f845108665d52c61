import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Multiple, Parameter } from "../model/query.ts";
import type { Rule } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { readDefault } from "./default-value.ts";
import { readOptionalFact, within } from "./fact.ts";
import { readLifecycle } from "./lifecycle.ts";
import { readCondition, readTemplate } from "./parameter-condition.ts";
import type { ParameterScope } from "./parameter-scope.ts";
import { flagOf, oneOrMany, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { readSyntax } from "./syntax.ts";
import { readType, readTypeMap } from "./types.ts";

const INCLUDE = "$include";

/** Reads parameters in the file's order; `$include` puts the parameters of groups in its place. */
export function readParameters(binding: Binding, map: MapNode, scope: ParameterScope): readonly Parameter[] {
  return map.entries.flatMap((entry) =>
    entry.key === INCLUDE ? includedParameters(binding, entry.value, scope) : [readParameter(binding, entry, scope)],
  );
}

function includedParameters(binding: Binding, node: Node, scope: ParameterScope): readonly Parameter[] {
  return oneOrMany(node).flatMap(({ text, place }) => {
    if (resolve(binding, "parameter group", text, scope.groupNames, place) === undefined) return [];
    const parameters = scope.group(text, place)?.parameters ?? [];
    if (!countIncluded(binding, parameters.length, place)) return [];
    return parameters.map((parameter): Parameter => ({ ...parameter, fromGroup: { group: text, place } }));
  });
}

/** How many parameters of groups may be added to modules and other groups, in the whole spec. */
export const MOST_INCLUDED = 100_000;

/** Whether the limit is kept; the first parameter group beyond it is reported. */
function countIncluded(binding: Binding, more: number, place: Place): boolean {
  const before = binding.included.count;
  binding.included.count += more;
  if (before <= MOST_INCLUDED && binding.included.count > MOST_INCLUDED) {
    binding.diagnostics.push(diagnostic("too-many-included", place, { limit: MOST_INCLUDED }));
  }
  return binding.included.count <= MOST_INCLUDED;
}

function readParameter(binding: Binding, entry: MapEntry, scope: ParameterScope): Parameter {
  const map = entry.value.kind === "map" ? entry.value : undefined;
  const here = map === undefined ? binding : within(binding, map);
  return {
    name: entry.key,
    type: map === undefined ? readType(here, entry.value, scope) : readTypeMap(here, map, scope),
    multiple: map && readMultiple(map, scope),
    required: map !== undefined && flagOf(map, "required"),
    default: map && readOptionalFact(here, map, "default", readDefault),
    ...readLifecycle(here, map),
    sensitive: map !== undefined && flagOf(map, "sensitive"),
    condition: map && readCondition(here, valueOf(map, "condition")),
    syntax: map && readSyntax(here, valueOf(map, "syntax")),
    template: map && readTemplate(valueOf(map, "template")),
    description: map && textOf(map, "description"),
    origin: here.origin,
    fromGroup: undefined,
    place: entry.keyPlace,
  };
}

/** Multi-valued namespaces take the all-specifier without saying so: the source document writes them that way. */
function readMultiple(map: MapNode, scope: ParameterScope): Multiple | undefined {
  if (!flagOf(map, "multiple") || scope.limits === undefined) return undefined;
  const { low, high } = scope.limits.multiple;
  const isNamespace = textOf(map, "type") === "namespace";
  return {
    lowLimit: low,
    highLimit: high,
    all: scope.takesAll && (isNamespace || flagOf(map, "all")),
    duplicates: flagOf(map, "duplicates"),
  };
}

/** The rules that come with the groups which a list of parameters includes, each group's once. */
export function includedRules(map: MapNode, scope: ParameterScope): readonly Rule[] {
  const includes = map.entries.filter((entry) => entry.key === INCLUDE).flatMap((entry) => oneOrMany(entry.value));
  const groups = new Map(includes.map(({ text, place }) => [text, place]));
  return [...new Set([...groups].flatMap(([group, place]) => scope.group(group, place)?.rules ?? []))];
}
