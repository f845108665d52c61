import { codeSpan } from "../codegen/markdown.ts";
import type { EnumValue, Type } from "../model/type.ts";

type Texts = readonly (string | undefined)[];

/** Joins the defined sentences on one line. Returns `undefined` if all are missing. */
export function sentences(first: string, ...others: Texts): string;
export function sentences(...texts: Texts): string | undefined;
export function sentences(...texts: Texts): string | undefined {
  return joined(texts, " ");
}

/** Joins the defined paragraphs. Returns `undefined` if all are missing. */
export function paragraphs(first: string, ...others: Texts): string;
export function paragraphs(...texts: Texts): string | undefined;
export function paragraphs(...texts: Texts): string | undefined {
  return joined(texts, "\n\n");
}

function joined(texts: Texts, separator: string): string | undefined {
  const some = texts.filter((text) => text !== undefined && text !== "");
  return some.length === 0 ? undefined : some.join(separator);
}

/** Joins values in one phrase: `a, b or c`. */
export function enumerated(values: readonly string[], word: string): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} ${word} ${values.at(-1)}`;
}

/**
 * Formats a number with a plural noun: `1 character`, `2 characters`. The noun must be regular and may be followed by
 * other words.
 */
export function counted(number: number | string, nouns: string): string {
  return Number(number) === 1 ? `1 ${nouns.replace(/s\b/, "")}` : `${number} ${nouns}`;
}

/** Returns the first sentence of a Markdown text, or the whole text if it has no end of a sentence. */
export function firstSentence(markdown: string): string;
export function firstSentence(markdown: string | undefined): string | undefined;
export function firstSentence(markdown: string | undefined): string | undefined {
  if (markdown === undefined) return undefined;
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown)?.[0] ?? markdown;
}

/** Returns the rest of a text after its first sentence, or `undefined` if there is no more. */
export function afterFirstSentence(markdown: string | undefined): string | undefined {
  return markdown?.slice(firstSentence(markdown)?.length).trimStart() || undefined;
}

/** Returns the meanings of values that have one, each as a line of Markdown: `` `ids`: The ids. ``. */
export function valueMeanings(values: readonly EnumValue[]): readonly string[] {
  return values.flatMap(({ value, description }) =>
    description === undefined ? [] : [`${codeSpan(value)}: ${description}`],
  );
}

/** Returns these meanings as a list below a paragraph, or `undefined` if no value has one. */
export function valueList(values: readonly EnumValue[]): string | undefined {
  const lines = valueMeanings(values).map((line) => `- ${line}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** Returns the values that a type lists itself. The values of a value set are described with the set. */
export function ownValues(type: Type): readonly EnumValue[] {
  return type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
}
