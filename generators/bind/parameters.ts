import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Multiple, Parameter, Condition, ParameterValue, Template, ParameterGroup } from "../model/query.ts";
import type { Rule, ContinueField, ContinueFieldKind, ContinueForm, Syntax, WordForm } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { readDefault, readFact, readLifecycle, readOptionalFact, readOrigin, within } from "./fact.ts";
import { flagOf, oneOrMany, textOf, valueOf, asMap, asNumber, asText, itemsOf, need, asScalar } from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { readType, readTypeMap, type TypeScope } from "./types.ts";
import type { Fact } from "../model/fact.ts";
import { readErrorReference, readWhenAndUnless } from "./rules.ts";
import type { ErrorCode } from "../model/service.ts";

const INCLUDE = "$include";

/** Reads parameters in the order of the file. The parameters of a group replace its `$include`. */
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

/** The maximum number of group parameters added to modules and other groups in the whole spec. */
export const MOST_INCLUDED = 100_000;

/** Returns whether the number is within the limit, and reports the first parameter group that exceeds it. */
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

/** Multi-valued namespaces always accept the value for all, because the source document writes them that way. */
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

/** Returns the rules of the groups that a list of parameters includes, without duplicates. */
export function includedRules(map: MapNode, scope: ParameterScope): readonly Rule[] {
  const includes = map.entries.filter((entry) => entry.key === INCLUDE).flatMap((entry) => oneOrMany(entry.value));
  const groups = new Map(includes.map(({ text, place }) => [text, place]));
  return [...new Set([...groups].flatMap(([group, place]) => scope.group(group, place)?.rules ?? []))];
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

function readSyntax(binding: Binding, node: Node | undefined): Syntax | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const refusal = valueOf(map, "error");
  const common = {
    error: readErrorReference(refusal ?? need(map, "warning")),
    severity: refusal === undefined ? ("warning" as const) : ("error" as const),
    ...readWhenAndUnless(map),
    origin: readOrigin(binding, map),
    place: map.place,
  };
  const text = (key: string): string | undefined => textOf(map, key);
  const title = text("title");
  if (title !== undefined) return { ...readTitle(map, title), ...common };
  const part = valueOf(map, "titlePart");
  if (part !== undefined) return { kind: "title-part", namespace: readNamespace(part), ...common };
  if (text("titlePrefix") !== undefined) return { kind: "title-prefix", ...common };
  const forms = valueOf(map, "continue");
  if (forms !== undefined)
    return { kind: "continue", emptyIsAbsent: text("empty") === "absent", forms: readForms(forms), ...common };
  if (text("id") !== undefined) return { kind: "id", ...common };
  const ip = text("ip");
  if (ip !== undefined) return { kind: "ip", rangeOnly: ip === "range", widest: readWidest(map), ...common };
  if (text("checkedBy") !== undefined) return { kind: "listed", ...common };
  return { kind: "word", form: asText(need(map, "format")) as WordForm, ...common };
}

function readTitle(map: MapNode, title: string): Pick<TitleSyntax, "kind" | "local" | "cannotExist" | "namespace"> {
  const [cannotExist, namespace] = [valueOf(map, "notCreatable"), valueOf(map, "inNamespace")];
  return {
    kind: "title",
    local: title === "local",
    cannotExist: cannotExist && readErrorReference(cannotExist),
    namespace: namespace && asNumber(namespace),
  };
}

type TitleSyntax = Extract<Syntax, { readonly kind: "title" }>;

function readNamespace(node: Node): { kind: "id"; id: number } | { kind: "parameter"; parameter: string } {
  const { value } = asScalar(node);
  return typeof value === "number" ? { kind: "id", id: value } : { kind: "parameter", parameter: asText(node) };
}

function readWidest(map: MapNode): { v4: number; v6: number; error: ReturnType<typeof readErrorReference> } {
  const widest = asMap(need(map, "minimumPrefix"));
  return {
    v4: asNumber(need(widest, "v4")),
    v6: asNumber(need(widest, "v6")),
    error: readErrorReference(need(widest, "error")),
  };
}

/** Reads one form, or several: `timestamp|integer`, or a mapping with conditions. */
function readForms(node: Node): readonly ContinueForm[] {
  return (node.kind === "list" ? itemsOf(node) : [node]).map((item) => {
    if (item.kind === "scalar") return { when: [], unless: [], fields: readFields(item) };
    const map = asMap(item);
    return { ...readWhenAndUnless(map), fields: readFields(need(map, "form")) };
  });
}

/** Reads fields separated by `|`. A field that starts with `=` is literal text. */
function readFields(node: Node): readonly ContinueField[] {
  return asText(node)
    .split("|")
    .map((field) =>
      field.startsWith("=") ? { kind: "literal", text: field.slice(1) } : { kind: field as ContinueFieldKind },
    );
}

/** The names that a list of parameters may refer to. */
export interface ParameterScope extends TypeScope {
  /** Looks up the groups that `$include` names. */
  readonly group: (name: string, from: Place) => ParameterGroup | undefined;
  readonly groupNames: ReadonlyMap<string, unknown>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
  /** True if the service has a value that selects all values. */
  readonly takesAll: boolean;
}
