import { escapeUnsafe } from "../../../codegen/unsafe.ts";
import type { Page } from "../site.ts";
import type { HeadingRule, SearchEntry } from "./entry.ts";
import { searchEntries } from "./search-entries.ts";

/** What is kept of a page until all pages are made. It is text: as data, the places of all pages would take twice the memory. */
export interface IndexedPage {
  readonly head: string;
  readonly places: readonly IndexedPlace[];
}

interface IndexedPlace {
  readonly text: string;
  readonly title: string;
  readonly heading: HeadingRule | undefined;
}

export function indexedPage(page: Page): IndexedPage {
  const places = searchEntries(page).map((entry) => ({ text: json(placeData(entry)), title: entry.names[0], heading: entry.heading }));
  return { head: `${json(page.path)},${json(page.title)}`, places };
}

/**
 * What the search looks through, as a script: pages in a folder may not read other files, but may run them. It lists the places, and
 * the browser makes the index of them, as README.md explains.
 */
export function searchIndex(pages: readonly IndexedPage[]): string {
  return Array.from(scriptOf(pages)).join("");
}

function* scriptOf(pages: readonly IndexedPage[]): Generator<string> {
  const isFound = foundAmong(pages.flatMap(({ places }) => places));
  yield "globalThis.searchPages = [";
  for (const [index, { head, places }] of pages.entries()) {
    yield index === 0 ? "\n[" : ",\n[";
    yield head;
    for (const place of places) if (isFound(place)) yield* [",", place.text];
    yield "]";
  }
  yield "\n];\n";
}

const mostChanges = 300;

function foundAmong(places: readonly IndexedPlace[]): (place: IndexedPlace) => boolean {
  const counts = new Map<string, number>();
  for (const { heading, title } of places) if (heading !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  const newest = new Set(places.filter(({ heading }) => heading === "while-new").slice(0, mostChanges));
  return (place) => {
    switch (place.heading) {
      case "where-alone":
        return counts.get(place.title) === 1;
      case "while-new":
        return newest.has(place);
      case "always":
      case undefined:
        return true;
    }
  };
}

function placeData({ kind, anchor = "", names, text, values, calls = [] }: SearchEntry): readonly unknown[] {
  if (calls.length > 0) return [kind, anchor, names, text, values, calls];
  return [kind, anchor, names, text, ...(values.length === 0 ? [] : [values])];
}

function json(value: unknown): string {
  return escapeUnsafe(JSON.stringify(value));
}
