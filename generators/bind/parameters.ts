import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import type { Condition, DefaultValue, Multiple, Parameter, ParameterGroup, ParameterValue, Template } from "../model/query.ts";
import type { Rule } from "../model/rules.ts";
import type { ErrorCode } from "../model/service.ts";
import { indexBy, resolve, type Binding } from "./binding.ts";
import { readDeprecated } from "./deprecated.ts";
import { readFact, readOptionalFact, within } from "./fact.ts";
import { asMap, asNumber, asScalar, asText, flagOf, itemsOf, need, oneOrMany, textOf, valueOf } from "./read.ts";
import { resolveRules, resolveSyntax, resolveValue, type RuleScope } from "./resolve-rules.ts";
import { readSyntax } from "./syntax.ts";
import { readType, readTypeMap, type TypeScope } from "./types.ts";

/** What reading a list of parameters needs to know. */
export interface ParameterScope extends TypeScope {
  /** Looks up the groups that `$include` names. */
  readonly group: (name: string, from: Place) => ParameterGroup | undefined;
  readonly groupNames: ReadonlyMap<string, unknown>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
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
    if (!hasRoom(binding, parameters.length, place)) return [];
    return parameters.map((parameter): Parameter => ({ ...parameter, fromGroup: { group: text, place } }));
  });
}

/** How many parameters groups may put into others, in the whole spec. */
export const MOST_INCLUDED = 100_000;

/** Counts what is included; what is too much is reported where it first is. */
function hasRoom(binding: Binding, more: number, place: Place): boolean {
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
    deprecated: map && readDeprecated(here, map),
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

/** The rules that come with the groups which a list of parameters includes, each group's once. */
export function includedRules(map: MapNode, scope: ParameterScope): readonly Rule[] {
  const includes = map.entries.filter((entry) => entry.key === INCLUDE).flatMap((entry) => oneOrMany(entry.value));
  const groups = new Map(includes.map(({ text, place }) => [text, place]));
  return [...new Set([...groups].flatMap(([group, place]) => scope.group(group, place)?.rules ?? []))];
}

/** Conditions, templates, syntaxes and rules name other parameters of the same list, and values of them: checks that these are there. */
export function resolveSiblings(
  binding: Binding,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
  { valueSets: sets, errors }: ParameterScope,
): void {
  const siblings = indexBy(parameters, (parameter) => parameter.name);
  const scope: RuleScope = { siblings, sets, errors };
  for (const { condition, template, syntax } of parameters) {
    if (template) resolve(binding, "parameter", template.parameter, siblings, template.place);
    if (condition?.kind === "only-with" || condition?.kind === "only-without") {
      resolve(binding, "parameter", condition.parameter, siblings, condition.place);
    }
    if (condition?.kind === "applies-to" && condition.when.status !== "unknown") {
      const { parameter, value } = condition.when.value;
      resolveValue(binding, parameter, value, condition.when.place, scope);
    }
    if (syntax) resolveSyntax(binding, syntax, scope);
  }
  resolveRules(binding, rules, scope);
}
