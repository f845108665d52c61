import type { Page } from "../../query/server/handlers.js";

/** A result in the first version of the format: what is true is an empty text, and what is false is not there. */
export function inVersion1(value: unknown): unknown {
  if (value === true) return "";
  if (Array.isArray(value)) return value.filter((item) => item !== false).map(inVersion1);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === false ? [] : [[name, inVersion1(inner)]])));
}

/** Pages by id; those without one by numbers below zero. */
export function pagesById(pages: readonly Page[]): Readonly<Record<string, Page>> {
  let withoutId = 0;
  return Object.fromEntries(pages.map((page) => [String(page.pageid ?? --withoutId), page]));
}
