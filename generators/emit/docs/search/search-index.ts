import type { ListedPlace } from "../../../../templates/runtime/docs/search/places.ts";
import { escapeUnsafe } from "../../../codegen/unsafe.ts";
import type { Page, PageKind } from "../site.ts";
import type { HeadingRule, SearchEntry } from "./entry.ts";
import { searchEntries } from "./search-entries.ts";
import { linksOf } from "../notes.ts";

/**
 * What is kept of a page until all pages are made. It is text: as data, the places of all pages would take twice the
 * memory.
 */
export interface IndexedPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  /** The addresses of the services that it is of. */
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
 * What the search looks through, as a script: pages in a folder may not read other files, but may run them. It lists
 * the places, and the browser makes the index of them, as README.md explains.
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

/** What is empty at the end is left out. */
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
 * The addresses of the services that a page is of: the one that it stands below, and of a decision those of the pages
 * that rest on it.
 */
function servicesOf(page: Page): readonly string[] {
  const paths = page.kind === "decision" ? linksOf(page).map(({ path }) => path) : [page.path];
  return [
    ...new Set(
      paths.flatMap((path) => /^api\/[^/]+?(?=\/|\.html$)/.exec(path) ?? []).map((folder) => `${folder}.html`),
    ),
  ];
}
