import { type ByKind, byKind } from "../model/group-by.ts";
import { decisionOf, type Fact, type Origin, isUnknown, undocumented } from "../model/fact.ts";
import { typesWithin } from "../model/queries.ts";
import type { Condition, Parameter, QueryService } from "../model/query.ts";
import { type EnumType, type EnumValue, type LimitType, maximumsOf, type Type, type ValueSet } from "../model/type.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { highCallers } from "./type-form.ts";
import { historyProse, isOnlyDeprecated, lifecycleMarks, lifecycleProse, proseBesideMark } from "./lifecycle.ts";
import { type Marks, decidedBy, factSentence, statusMarks, statusRemark } from "./marks.ts";
import { type RuleScope, ruleProse, syntaxData, syntaxProse } from "./rule.ts";
import { boundRemarks } from "./remarks.ts";
import { enumerated, ownValues, paragraphs, sentences, valueList, valueMeanings } from "./texts.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { Rule, Test } from "../model/rules.ts";

/**
 * Returns the documentation of a parameter, followed by a list of its values. By default, these are the values that its
 * type lists itself.
 */
export function parameterText(parameter: Parameter, service: QueryService, values = ownValues(parameter.type)): string {
  return paragraphs(parameterProse(parameter, service), valueList(values)) ?? "";
}

/**
 * Returns the documentation of a parameter in one line of Markdown: meaning, type, limits, default, condition, syntax,
 * status.
 */
function parameterProse(parameter: Parameter, service: QueryService): string {
  return sentences(...Object.values(parameterParts(parameter, service))) ?? "";
}

/** Returns the same documentation in parts by subject, in order, or `undefined` if it is empty. */
export function parameterParts(parameter: Parameter, service: QueryService) {
  return {
    description: parameter.description,
    type: typeSentence(parameter, service),
    several: multipleProse(parameter, service),
    values: valueRemarks(parameter.type),
    default: defaultProse(parameter),
    condition: parameter.condition && conditionProse(parameter.condition),
    syntax: parameter.syntax && syntaxProse(parameter.syntax, (name) => name),
    template: parameter.template && `Repeated for each value of ${codeSpan(parameter.template.parameter)}.`,
    sensitive: parameter.sensitive ? "Sensitive: do not log it." : undefined,
    origin: originProse(parameter),
    lifecycle: proseBesideMark(parameter),
  } as const;
}

/**
 * Returns undocumented facts about a parameter, one sentence each. It is for outputs that show the type, limits and
 * default elsewhere.
 */
export function parameterRemarks(parameter: Parameter, service: QueryService): readonly string[] {
  const { type, default: fact, condition, syntax } = parameter;
  const { wire, limits } = service;
  const sentences = [
    type.kind === "limit" && isOpen(wire.maxLimit, limits.highRight) ? typeSentence(parameter, service) : undefined,
    type.kind === "boolean" && isOpen(wire.flags) ? typeProse(type, service) : undefined,
    isOpen(wire.allSpecifier, limits.highRight) ? multipleProse(parameter, service) : undefined,
    ...boundRemarks(type),
    remarksOnValues(ownValues(type).filter(isOpenValue)),
    setRemarks(parameter, service),
    isOpen(fact) ? defaultProse(parameter) : undefined,
    condition?.kind === "applies-to" && isOpen(condition.when) ? conditionProse(condition) : undefined,
    syntax !== undefined && isOpen(syntax.origin) ? syntaxProse(syntax, (name) => name) : undefined,
    originProse(parameter),
  ];
  return sentences.filter((sentence) => sentence !== undefined).filter((sentence) => sentence !== "");
}

/** Returns whether the value or its lifecycle is undocumented. */
function isOpenValue({ addedBy, deprecated, since, sunset }: EnumValue): boolean {
  return addedBy !== undefined || isOpen(deprecated, since, sunset);
}

/** Returns whether at least one of the claims is undocumented. */
function isOpen(...claims: readonly (Fact<unknown> | Origin | undefined)[]): boolean {
  return claims.some((claim) => claim !== undefined && undocumented(claim) !== undefined);
}

/** Returns undocumented facts about the value set of a parameter. It is for outputs without a place for the set. */
export function setRemarks({ type }: Parameter, { valueSets }: QueryService): string | undefined {
  if (type.kind !== "enum") return undefined;
  const { values } = type;
  if (values.kind === "inline") return undefined;
  const set = valueSets.find(({ id }) => id === values.set);
  return set && sentences(remarksOnValues(set.values.filter(isOpenValue)), missingRemark(set));
}

/**
 * If there is a description, only the range of a limit is shown. Plain types are omitted, because every output shows
 * them.
 */
function typeSentence({ description, type }: Parameter, service: QueryService): string | undefined {
  if (description === undefined) return typeProse(type, service);
  if (type.kind === "limit") return `From ${limitProse(type, service)}.`;
  const prose = typeProse(type, service);
  return plainTypes.has(prose) ? undefined : prose;
}

const plainTypes: ReadonlySet<string> = new Set([
  "Text.",
  "A whole number.",
  "A number.",
  "A timestamp.",
  "Any value.",
  "A list.",
  "An object.",
  "The id of a namespace.",
  "One of the listed values.",
]);

export function typeProse(type: Type, service: QueryService): string {
  return byKind(typeInWords, type, service);
}

const typeInWords: ByKind<Type, [service: QueryService], string> = {
  string: () => "Text.",
  integer: ({ minimum, maximum }) => `A whole number${rangeProse(minimum?.value, maximum?.value)}.`,
  number: ({ minimum, maximum }) => `A number${rangeProse(minimum?.value, maximum?.value)}.`,
  decimal: () => "A decimal number, such as `12.50`.",
  boolean: (_, { wire }) => flagProse(wire.flags),
  timestamp: () => "A timestamp.",
  date: () => "A day, such as `2026-06-30`.",
  time: () => "A time of the day, such as `08:30`.",
  duration: () => "A duration, such as `P1DT12H`.",
  binary: () => "Bytes in base64.",
  file: () => "A file.",
  any: () => "Any value.",
  namespace: ({ extra }) =>
    extra.length === 0 ? "The id of a namespace." : `The id of a namespace, or ${alternatives(extra.map(String))}.`,
  user: ({ subtypes }) => `A user, given as ${alternatives(subtypes)}.`,
  title: () => "The title of a page.",
  limit: (type, service) => `Maximum number: ${limitProse(type, service)}.`,
  enum: () => "One of the listed values.",
  literal: ({ values }) => `${alternatives(values.map(String))}.`,
  list: () => "A list.",
  map: () => "An object.",
  shape: () => "An object.",
  "one-of": () => "An object.",
  union: ({ members }, service) =>
    `${members.map((member) => typeProse(member, service).replace(/\.$/, "")).join("; or: ")}.`,
};

function flagProse(flags: Fact<"presence"> | undefined): string {
  const remark = statusRemark(flags);
  if (flags !== undefined && isUnknown(flags)) return `A flag with an unknown format${remark}.`;
  return `A flag: present means true, absent means false${remark}.`;
}

function rangeProse(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined)
    return maximum === undefined ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
  return maximum === undefined ? "" : ` of at most ${maximum}`;
}

function limitProse(limit: LimitType, service: QueryService): string {
  const { low, high } = maximumsOf(limit);
  return `${limit.minimum} to ${low}, ${highProse(high, service)}${maxProse(service)}`;
}

function maxProse(service: QueryService): string {
  const word = service.wire.maxLimit?.value;
  return word === undefined ? "" : `, or ${codeSpan(word)} for the maximum${statusRemark(service.wire.maxLimit)}`;
}

/** The right to high limits has its own status. */
function highProse(high: number, service: QueryService): string {
  return `for ${highCallers(service)} up to ${high}${statusRemark(service.limits.highRight)}`;
}

function multipleProse({ multiple }: Parameter, service: QueryService): string | undefined {
  if (multiple === undefined) return undefined;
  const all = multiple.all ? service.wire.allSpecifier?.value : undefined;
  const limits = `Up to ${multiple.lowLimit} values, ${highProse(multiple.highLimit, service)}`;
  const repeats = multiple.duplicates ? "; duplicate values are allowed and count separately" : "";
  return `${limits}${repeats}.${all === undefined ? "" : ` ${codeSpan(all)} means all values${statusRemark(service.wire.allSpecifier)}.`}`;
}

/**
 * Describes the values that a type lists itself, at any level, with remarks about them. Returns `undefined` if there is
 * nothing to describe.
 */
export function valuesProse(type: Type): string | undefined {
  const listed = [...typesWithin(type)].flatMap(ownValues);
  return sentences(...valueMeanings(listed), valueRemarks(type));
}

/** Describes the values without their meanings. */
function valueRemarks(type: Type): string | undefined {
  const lists = [...typesWithin(type)].filter((one) => one.kind === "enum");
  return sentences(remarksOnValues(lists.flatMap(ownValues)), ...lists.map(otherValues));
}

/** Describes whether unlisted values are accepted, unless that is obvious. */
function otherValues({ closed }: EnumType): string | undefined {
  if (closed === undefined) return undefined;
  if (closed.value === true && decisionOf(closed) === undefined) return undefined;
  const known = (isOnlyThese: boolean): string =>
    isOnlyThese ? "No other strings are accepted" : "Other strings are accepted as well";
  return factSentence(closed, known, "Other values are possible");
}

/** Names the deprecated values and those that are not in the source document. Returns `undefined` if there are none. */
function remarksOnValues(values: readonly EnumValue[]): string | undefined {
  const deprecated = values
    .filter(isOnlyDeprecated)
    .flatMap(({ value, deprecated: by }) => (by === undefined ? [] : [`${codeSpan(value)}${statusRemark(by)}`]));
  const added = values.flatMap(({ value, addedBy }) =>
    addedBy === undefined ? [] : [`${codeSpan(value)}${statusRemark(decidedBy(addedBy))}`],
  );
  return sentences(
    deprecated.length === 0 ? undefined : `Deprecated: ${enumerated(deprecated, "and")}.`,
    ...values.map(lifecycleOfValue),
    added.length === 0 ? undefined : `Not in the source document: ${enumerated(added, "and")}.`,
  );
}

/** Returns `undefined` if the value is only deprecated, because the list of deprecated values already contains it. */
function lifecycleOfValue(value: EnumValue): string | undefined {
  const prose = isOnlyDeprecated(value) ? historyProse(value) : lifecycleProse(value);
  return prose === undefined ? undefined : `${codeSpan(value.value)}: ${prose}`;
}

export function valueSetProse(set: ValueSet): string | undefined {
  const { description, values, missing } = set;
  return paragraphs(
    sentences(description, remarksOnValues(values), missing?.note, missingRemark(set)),
    valueList(values),
  );
}

/** States that the format of omitted values is unknown or decided, if the document is known to omit some. */
function missingRemark({ missing }: ValueSet): string | undefined {
  const pattern = missing?.pattern;
  return pattern !== undefined && isOpen(pattern) ? `The format of other values${statusRemark(pattern)}.` : undefined;
}

function defaultProse({ default: fact }: Parameter): string | undefined {
  return factSentence(fact, (value) => `Default: ${valueProse(value)}`, "Default");
}

export function valueProse(value: string | number | boolean | readonly (string | number)[]): string {
  if (typeof value !== "object") return codeSpan(String(value));
  return value.length === 0 ? "no value" : value.map((item) => codeSpan(String(item))).join(", ");
}

function conditionProse(condition: Condition): string {
  switch (condition.kind) {
    case "only-with":
      return `Only with ${codeSpan(condition.parameter)}.`;
    case "only-without":
      return `Only without ${codeSpan(condition.parameter)}.`;
    case "single-page":
      return "Only in queries of a single page.";
    case "modes":
      return `Only in mode ${enumerated(condition.modes.map(String), "or")}.`;
    case "applies-to": {
      const when = condition.when.value;
      const where = when === undefined ? "" : `, that is, with ${codeSpan(`${when.parameter}=${when.value}`)}`;
      return `Applies only to ${condition.subject}${where}${statusRemark(condition.when)}.`;
    }
  }
}

function originProse({ origin }: Parameter): string | undefined {
  return origin.status === "decided" ? `Not in the source document${statusRemark(origin)}.` : undefined;
}

function alternatives(values: readonly string[]): string {
  return enumerated(values.map(codeSpan), "or");
}

/**
 * Returns the marks of a parameter apart from those of its type. `name` returns the names of other parameters in the
 * output.
 */
export function parameterMarks(parameter: Parameter, name: (parameter: string) => string): Marks {
  const { origin, condition, syntax, sensitive, template } = parameter;
  return {
    ...statusMarks(origin),
    ...lifecycleMarks(parameter),
    ...(condition === undefined ? {} : { conditions: [conditionData(condition, name)] }),
    ...(syntax === undefined ? {} : { syntax: syntaxData(syntax, name) }),
    ...(sensitive ? { sensitive } : {}),
    ...(template === undefined
      ? {}
      : { template: { variable: template.variable, parameter: name(template.parameter) } }),
  };
}

function conditionData(condition: Condition, name: (parameter: string) => string): JsonObject {
  switch (condition.kind) {
    case "only-with":
    case "only-without":
      return { kind: condition.kind, parameter: name(condition.parameter) };
    case "single-page":
      return { kind: condition.kind };
    case "modes":
      return { kind: condition.kind, modes: condition.modes };
    case "applies-to": {
      const when = condition.when.value;
      const data = when === undefined ? undefined : { parameter: name(when.parameter), value: when.value };
      return { kind: condition.kind, subject: condition.subject, when: data, ...statusMarks(condition.when) };
    }
  }
}

/** Returns the rules that apply to a parameter, as Markdown sentences for its comment. */
export function rulesOfParameter(rules: readonly Rule[], { name }: Named, scope: RuleScope): readonly string[] {
  return rules.filter((rule) => namesOf(rule).includes(name)).map((rule) => sentence(rule, scope));
}

/** Returns the rules that apply to no particular parameter. They are shown with the module. */
export function rulesOfNone(rules: readonly Rule[], scope: RuleScope): readonly string[] {
  return rules.filter((rule) => namesOf(rule).length === 0).map((rule) => sentence(rule, scope));
}

function sentence(rule: Rule, scope: RuleScope): string {
  const text = ruleProse(rule, scope, (name) => name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the parameters to which a rule applies, without those of its conditions. */
function namesOf(rule: Rule): readonly string[] {
  const names = ruleNames[rule.kind] as (rule: Rule) => readonly string[];
  return names(rule);
}

type NamesOf<Kind extends Rule["kind"]> = (rule: Extract<Rule, { readonly kind: Kind }>) => readonly string[];
type Named = { readonly name: string };

const ofAll = ({ parameters }: { readonly parameters: readonly Named[] }): readonly string[] =>
  parameters.map(({ name }) => name);
const ofEach = ({ each }: { readonly each: readonly Test[] }): readonly string[] =>
  each.flatMap((test) => ("parameter" in test ? [test.parameter] : []));
const ofOne = ({ parameter }: { readonly parameter: Named }): readonly string[] => [parameter.name];

const ruleNames: { readonly [Kind in Rule["kind"]]: NamesOf<Kind> } = {
  "exactly-one-of": ofAll,
  "at-most-one-of": ofAll,
  "at-least-one-of": ofAll,
  needs: ofEach,
  excludes: ofEach,
  contradiction: ofOne,
  "not-empty": ofOne,
  "in-namespace": ofOne,
  cap: ofOne,
  warning: () => [],
};
