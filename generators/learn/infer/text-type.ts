import { choicesOf } from "../../model/queries.ts";
import type { Json } from "../../codegen/json.ts";
import { utcTime } from "../judge/type-fault.ts";
import type { Terms } from "./terms.ts";

/** Fewer different texts may be in a set by chance. */
const fewest = 3;

/** The type of texts, by their values and the name they stand under. */
export function textType(terms: Terms, name: string, values: readonly string[]): Json {
  const different = [...new Set(values)];
  const others = different.filter((value) => !utcTime.test(value));
  if (others.length === 0) return "timestamp";
  if (others.length === 1 && different.length > 1 && /^[a-z]+$/.test(others[0]!))
    return { anyOf: ["timestamp", { const: others[0]! }] };
  if (/title$/i.test(name)) return "title";
  if (name === "user") return "user";
  return (different.length >= fewest ? listedType(terms, different) : undefined) ?? "string";
}

/** The smallest set that has all of them. */
function listedType({ scope: { valueSets }, parameters }: Terms, different: readonly string[]): Json | undefined {
  const shared = [...valueSets.values()].map(({ id, values }) => ({
    yaml: id as Json,
    values: values.map(({ value }) => value),
  }));
  const own = parameters.flatMap(({ type }) =>
    type.kind === "enum" && type.values.kind === "inline" ? [choicesOf(type, valueSets)] : [],
  );
  const inline = own
    .map(({ values }) => values.map(({ value }) => value))
    .map((values) => ({ yaml: values as Json, values }));
  const [smallest] = [...shared, ...inline]
    .filter(({ values }) => different.every((value) => values.includes(value)))
    .sort((a, b) => a.values.length - b.values.length);
  return smallest && { values: smallest.yaml };
}
