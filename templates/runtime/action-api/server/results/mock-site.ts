import { sum } from "../../../query/server/results/sum.js";
import type { Found, PageSite } from "../page-set/site.js";
import { idOf, namespaceNames, pageOfId, titleOf } from "./titles.js";

/* The made-up site: page 7 of namespace 2 is `User:Example 7`, with the id 2007, and all other titles have pages, but for those here. */

/** Where the ids begin of pages that only requests name. */
const named = 1_000_000;
/** Above this nothing has an id. */
const greatestId = 10_000_000_000;

/** Pages that are called like this and a number are not there, or lead elsewhere. */
const words: Readonly<Record<string, (ns: number, number: number) => string | undefined>> = {
  Redirect: titleOf,
  "Double redirect": (ns, number) => inNamespace(ns, `Redirect ${number}`),
  "Broken redirect": (ns, number) => inNamespace(ns, `Missing ${number}`),
  "Self redirect": (ns, number) => inNamespace(ns, `Self redirect ${number}`),
  "Interwiki redirect": (_, number) => `wikipedia:Example ${number}`,
};
const missing = /^Missing \d{1,3}$/;

export const mockSite: PageSite = {
  namespaces: namespaceNames,
  aliases: { image: 6, "image talk": 7 },
  interwikis: { wikipedia: "https://wikipedia.example/wiki/$1" },
  pageOfTitle,
  pageOfId: withId,
  // A revision is that of the page of the same number.
  pageOfRevision: withId,
};

function withId(id: number): Found | undefined {
  return id > greatestId ? undefined : { page: pageOfId(id) };
}

function pageOfTitle(ns: number, title: string): Found {
  const own = ns === 0 ? title : title.slice(title.indexOf(":") + 1);
  // Pages of negative namespaces are never stored.
  if (ns < 0) return { page: { ns, title, special: true } };
  if (missing.test(own)) return { page: { ns, title, missing: true } };
  const [, word = "", digits = ""] = /^(\D+) (\d{1,9})$/.exec(own) ?? [];
  const number = Number(digits);
  const page = { pageid: idFor(ns, title, number) ?? named + sum(title), ns, title };
  const target = Object.hasOwn(words, word) && number < 1000 ? words[word]?.(ns, number) : undefined;
  return { page, target };
}

function inNamespace(ns: number, text: string): string {
  const name = namespaceNames[ns] ?? "";
  return name === "" ? text : `${name}:${text}`;
}

/** The id of a page that is called like those of examples. */
function idFor(ns: number, title: string, number: number): number | undefined {
  if (number > 0 && number < 1000 && titleOf(ns, number) === title) return idOf(ns, number);
  return ns === 0 && number > 0 && pageOfId(number).title === title ? number : undefined;
}
