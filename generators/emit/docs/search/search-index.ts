import type { ListedPlace } from "../../../../templates/runtime/docs/search/places.ts";
import { escapeUnsafe } from "../../../codegen/unsafe.ts";
import type { Page, PageKind } from "../site.ts";
import { type HeadingRule, type SearchEntry, searchEntries } from "./search-entries.ts";
import { linksOf } from "../notes.ts";

/**
 * The indexed data of a page, kept until all pages are created. Entries are stored as JSON strings, because objects
 * would take twice the memory.
 */
export interface IndexedPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  /** The paths of the services that the page belongs to. */
  readonly services: readonly string[];
  readonly places: readonly IndexedPlace[];
}

interface IndexedPlace {
  readonly text: string;
  readonly title: string;
  readonly heading: HeadingRule | undefined;
}

export function indexedPage(page: Page): IndexedPage {
  const places = searchEntries(page).map((entry) => ({
    text: json(placeData(entry)),
    title: entry.names[0],
    heading: entry.heading,
  }));
  const { path, kind, title } = page;
  return { path, kind, title, services: servicesOf(page), places };
}

/**
 * Returns the search data as a script, because pages opened from the file system can load scripts but no other files.
 * The script lists the entries, and the browser builds the index from them, as README.md explains.
 */
export function searchIndex(pages: readonly IndexedPage[]): string {
  return Array.from(scriptOf(pages)).join("");
}

function* scriptOf(pages: readonly IndexedPage[]): Generator<string> {
  const isFound = foundAmong(pages.flatMap(({ places }) => places));
  const services = pages.filter(({ kind }) => kind === "service");
  const numbers = new Map(services.map(({ path }, number) => [path, number]));
  yield `globalThis.searchServices = ${json(services.map(({ title }) => title))};\nglobalThis.searchPages = [`;
  for (const [index, { path, title, services: of, places }] of pages.entries()) {
    yield index === 0 ? "\n[" : ",\n[";
    yield `${json(path)},${json(title)},${of.length === 1 ? (numbers.get(of[0]!) ?? -1) : -1}`;
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

/** Omits empty values at the end. */
function placeData({
  kind,
  anchor = "",
  names,
  text,
  facts = "",
  values,
  calls = [],
}: SearchEntry): readonly unknown[] {
  const all = [kind, anchor, names, text, facts, values, calls] as const satisfies ListedPlace;
  return all.slice(0, 1 + all.findLastIndex(({ length }) => length > 0));
}

function json(value: unknown): string {
  return escapeUnsafe(JSON.stringify(value));
}

/**
 * Returns the paths of the services that a page belongs to. For a decision, these are the services of the pages that
 * depend on it.
 */
function servicesOf(page: Page): readonly string[] {
  const paths = page.kind === "decision" ? linksOf(page).map(({ path }) => path) : [page.path];
  return [
    ...new Set(
      paths.flatMap((path) => /^api\/[^/]+?(?=\/|\.html$)/.exec(path) ?? []).map((folder) => `${folder}.html`),
    ),
  ];
}
