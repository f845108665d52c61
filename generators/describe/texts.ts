import { codeSpan } from "../codegen/markdown.ts";
import type { Type } from "../model/type.ts";
import type { EnumValue } from "../model/value-set.ts";

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

/**
 * A number with a noun in the plural: `1 character`, `2 characters`. The nouns are regular ones, with an `s`, perhaps
 * with words behind them.
 */
export function counted(number: number | string, nouns: string): string {
  return Number(number) === 1 ? `1 ${nouns.replace(/s\b/, "")}` : `${number} ${nouns}`;
}

/** The first sentence of a text in Markdown; all of it where it has no end. */
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

/** Returns the meanings of values that have one, each as a line of Markdown: `` `ids`: The ids. `` */
export function valueMeanings(values: readonly EnumValue[]): readonly string[] {
  return values.flatMap(({ value, description }) =>
    description === undefined ? [] : [`${codeSpan(value)}: ${description}`],
  );
}

/** Returns the same as a list below a paragraph, or `undefined` if no value has a description. */
export function valueList(values: readonly EnumValue[]): string | undefined {
  const lines = valueMeanings(values).map((line) => `- ${line}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** The values that a type lists itself; those of a value set are described there. */
export function ownValues(type: Type): readonly EnumValue[] {
  return type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
}
