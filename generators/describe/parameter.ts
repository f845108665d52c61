import { byKind, type ByKind } from "../model/by-kind.ts";
import { valueOr, whereKnown } from "../model/fact.ts";
import { typesWithin } from "../model/queries.ts";
import type { Condition, Parameter, QueryService } from "../model/query.ts";
import type { LimitType, Type } from "../model/type.ts";
import type { EnumValue, ValueSet } from "../model/value-set.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { historyProse, isOnlyDeprecated, lifecycleProse, proseBesideMark } from "./lifecycle.ts";
import { decidedBy, statusRemark } from "./marks.ts";
import { syntaxProse } from "./syntax.ts";
import { ownValues, valueList, valueMeanings } from "./value-list.ts";

/** What a person should know of a parameter, and below it, in a list, of its values: those that it lists itself, unless others are given. */
export function parameterText(parameter: Parameter, service: QueryService, values = ownValues(parameter.type)): string {
  return [parameterProse(parameter, service), valueList(values)].filter((text) => text !== undefined).join("\n\n");
}

/** What a person should know of a parameter, in one line of Markdown: meaning, type, limits, default, condition, syntax, status. */
export function parameterProse(parameter: Parameter, service: QueryService): string {
  const sentences = [
    parameter.description,
    typeSentence(parameter, service),
    multipleProse(parameter, service),
    remarksOnValues(ownValues(parameter.type)),
    defaultProse(parameter),
    parameter.condition === undefined ? undefined : conditionProse(parameter.condition),
    parameter.syntax === undefined ? undefined : syntaxProse(parameter.syntax, (name) => name),
    parameter.template === undefined ? undefined : templateProse(parameter),
    parameter.sensitive ? "Sensitive: never to be logged." : undefined,
    originProse(parameter),
    proseBesideMark(parameter),
  ];
  return sentences.filter((sentence) => sentence !== undefined && sentence !== "").join(" ");
}

/** Beside a description the range of a limit is enough, and a plain type, which every output shows, is left out. */
function typeSentence({ description, type }: Parameter, service: QueryService): string | undefined {
  if (description === undefined) return typeProse(type, service);
  if (type.kind === "limit") return `From ${limitProse(type, service)}.`;
  const prose = typeProse(type, service);
  return plainTypes.has(prose) ? undefined : prose;
}

const plainTypes: ReadonlySet<string> = new Set([
  "Text.", "A whole number.", "A number.", "A timestamp.", "Any value.", "A list.", "An object.", "The id of a namespace.",
  "One of the listed values.",
]);

function typeProse(type: Type, service: QueryService): string {
  return byKind(typeInWords, type, service);
}

const typeInWords: ByKind<Type, [service: QueryService], string> = {
  string: () => "Text.",
  integer: ({ minimum, maximum }) =>
    `A whole number${rangeProse(valueOr(minimum, undefined, "marked-beside"), valueOr(maximum, undefined, "marked-beside"))}.`,
  number: ({ minimum, maximum }) =>
    `A number${rangeProse(valueOr(minimum, undefined, "marked-beside"), valueOr(maximum, undefined, "marked-beside"))}.`,
  boolean: () => "A flag: present means true, absent means false.",
  timestamp: () => "A timestamp.",
  date: () => "A day, such as `2026-06-30`.",
  time: () => "A time of the day, such as `08:30`.",
  any: () => "Any value.",
  namespace: ({ extra }) =>
    (extra.length === 0 ? "The id of a namespace." : `The id of a namespace, or ${alternatives(extra.map(String))}.`),
  user: ({ subtypes }) => `A user, given as ${alternatives(subtypes)}.`,
  title: () => "The title of a page.",
  limit: (type, service) => `How many: ${limitProse(type, service)}.`,
  enum: () => "One of the listed values.",
  list: () => "A list.",
  map: () => "An object.",
  shape: () => "An object.",
  union: ({ members }, service) => `${members.map((member) => typeProse(member, service).replace(/\.$/, "")).join("; or: ")}.`,
};

function rangeProse(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined) return maximum === undefined ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
  return maximum === undefined ? "" : ` of at most ${maximum}`;
}

function limitProse({ minimum, maximum, highMaximum }: LimitType, service: QueryService): string {
  return `${minimum} to ${maximum}, for privileged callers up to ${highMaximum}${maxProse(service)}`;
}

function maxProse(service: QueryService): string {
  const word = valueOr(service.wire.maxLimit, undefined, "marked-beside");
  return word === undefined ? "" : `, or ${codeSpan(word)} for as many as allowed`;
}

function multipleProse({ multiple }: Parameter, service: QueryService): string | undefined {
  if (multiple === undefined) return undefined;
  const all = multiple.all ? valueOr(service.wire.allSpecifier, undefined, "marked-beside") : undefined;
  const limits = `Up to ${multiple.lowLimit} values, for privileged callers up to ${multiple.highLimit}`;
  const repeats = multiple.duplicates ? "; the same value may be given twice and counts twice" : "";
  return `${limits}${repeats}.${all === undefined ? "" : ` ${codeSpan(all)} alone stands for all values.`}`;
}

/** What the values mean that a type lists itself, on whatever level, and what else there is to say; undefined where there is nothing. */
export function valuesProse(type: Type): string | undefined {
  const listed = [...typesWithin(type)].flatMap(ownValues);
  const sentences = [...valueMeanings(listed), remarksOnValues(listed)].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** Which of the values are deprecated, and which the source document does not have; undefined where there is nothing to say. */
function remarksOnValues(values: readonly EnumValue[]): string | undefined {
  const deprecated = values
    .filter(isOnlyDeprecated)
    .flatMap(({ value, deprecated: by }) => (by === undefined ? [] : [`${codeSpan(value)}${statusRemark(by)}`]));
  const added = values.flatMap(({ value, addedBy }) => (addedBy === undefined ? [] : [`${codeSpan(value)}${statusRemark(decidedBy(addedBy))}`]));
  const sentences = [
    deprecated.length === 0 ? undefined : `Deprecated: ${list(deprecated, "and", String)}.`,
    ...values.map(lifecycleOfValue),
    added.length === 0 ? undefined : `Not in the source document: ${list(added, "and", String)}.`,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** Undefined where nothing more is said than that the value is deprecated, which the list of these says. */
function lifecycleOfValue(value: EnumValue): string | undefined {
  const prose = isOnlyDeprecated(value) ? historyProse(value) : lifecycleProse(value);
  return prose === undefined ? undefined : `${codeSpan(value.value)}: ${prose}`;
}

/** What a person should know of a value set beside its title; undefined where there is nothing. */
export function valueSetProse({ description, values, missing }: ValueSet): string | undefined {
  const sentences = [description, remarksOnValues(values), missing?.note];
  const prose = sentences.filter((sentence) => sentence !== undefined).join(" ");
  const text = [prose, valueList(values)].filter((part) => part !== undefined && part !== "").join("\n\n");
  return text === "" ? undefined : text;
}

function defaultProse({ default: fact }: Parameter): string | undefined {
  if (fact === undefined) return undefined;
  const remark = statusRemark(fact);
  return whereKnown(fact, (value) => `Default: ${valueProse(value)}${remark}.`, () => `Default${remark}.`);
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
      return `Only in mode ${list(condition.modes.map(String), "or", String)}.`;
    case "applies-to": {
      const when = valueOr(condition.when, undefined, "marked-beside");
      const where = when === undefined ? "" : `, that is with ${codeSpan(`${when.parameter}=${when.value}`)}`;
      return `Applies only to ${condition.subject}${where}${statusRemark(condition.when)}.`;
    }
  }
}

function templateProse({ template }: Parameter): string {
  return `Given once for each value of ${codeSpan(template!.parameter)}.`;
}

function originProse({ origin }: Parameter): string | undefined {
  return origin.status === "decided" ? `Not in the source document${statusRemark(origin)}.` : undefined;
}

function alternatives(values: readonly string[]): string {
  return list(values, "or");
}

function list(values: readonly string[], word: string, show: (value: string) => string = codeSpan): string {
  const shown = values.map(show);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${word} ${shown.at(-1)}`;
}
