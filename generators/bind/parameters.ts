import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact, Known } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import { choicesOf } from "../model/queries.ts";
import type { Condition, DefaultValue, Multiple, Parameter, ParameterGroup, ParameterValue, Template } from "../model/query.ts";
import type { ValueSet } from "../model/value-set.ts";
import { indexBy, resolve, type Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asScalar, asText, flagOf, itemsOf, need, oneOrMany, textOf, valueOf } from "./read.ts";
import { readType, readTypeMap, type TypeScope } from "./types.ts";
import { valueNotInSet } from "./value-sets.ts";

/** What reading a list of parameters needs to know. */
export interface ParameterScope extends TypeScope {
  /** Looks up the groups that `$include` names. */
  readonly group: (name: string, from: Place) => ParameterGroup | undefined;
  readonly groupNames: ReadonlyMap<string, unknown>;
  readonly origin: Parameter["origin"];
}

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
    return parameters.map((parameter): Parameter => ({ ...parameter, fromGroup: { group: text, place } }));
  });
}

function readParameter(binding: Binding, entry: MapEntry, scope: ParameterScope): Parameter {
  const map = entry.value.kind === "map" ? entry.value : undefined;
  return {
    name: entry.key,
    type: map === undefined ? readType(binding, entry.value, scope) : readTypeMap(binding, map, scope),
    multiple: map && readMultiple(map, scope),
    required: map !== undefined && flagOf(map, "required"),
    default: map && readOptionalFact(binding, map, "default", readDefault),
    deprecated: map !== undefined && flagOf(map, "deprecated"),
    sensitive: map !== undefined && flagOf(map, "sensitive"),
    condition: map && readCondition(binding, valueOf(map, "condition")),
    template: map && readTemplate(valueOf(map, "template")),
    description: map && textOf(map, "description"),
    origin: scope.origin,
    fromGroup: undefined,
    place: entry.keyPlace,
  };
}

/** Multi-valued namespaces take the all-specifier without saying so: the document's notation has it that way. */
function readMultiple(map: MapNode, scope: ParameterScope): Multiple | undefined {
  if (!flagOf(map, "multiple") || scope.limits === undefined) return undefined;
  const { low, high } = scope.limits.multiple;
  const isNamespace = textOf(map, "type") === "namespace";
  return { lowLimit: low, highLimit: high, all: isNamespace || flagOf(map, "all"), duplicates: flagOf(map, "duplicates") };
}

export function readDefault(node: Node): DefaultValue {
  if (node.kind === "list") return node.items.map(scalarDefault) as readonly string[] | readonly number[];
  return scalarDefault(node);
}

function scalarDefault(node: Node): string | number {
  const { value } = asScalar(node);
  return typeof value === "number" ? value : String(value);
}

function readTemplate(node: Node | undefined): Template | undefined {
  const entry = node && asMap(node).entries[0];
  return entry && { variable: entry.key, parameter: asText(entry.value), place: entry.value.place };
}

function readCondition(binding: Binding, node: Node | undefined): Condition | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { kind: "single-page", place: node.place };
  const map = asMap(node);
  const onlyWith = valueOf(map, "onlyWith");
  if (onlyWith) return { kind: "only-with", parameter: asText(onlyWith), place: onlyWith.place };
  const onlyWithout = valueOf(map, "onlyWithout");
  if (onlyWithout) return { kind: "only-without", parameter: asText(onlyWithout), place: onlyWithout.place };
  const modes = valueOf(map, "modes");
  if (modes) return { kind: "modes", modes: itemsOf(modes).map(asNumber), place: modes.place };
  const subject = asText(need(map, "appliesTo"));
  return { kind: "applies-to", subject, when: readWhen(binding, need(map, "when")), place: node.place };
}

function readWhen(binding: Binding, node: Node): Fact<ParameterValue> {
  return readFact(binding, node, (value) => {
    const entry = asMap(value).entries[0]!;
    return { parameter: entry.key, value: asText(entry.value) };
  });
}

/** Conditions and templates name other parameters of the same list, and values of them: checks that these are there. */
export function resolveSiblings(binding: Binding, parameters: readonly Parameter[], sets: ReadonlyMap<string, ValueSet>): void {
  const siblings = indexBy(parameters, (parameter) => parameter.name);
  for (const { condition, template } of parameters) {
    if (template) resolve(binding, "parameter", template.parameter, siblings, template.place);
    if (condition?.kind === "only-with" || condition?.kind === "only-without") {
      resolve(binding, "parameter", condition.parameter, siblings, condition.place);
    }
    if (condition?.kind === "applies-to" && condition.when.status !== "unknown") {
      resolveValue(binding, condition.when, siblings, sets);
    }
  }
}

function resolveValue(
  binding: Binding,
  { value: { parameter, value }, place }: Known<ParameterValue>,
  siblings: ReadonlyMap<string, Parameter>,
  sets: ReadonlyMap<string, ValueSet>,
): void {
  const type = resolve(binding, "parameter", parameter, siblings, place)?.type;
  if (type?.kind !== "enum") return;
  if (type.values.kind === "set" && !sets.has(type.values.set)) return;
  const { values, missing } = choicesOf(type, sets);
  const names = values.map((one) => one.value);
  if (missing === undefined && !names.includes(value)) valueNotInSet(binding, parameter, value, names, place);
}
