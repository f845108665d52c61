import type { Select } from "../../packages/wiki/src/storage/select.ts";
import type { Work } from "./entry.ts";

/** Formats the result of a pattern check for the table. */
export function foundBy(isSlow: (pattern: string) => boolean, { slowPatterns, safePatterns }: Work): string {
  const found = slowPatterns.filter(isSlow).length;
  const accused = safePatterns.filter(isSlow).length;
  return `${found} of ${slowPatterns.length} slow ones; ${accused} of ${safePatterns.length} false positives`;
}

/** The number of times that each query is compiled. */
const times = 2000;

/** Compiles each query many times, with nothing kept from the time before. */
export function compiledStatements(compile: (query: Select) => unknown, { queries }: Work): string {
  for (let time = 0; time < times; time++) for (const query of queries) compile(query);
  return `${times * queries.length} statements`;
}
