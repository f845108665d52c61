import type { Written } from "./audit-statements.ts";
import { escaped } from "./escaped.ts";

/**
 * Names that occur in a document: with an underscore, a path, or in capitals. Other names in the statements are Kiln's.
 */
const IDENTIFIER = /^(?:[a-z]+(?:_[a-z]+)+|\/[a-z_{}/]+|[A-Z][A-Z-]+)$/;

/** Returns the distinct identifiers among the names and strings in some data. */
export function identifiersIn(data: unknown): readonly Written[] {
  const names = [...new Set(textsWithin(data))].filter((text) => IDENTIFIER.test(text));
  return names.map((name) => ({
    statement: `“${name}”`,
    forms: [new RegExp(`(?<![\\w-])${escaped(inDocument(name))}(?![\\w-])`)],
  }));
}

/** Returns the name as the document writes it: path variables are in angle brackets. */
function inDocument(name: string): string {
  return name.replaceAll("{", "<").replaceAll("}", ">");
}

function textsWithin(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...(Array.isArray(data) ? [] : [key]), ...textsWithin(value)]);
}
