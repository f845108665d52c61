import { choicesOf, shapeFields, shapeNamed } from "../../../model/queries.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import type { Fact } from "../../../model/fact.ts";
import type { FieldRule } from "../../../model/rules.ts";
import type { Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import { remembered } from "../../../model/memo.ts";
import type { Resource, Shape } from "../../../model/resource.ts";
import type { ResultField, ResultType } from "../../../model/result.ts";
import { shapeNamed as resultShape } from "../../../model/result-parts.ts";
import { type Type, valueSetsById } from "../../../model/type.ts";

export interface SampleScope {
  readonly service: Service;
  /** Empty for parameters of query modules. */
  readonly shapes: readonly Shape[];
  readonly side: "request" | "response";
  readonly name: string;
  /** The number of objects around the value. */
  readonly depth: number;
  /** True if the value must be greater than that of another member. */
  readonly later?: boolean;
  /** Values of members of the outermost object, by name. */
  readonly given?: ReadonlyMap<string, unknown>;
}

/** Objects at this depth have only their required members, if possible. */
const deepest = 2;
/** Lists at this depth are empty if possible, because types may be recursive. */
const bottom = 5;

/** Returns a value of the type, either from an example in the spec with the same name or generated. */
export function sampleValue(type: Fact<Type> | undefined, scope: SampleScope): unknown {
  const known = type?.value;
  return known === undefined ? textNamed(scope.name) : byKind(samples, known, scope);
}

const samples: ByKind<Type, [scope: SampleScope], unknown> = {
  string({ minLength, maxLength, pattern, format }, { service, name }) {
    const standard = format?.value;
    const [least, most, form] = [minLength?.value ?? 0, maxLength?.value ?? Infinity, pattern?.value];
    const fits = (value: unknown): value is string =>
      typeof value === "string" &&
      value.length >= least &&
      value.length <= most &&
      (form === undefined || new RegExp(form, "u").test(value));
    const own = shownValues(service).get(name) ?? [];
    const plain = standard === undefined ? textNamed(name) : formats[standard];
    const made = [plain, plain.slice(0, most), plain.padEnd(least, "."), "1"];
    const known = (standard === undefined ? [...own, ...made] : made).find(fits);
    return known ?? (form === undefined ? "x".repeat(least) : textLike(form, fits));
  },
  integer: ({ minimum, maximum }, scope) => numberSample(scope, minimum?.value, maximum?.value),
  number: ({ minimum, maximum }, scope) => numberSample(scope, minimum?.value, maximum?.value),
  decimal: ({ minimum, maximum, scale }, { later }) =>
    (later ? maximum?.value : minimum?.value) ?? (scale?.value === 0 ? "12" : "12.5"),
  boolean: () => true,
  timestamp: (_, { service, later }) =>
    moment((service.kind === "resource" ? service.timestamps?.value?.[0] : undefined) ?? "YYYY-MM-DDThh:mm:ssZ", later),
  date: (_, { later }) => moment("YYYY-MM-DD", later),
  time: (_, { later }) => moment("hh:mm", later),
  duration: () => "PT1H",
  binary: ({ maxBytes }) => ((maxBytes?.value ?? 3) < 3 ? "" : "a2ls"),
  file: () => "content of the file",
  any: (_, { name }) => textNamed(name),
  namespace: () => 0,
  user: () => "Example",
  title: () => "Main Page",
  limit: ({ minimum, maximum }) => Math.min(Math.max(minimum, 10), maximum),
  enum: (type, { service, name }) => {
    const { values } = choicesOf(type, valueSetsById(service.valueSets));
    const current = values.find(({ deprecated }) => deprecated === undefined) ?? values[0];
    return current?.value ?? textNamed(name);
  },
  literal: ({ values }) => values[0],
  list: ({ items, minItems }, scope) =>
    Array.from({ length: Math.max(minItems?.value ?? 0, scope.depth < bottom ? 1 : 0) }, () =>
      byKind(samples, items, scope),
    ),
  map: ({ values, minItems }, scope) =>
    Object.fromEntries(
      Array.from({ length: Math.max(1, minItems?.value ?? 0) }, (_, index) => [
        index === 0 ? "example" : `example${index + 1}`,
        byKind(samples, values, { ...scope, depth: scope.depth + 1 }),
      ]),
    ),
  shape: ({ shape: name }, scope) => {
    const shape = shapeNamed(scope, name);
    return shape === undefined ? {} : shapeSample(shape, scope);
  },
  "one-of": ({ members: [first] }, scope) => byKind(samples, first!, scope),
  union: ({ members: [first] }, scope) => byKind(samples, first!, scope),
};

function shapeSample(shape: Shape, scope: SampleScope): Readonly<Record<string, unknown>> {
  const rules = shape.fieldRules;
  const later = laterNames(rules);
  const isNeeded = new Set(rules.flatMap((rule) => (rule.kind === "count" && rule.least > 0 ? [rule.fields[0]!] : [])));
  const hasOptional = scope.side === "response" && scope.depth < deepest;
  return Object.fromEntries(
    shapeFields(scope, shape)
      .filter(
        ({ name, required, deprecated }) => required || isNeeded.has(name) || (hasOptional && deprecated === undefined),
      )
      .map(({ name, type, nullable }) => [
        name,
        scope.depth === 0 && scope.given?.has(name)
          ? scope.given.get(name)
          : nullable && scope.depth >= bottom
            ? null
            : sampleValue(type, { ...scope, name, depth: scope.depth + 1, later: later.has(name) }),
      ]),
  );
}

/** Returns the names of members whose values must be greater than those of others. */
export function laterNames(rules: readonly FieldRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap((rule) => (rule.kind === "order" ? [rule.greater] : [])));
}

const formats = {
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  email: "ada@example.org",
  uri: "https://example.org/example",
} as const;

function numberSample({ service, name, later }: SampleScope, minimum = -Infinity, maximum = Infinity): number {
  const own = (shownValues(service).get(name) ?? []).find(
    (value) => typeof value === "number" && value >= minimum && value <= maximum,
  ) as number | undefined;
  return Math.min(Math.max(own ?? 1, minimum), maximum) + (later ? 1 : 0);
}

function moment(form: string, later = false): string {
  const digits: Readonly<Record<string, string>> = { YYYY: "2026", MM: "01", DD: later ? "03" : "02", ss: "00" };
  return form.replace(/YYYY|MM|DD|hh|mm|ss/g, (sign) => digits[sign] ?? (sign === "hh" && later ? "10" : "09"));
}

/** Returns a sample string, such as `Example room name` for `room_name`. */
function textNamed(name: string): string {
  return `Example ${name.replaceAll(/[-_]/g, " ")}`;
}

/** The values of all examples of a service, by the name of their member. */
export const shownValues = remembered((service: Service): ReadonlyMap<string, readonly unknown[]> => {
  const found = new Map<string, unknown[]>();
  const add = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) add(item, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, member] of Object.entries(value)) add(member, key);
    else if (found.has(name)) found.get(name)!.push(value);
    else found.set(name, [value]);
  };
  const examples =
    service.kind === "query"
      ? service.modules.flatMap((module) => module.examples)
      : service.resources.flatMap(({ operations }) => operations.flatMap((operation) => operation.examples));
  for (const { parameters, request, response } of examples)
    for (const one of [parameters, request, response]) add(one, "");
  return found;
});

export function resourceScope(
  service: Service,
  { shapes }: Pick<Resource, "shapes">,
  side: SampleScope["side"],
): SampleScope {
  return { service, shapes, side, name: "", depth: 0 };
}

/* Values in the results of query modules. */

export interface ResultScope extends SampleScope {
  readonly service: QueryService;
  readonly isPresent: (field: ResultField) => boolean;
}

/** Returns an object with those members that the response includes. */
export function resultSample(fields: readonly ResultField[], scope: ResultScope): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields
      .filter((field) => scope.isPresent(field) && !(field.optional && scope.depth > deepest))
      .map(({ name, type }) => [name, byKind(resultSamples, type, { ...scope, name, depth: scope.depth + 1 })]),
  );
}

const resultSamples: ByKind<ResultType, [scope: ResultScope], unknown> = {
  text: ({ pattern }, { name }) =>
    pattern === undefined || new RegExp(pattern, "u").test(textNamed(name))
      ? textNamed(name)
      : textLike(pattern, () => true),
  number: ({ minimum, maximum }, scope) => numberSample(scope, minimum, maximum),
  const: ({ value }) => value,
  any: samples.any,
  boolean: samples.boolean,
  timestamp: samples.timestamp,
  namespace: () => 0,
  user: samples.user,
  title: samples.title,
  enum: samples.enum,
  list: ({ items }, scope) => (scope.depth < bottom ? [byKind(resultSamples, items, scope)] : []),
  map: ({ values }, scope) => ({ example: byKind(resultSamples, values, { ...scope, depth: scope.depth + 1 }) }),
  object: ({ fields }, scope) => resultSample(fields, scope),
  shape: ({ shape }, scope) =>
    scope.depth < bottom ? resultSample(resultShape(scope.service, shape).fields, scope) : {},
  union: ({ members: [first] }, scope) => byKind(resultSamples, first!, scope),
};

/**
 * Returns a string that matches a pattern of literals, classes, groups and repetitions, preferably one that `fits`
 * accepts. Of alternatives, it uses the first. Returns an empty string for other patterns, such as those with a
 * lookahead.
 */
export function textLike(pattern: string, fits: (text: string) => boolean): string {
  for (let more = 0; more < 40; more++) {
    const reader = { rest: pattern.replace(/^\^|\$$/g, ""), more };
    const text = alternation(reader);
    if (reader.rest === "" && new RegExp(pattern, "u").test(text) && fits(text)) return text;
  }
  return "";
}

/** The unread part of a pattern, and the number of repetitions to add to the minimum of an open-ended one. */
interface Reader {
  rest: string;
  readonly more: number;
}

function alternation(reader: Reader): string {
  const first = sequence(reader);
  while (taken(reader, /^\|/) !== undefined) sequence(reader);
  return first;
}

function sequence(reader: Reader): string {
  let text = "";
  while (reader.rest !== "" && !/^[|)]/.test(reader.rest)) {
    const part = atom(reader);
    text += part.repeat(repetition(reader));
  }
  return text;
}

function atom(reader: Reader): string {
  if (taken(reader, /^\((?:\?:)?/) !== undefined) {
    const inner = alternation(reader);
    taken(reader, /^\)/);
    return inner;
  }
  const set = taken(reader, /^(?:\[(?:\\.|[^\]\\])*\]|\\[dws]|\.)/);
  if (set === undefined) return (taken(reader, /^\\?[^]/) ?? "").slice(-1);
  const member = new RegExp(set, "u");
  return [..."a1A0-_ .:/+@#!~"].find((character) => member.test(character)) ?? "";
}

function repetition(reader: Reader): number {
  const [, minimum, maximum] = /^\{(\d+)(?:,(\d*))?\}/.exec(taken(reader, /^\{\d+(?:,\d*)?\}/) ?? "") ?? [];
  const sign = minimum === undefined ? taken(reader, /^[*+?]/) : undefined;
  const least = minimum === undefined ? (sign === "*" || sign === "?" ? 0 : 1) : Number(minimum);
  const most = sign === "*" || sign === "+" || maximum === "" ? Infinity : sign === "?" ? 1 : Number(maximum ?? least);
  return Math.min(Math.max(least, 1) + reader.more, most);
}

function taken(reader: Reader, what: RegExp): string | undefined {
  const text = what.exec(reader.rest)?.[0];
  if (text !== undefined) reader.rest = reader.rest.slice(text.length);
  return text;
}
