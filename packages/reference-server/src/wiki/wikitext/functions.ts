import { table } from "@kiln/server/query";
import { magicWords } from "../../query/site/magic-words.ts";
import { namespaces } from "../../query/site/namespaces.ts";
import { variables as known } from "../../query/site/wikitext.ts";
import { fullTitle, spaced, underscored, type StoredTitle } from "../titles.ts";
import { pageNamed } from "../site-titles.ts";
import { displayTitle } from "./display-title.ts";
import type { Expansion } from "./expand.ts";

/* The functions and variables of wikitext that decide what a text links to, and those that texts use most. Others stay as they are. */

type Fn = (first: string, values: readonly string[], expansion: Expansion) => string;
type Variable = (page: StoredTitle) => string;

/** Variables of the time, of the site and the like, which decide no link: they stay as they are. */
const unread: ReadonlySet<string> = new Set(
  magicWords.flatMap((word) => (word["case-sensitive"] && known.includes(word.name) ? word.aliases : [])),
);

const has = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** What `{{name:…|…}}` or `{{NAME}}` is; undefined where the name is of neither, but of a page. */
export function callFunction(name: string, values: () => readonly string[], expansion: Expansion): string | undefined {
  const colon = name.indexOf(":");
  if (colon < 0) {
    const fixed = has(signs, name);
    return fixed ?? has(variables, name)?.(expansion.page) ?? (unread.has(name) ? `{{${name}}}` : undefined);
  }
  const [given, first] = [name.slice(0, colon), name.slice(colon + 1).trim()];
  const fn = has(sensitive, given) ?? has(functions, given.toLowerCase());
  if (fn !== undefined) return fn(first, values(), expansion);
  const variable = has(variables, given);
  if (variable === undefined) return undefined;
  const page = pageNamed(first);
  return page === undefined ? "" : variable(page);
}

const signs: Readonly<Record<string, string>> = {
  "!": "|",
  "=": "=",
  SITENAME: table.title,
  CONTENTLANGUAGE: "en",
  CONTENTLANG: "en",
  PAGELANGUAGE: "en",
};

const nameOf = (ns: number): string => namespaces.find(({ id }) => id === ns)?.name ?? "";
const hasSubpages = (ns: number): boolean => namespaces.find(({ id }) => id === ns)?.subpages ?? false;
const talkOf = (ns: number): number => (ns < 0 ? ns : ns | 1);
const subjectOf = (ns: number): number => (ns < 0 ? ns : ns - (ns & 1));
const cut = ({ ns, title }: StoredTitle, part: (title: string) => string): string =>
  spaced(hasSubpages(ns) ? part(title) : title);

const plain: Readonly<Record<string, Variable>> = {
  PAGENAME: ({ title }) => spaced(title),
  FULLPAGENAME: fullTitle,
  NAMESPACE: ({ ns }) => nameOf(ns),
  NAMESPACENUMBER: ({ ns }) => String(ns),
  BASEPAGENAME: (page) => cut(page, (title) => (title.includes("/") ? title.slice(0, title.lastIndexOf("/")) : title)),
  ROOTPAGENAME: (page) => cut(page, (title) => title.split("/", 1)[0] ?? title),
  SUBPAGENAME: (page) => cut(page, (title) => title.slice(title.lastIndexOf("/") + 1)),
  TALKSPACE: ({ ns }) => nameOf(talkOf(ns)),
  SUBJECTSPACE: ({ ns }) => nameOf(subjectOf(ns)),
  ARTICLESPACE: ({ ns }) => nameOf(subjectOf(ns)),
  TALKPAGENAME: ({ ns, title }) => fullTitle({ ns: talkOf(ns), title }),
  SUBJECTPAGENAME: ({ ns, title }) => fullTitle({ ns: subjectOf(ns), title }),
  ARTICLEPAGENAME: ({ ns, title }) => fullTitle({ ns: subjectOf(ns), title }),
};

const encoded = (text: string): string =>
  encodeURI(underscored(text)).replaceAll(/['"]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Each name also with an `E` at the end, for addresses. */
const variables: Readonly<Record<string, Variable>> = {
  ...plain,
  ...Object.fromEntries(
    Object.entries(plain).map(([name, of]) => [`${name}E`, (page: StoredTitle) => encoded(of(page))]),
  ),
};

const set = (name: string, value: string, { properties }: Expansion, values: readonly string[]): string => {
  if (value !== "" && !(values.some((one) => one.trim() === "noreplace") && properties.has(name)))
    properties.set(name, value);
  return "";
};

const defaultSort: Fn = (first, values, expansion) => set("defaultsort", first, expansion, values);

const sensitive: Readonly<Record<string, Fn>> = {
  DEFAULTSORT: defaultSort,
  DEFAULTSORTKEY: defaultSort,
  DEFAULTCATEGORYSORT: defaultSort,
  DISPLAYTITLE: (first, values, expansion) => {
    const shown = displayTitle(first, expansion.page);
    return shown === undefined ? "" : set("displaytitle", shown, expansion, values);
  },
};

const first = (text: string, change: (letter: string) => string): string => {
  const [letter = ""] = text;
  return change(letter) + text.slice(letter.length);
};

const functions: Readonly<Record<string, Fn>> = {
  lc: (text) => text.toLowerCase(),
  uc: (text) => text.toUpperCase(),
  lcfirst: (text) => first(text, (letter) => letter.toLowerCase()),
  ucfirst: (text) => first(text, (letter) => letter.toUpperCase()),
  ns: (text) => namespaceNamed(text) ?? `[[:Template:Ns:${text}]]`,
  nse: (text) => underscored(namespaceNamed(text) ?? ""),
  urlencode: (text) => encodeURIComponent(text).replaceAll("%20", "+"),
  anchorencode: underscored,
  formatnum: (text) => (/^\d{4,15}$/.test(text) ? Number(text).toLocaleString("en") : text),
  plural: (text, [one = "", many = one]) => (Number(text) === 1 ? one : many),
  padleft: (text, [length = "0", sign = "0"]) => text.padStart(Math.min(500, Number(length) || 0), sign),
  padright: (text, [length = "0", sign = "0"]) => text.padEnd(Math.min(500, Number(length) || 0), sign),
  fullurl: (text) => `/index.php/${encoded(text)}`,
  localurl: (text) => `/index.php/${encoded(text)}`,
};

function namespaceNamed(text: string): string | undefined {
  const number = Number(text);
  if (text !== "" && Number.isInteger(number)) return namespaces.find(({ id }) => id === number)?.name;
  return namespaces.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name;
}
