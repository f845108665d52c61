import { sum } from "../../../core/samples/type.js";
import type { Found, PageSite } from "../page-set/read-title.js";
import type { Page } from "../../../query/server/handlers.js";
import type { SiteNames } from "../../../query/server/results/sample.js";
import type { NamedText } from "../../../core/samples/text.js";

/*
 * The mock site. Page 7 of namespace 2 is `User:Example 7` with the id 2007. Every other title is an existing page,
 * with the exceptions below.
 */

/** The first id that is derived from a title. */
const firstNamed = 1_000_000;

/** Titles made of these words and a number are redirects to the returned title. */
const words: Readonly<Record<string, (ns: number, number: number) => string | undefined>> = {
  Redirect: titleOf,
  "Double redirect": (ns, number) => inNamespace(ns, `Redirect ${number}`),
  "Broken redirect": (ns, number) => inNamespace(ns, `Missing ${number}`),
  "Self redirect": (ns, number) => inNamespace(ns, `Self redirect ${number}`),
  "Interwiki redirect": (_, number) => `wikipedia:Example ${number}`,
};
const missing = /^Missing \d{1,3}$/;

/** Pages that a mock stores: they take precedence over generated ones. */
export interface KeptPages {
  find(title: string): Found | undefined;
  findById(pageid: number): Found | undefined;
  findByRevision(revid: number): Found | undefined;
}

/** Creates the mock site. Its interwiki titles have the given prefixes. */
export function mockSite(interwikis: Readonly<Record<string, string>>, kept?: KeptPages): PageSite {
  const named = createNamedPages();
  const withId = (id: number): Found | undefined => {
    const page = id < firstNamed ? pageOfId(id) : named.find(id);
    return page && { page };
  };
  return {
    namespaces: namespaceNames,
    aliases: { image: 6, "image talk": 7 },
    interwikis,
    pageOfTitle: (ns, title) => pageOf(kept?.find(title)) ?? pageOfTitle(ns, title, named),
    pageOfId: (id) => pageOf(kept?.findById(id)) ?? withId(id),
    // A generated revision belongs to the page with the same number.
    pageOfRevision: (id) => pageOf(kept?.findByRevision(id)) ?? withId(id),
  };
}

function pageOf(found: Found | undefined): Found | undefined {
  return found && { page: found.page };
}

function pageOfTitle(ns: number, title: string, named: NamedPages): Found {
  const own = ns === 0 ? title : title.slice(title.indexOf(":") + 1);
  // Pages in negative namespaces are never stored.
  if (ns < 0) return { page: { ns, title, special: true } };
  if (missing.test(own)) return { page: { ns, title, missing: true } };
  const [, word = "", digits = ""] = /^(\D+) (\d{1,9})$/.exec(own) ?? [];
  const number = Number(digits);
  const pageid = idFor(ns, title, number);
  const page =
    pageid === undefined ? named.remember({ pageid: firstNamed + sum(title), ns, title }) : { pageid, ns, title };
  const target = Object.hasOwn(words, word) && number < 1000 ? words[word]?.(ns, number) : undefined;
  return { page, target };
}

function inNamespace(ns: number, text: string): string {
  const name = namespaceNames[ns] ?? "";
  return name === "" ? text : `${name}:${text}`;
}

/** Returns the id of a page whose title has the form of the examples. */
function idFor(ns: number, title: string, number: number): number | undefined {
  if (number > 0 && number < 1000 && titleOf(ns, number) === title) return idOf(ns, number);
  return ns === 0 && number > 0 && number < firstNamed && pageOfId(number).title === title ? number : undefined;
}

/** The maximum number of remembered pages. */
const most = 10_000;

/** Pages whose ids are derived from their titles. A page can be found by its id after a response has named it. */
interface NamedPages {
  remember(page: Page): Page;
  find(id: number): Page | undefined;
}

function createNamedPages(): NamedPages {
  const pages = new Map<number, Page>();
  return {
    remember(page) {
      if (page.pageid === undefined) return page;
      if (pages.size === most) pages.clear();
      pages.set(page.pageid, page);
      return page;
    },
    find: (id) => pages.get(id),
  };
}

/* The pages of the mock site. For example, page 7 of namespace 2 is `User:Example 7` with the id 2007. */

/** The namespaces of a new installation. */
export const namespaceNames: Readonly<Record<string, string>> = {
  "-2": "Media",
  "-1": "Special",
  0: "",
  1: "Talk",
  2: "User",
  3: "User talk",
  4: "Project",
  5: "Project talk",
  6: "File",
  7: "File talk",
  8: "MediaWiki",
  9: "MediaWiki talk",
  10: "Template",
  11: "Template talk",
  12: "Help",
  13: "Help talk",
  14: "Category",
  15: "Category talk",
};
const perNamespace = 1000;
const word = "Example";

export function titleOf(ns: number, number: number) {
  const name = namespaceNames[ns] ?? "";
  return `${name === "" ? "" : `${name}:`}${word} ${number}`;
}

export function idOf(ns: number, number: number) {
  return Math.max(0, ns) * perNamespace + number;
}

export function pageOfId(id: number): { readonly pageid: number; readonly ns: number; readonly title: string } {
  const ns = Math.floor(id / perNamespace);
  const isOurs = ns < 16 && id % perNamespace !== 0;
  return isOurs
    ? { pageid: id, ns, title: titleOf(ns, id % perNamespace) }
    : { pageid: id, ns: 0, title: `${word} ${id}` };
}

/** The default addresses of other sites. */
export const interwikis: Readonly<Record<string, string>> = { wikipedia: "https://wikipedia.example/wiki/$1" };

const texts: readonly NamedText[] = [
  [/url|href|server$/i, (number) => `https://example.org/wiki/Example_${number}`],
  [/contentmodel/i, () => "wikitext"],
  [/contentformat/i, () => "text/x-wiki"],
];

export const siteNames: SiteNames = { texts, titleOf, idMember: "pageid", idOf, lastMember: "lastrevid" };
