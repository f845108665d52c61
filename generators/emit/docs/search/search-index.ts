import { escapeUnsafe } from "../../../codegen/unsafe.ts";
import { groupBy } from "../../../model/group-by.ts";
import type { Site } from "../site.ts";
import type { SearchEntry } from "./entry.ts";
import { searchEntries } from "./search-entries.ts";

/**
 * What the search looks through, as a script: pages in a folder may not read other files, but may run them. It lists the places, and
 * the browser makes the index of them, as README.md explains.
 */
export function searchIndex(site: Site): string {
  const services = site.pages.filter(({ kind }) => kind === "service").map(({ title }) => title);
  const pages = [...groupBy(searchEntries(site), ({ path }) => path)].map(([path, [first, ...others]]) => [path, first!.page, services.indexOf(first!.service ?? ""), ...[first!, ...others].map(placeData)]);
  const written = (values: readonly unknown[]): string => `[\n${values.map((value) => escapeUnsafe(JSON.stringify(value))).join(",\n")}\n]`;
  return `globalThis.searchServices = ${written(services)};\nglobalThis.searchPages = ${written(pages)};\n`;
}

/** What is empty at the end is left out. */
function placeData({ kind, anchor = "", names, text, facts = "", values, calls = [] }: SearchEntry): readonly unknown[] {
  const all: readonly (string | readonly unknown[])[] = [kind, anchor, names, text, facts, values, calls];
  return all.slice(0, 1 + all.findLastIndex(({ length }) => length > 0));
}
