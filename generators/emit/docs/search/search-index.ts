import { escapeUnsafe } from "../../../codegen/unsafe.ts";
import { groupBy } from "../../../model/group-by.ts";
import type { SearchEntry } from "./entry.ts";
import { searchEntries } from "./search-entries.ts";

/**
 * What the search looks through, as a script: pages in a folder may not read other files, but may run them. It lists the places, and
 * the browser makes the index of them, as README.md explains. `places` are those of all pages.
 */
export function searchIndex(places: readonly SearchEntry[]): string {
  const lines = Array.from(groupBy(searchEntries(places), ({ path }) => path).values(), pageLine);
  return `globalThis.searchPages = [\n${lines.join(",\n")}\n];\n`;
}

/** A page as text at once: the data of all pages would take as much memory as the index. */
function pageLine(places: readonly SearchEntry[]): string {
  const { path, page } = places[0]!;
  return escapeUnsafe(JSON.stringify([path, page, ...places.map(placeData)]));
}

function placeData({ kind, anchor = "", names, text, values, calls = [] }: SearchEntry): readonly unknown[] {
  if (calls.length > 0) return [kind, anchor, names, text, values, calls];
  return [kind, anchor, names, text, ...(values.length === 0 ? [] : [values])];
}
