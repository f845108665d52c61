import { codeSpan } from "../codegen/markdown.ts";
import type { Type } from "../model/type.ts";
import type { EnumValue } from "../model/value-set.ts";

/** What the values mean that say so, each in a line of Markdown: `` `ids`: The ids. `` */
export function valueMeanings(values: readonly EnumValue[]): readonly string[] {
  return values.flatMap(({ value, description }) =>
    description === undefined ? [] : [`${codeSpan(value)}: ${description}`],
  );
}

/** The same as a list, to stand below a paragraph; undefined where no value says what it means. */
export function valueList(values: readonly EnumValue[]): string | undefined {
  const lines = valueMeanings(values).map((line) => `- ${line}`);
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** The values that a type lists itself; those of a value set are described there. */
export function ownValues(type: Type): readonly EnumValue[] {
  return type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
}
