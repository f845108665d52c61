import type { Way } from "../judge.ts";
import { type Data, type EmittedId, type Found, dataOf, listOf } from "./classes.ts";

/** The functions that resolve a reference before and after. */
export interface References {
  readonly before: (reference: string) => unknown;
  readonly after: (reference: string) => unknown;
}

/** Compares schemas by the values that they accept. Each pair of references is compared once per direction. */
export class SchemaComparison {
  readonly #references: References;
  readonly #seen = new Set<string>();

  constructor(references: References) {
    this.#references = references;
  }

  compare(before: unknown, after: unknown, way: Way, path: readonly string[]): readonly Found[] {
    const [old, now] = [dataOf(before), dataOf(after)];
    if (typeof old["$ref"] === "string" || typeof now["$ref"] === "string") return this.#follow(old, now, way, path);
    if (before === after || isAny(before) !== isAny(after))
      return before === after ? [] : [found(isAny(after) ? "wider" : "narrower", way, path)];
    return [
      ...this.#keywords(old, now, way, path),
      ...this.#members(old, now, way, path),
      ...this.#inner(old, now, way, path),
    ];
  }

  #follow(old: Data, now: Data, way: Way, path: readonly string[]): readonly Found[] {
    if (isElsewhere(old) || isElsewhere(now))
      return old["$ref"] === now["$ref"]
        ? []
        : [found("other", way, path, `${shown(old["$ref"])}, now ${shown(now["$ref"])}`)];
    const pair = `${way} ${String(old["$ref"])} ${String(now["$ref"])}`;
    if (old["$ref"] === now["$ref"] && this.#seen.has(pair)) return [];
    this.#seen.add(pair);
    const [before, after] = [this.#target(old, this.#references.before), this.#target(now, this.#references.after)];
    return path.length > DEEPEST ? [] : this.compare(before, after, way, path);
  }

  #target(schema: Data, lookUp: (reference: string) => unknown): unknown {
    const { $ref: reference, ...beside } = schema;
    if (typeof reference !== "string") return schema;
    const target = lookUp(reference);
    return Object.keys(beside).some((key) => !isWords(key)) ? { allOf: [target, beside] } : target;
  }

  #keywords(old: Data, now: Data, way: Way, path: readonly string[]): readonly Found[] {
    const keys = new Set(
      [...Object.keys(old), ...Object.keys(now)].filter((key) => !isWords(key) && !structural.has(key)),
    );
    return [...keys]
      .filter((key) => text(old[key]) !== text(now[key]))
      .map((key) => {
        const step = (comparisons[key] ?? byPresence)(old[key], now[key]);
        return found(step, way, path, `${key}: ${shown(old[key])}, now ${shown(now[key])}`);
      });
  }

  #members(old: Data, now: Data, way: Way, path: readonly string[]): readonly Found[] {
    const [olds, news] = [dataOf(old["properties"]), dataOf(now["properties"])];
    const names = [...new Set([...Object.keys(olds), ...Object.keys(news)])];
    return names.flatMap((name): readonly Found[] => {
      const at = [...path, name];
      if (!(name in olds)) return [{ id: "emitted-member-added", way, path: at }];
      return name in news
        ? this.compare(olds[name], news[name], way, at)
        : [{ id: "emitted-member-removed", way, path: at }];
    });
  }

  #inner(old: Data, now: Data, way: Way, path: readonly string[]): readonly Found[] {
    return [
      ...["items", "additionalProperties"].flatMap((key) =>
        key in old || key in now
          ? this.compare(old[key] ?? true, now[key] ?? true, way, [...path, key === "items" ? "item" : "other members"])
          : [],
      ),
      ...["anyOf", "oneOf"].flatMap((key) =>
        this.#alternatives(listOf(old[key]), listOf(now[key]), way, path, ["wider", "narrower"]),
      ),
      ...this.#alternatives(listOf(old["allOf"]), listOf(now["allOf"]), way, path, ["narrower", "wider"]),
    ];
  }

  /** Compares alternatives. `more` is the effect of an additional alternative, `less` that of a removed one. */
  #alternatives(
    olds: readonly unknown[],
    news: readonly unknown[],
    way: Way,
    path: readonly string[],
    [more, less]: readonly [Step, Step],
  ): readonly Found[] {
    if (olds.length === news.length) return olds.flatMap((one, index) => this.compare(one, news[index], way, path));
    if (olds.length === 0 || news.length === 0)
      return [found((news.length === 0) === (more === "wider") ? "wider" : "narrower", way, path)];
    const texts = new Set(olds.map(text));
    const isSubset = (news.length > olds.length ? olds : news).every((one) =>
      (news.length > olds.length ? new Set(news.map(text)) : texts).has(text(one)),
    );
    return [found(isSubset ? (news.length > olds.length ? more : less) : "other", way, path)];
  }
}

type Step = "wider" | "narrower" | "other";

const ids: { readonly [One in Step]: EmittedId } = {
  wider: "emitted-schema-widened",
  narrower: "emitted-schema-narrowed",
  other: "emitted-schema-changed",
};

function found(step: Step, way: Way, path: readonly string[], detail?: string): Found {
  return { id: ids[step], way, path, ...(detail === undefined ? {} : { detail }) };
}

/** Returns whether the reference points to a file that is compared separately. */
function isElsewhere({ $ref: reference }: Data): boolean {
  return typeof reference === "string" && !reference.startsWith("#");
}

/** Returns whether a keyword contains documentation or marks. */
function isWords(key: string): boolean {
  return key.startsWith("x-") || words.has(key);
}

const words: ReadonlySet<string> = new Set([
  "$comment",
  "$id",
  "$schema",
  "$defs",
  "$anchor",
  "title",
  "description",
  "summary",
  "example",
  "examples",
  "default",
  "deprecated",
  "externalDocs",
]);

const structural: ReadonlySet<string> = new Set([
  "properties",
  "items",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
  "$ref",
]);

type Compare = (old: unknown, now: unknown) => Step;

const comparisons: Readonly<Record<string, Compare>> = {
  type: (old, now) => bySets(types(old), types(now)),
  enum: (old, now) =>
    old === undefined || now === undefined
      ? byPresence(old, now)
      : bySets(listOf(old).map(text), listOf(now).map(text)),
  required: (old, now) => bySets(listOf(now).map(text), listOf(old).map(text)),
  ...Object.fromEntries(
    ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"].map((key) => [
      key,
      bound((old, now) => now < old),
    ]),
  ),
  ...Object.fromEntries(
    ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"].map((key) => [
      key,
      bound((old, now) => now > old),
    ]),
  ),
};

function bound(isWider: (old: number, now: number) => boolean): Compare {
  return (old, now) =>
    typeof old === "number" && typeof now === "number"
      ? isWider(old, now)
        ? "wider"
        : "narrower"
      : byPresence(old, now);
}

/** An added constraint accepts fewer values, a removed one more. */
function byPresence(old: unknown, now: unknown): Step {
  if (old === undefined) return "narrower";
  return now === undefined ? "wider" : "other";
}

function bySets(olds: readonly string[], news: readonly string[]): Step {
  if (olds.every((one) => news.includes(one))) return "wider";
  return news.every((one) => olds.includes(one)) ? "narrower" : "other";
}

/** Returns the types of a schema. `number` includes `integer`, and a missing type means every type. */
function types(value: unknown): readonly string[] {
  if (value === undefined) return ["null", "boolean", "object", "array", "number", "integer", "string"];
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    one === "number" ? ["number", "integer"] : [String(one)],
  );
}

function isAny(schema: unknown): boolean {
  return schema === true || (typeof schema === "object" && schema !== null && Object.keys(schema).every(isWords));
}

/** Returns a schema as a string, without descriptions and with sorted keys. */
export function text(value: unknown): string {
  const plain = (_: string, one: unknown): unknown =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([key]) => !isWords(key))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one;
  return JSON.stringify(value, plain) ?? "undefined";
}

function shown(value: unknown): string {
  const all = value === undefined ? "nothing" : JSON.stringify(value);
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
}

const LONGEST = 80;

/** The maximum depth of nested references. */
const DEEPEST = 40;
