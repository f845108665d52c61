import { sum } from "../../../query/server/results/sum.js";

/*
 * The pages of a made-up site: page 7 of namespace 2 is `User:Example 7`, and its id is 2007. A page of any other title exists too, but for
 * those whose titles begin with `Missing`; its id is a number made of the title.
 */

/** The namespaces of a fresh site, by their names. */
const namespaces: Readonly<Record<string, number>> = {
  Media: -2,
  Special: -1,
  Talk: 1,
  User: 2,
  "User talk": 3,
  Project: 4,
  "Project talk": 5,
  File: 6,
  "File talk": 7,
  MediaWiki: 8,
  "MediaWiki talk": 9,
  Template: 10,
  "Template talk": 11,
  Help: 12,
  "Help talk": 13,
  Category: 14,
  "Category talk": 15,
};
/** Other names of namespaces. */
const aliases: Readonly<Record<string, string>> = { Image: "File", "Image talk": "File talk" };
const perNamespace = 1000;
/** Where the ids begin of pages that only requests name. */
const named = 1_000_000;
const word = "Example";
/** What redirects are called. */
const redirecting = "Redirect";
/** What the names of missing pages begin with. */
const missing = /^Missing\b/;

export function titleOf(ns: number, number: number) {
  const name = Object.keys(namespaces).find((one) => namespaces[one] === ns);
  return `${name === undefined ? "" : `${name}:`}${word} ${number}`;
}

export function idOf(ns: number, number: number) {
  return Math.max(0, ns) * perNamespace + number;
}

/** The page of an id; undefined where it is one that is made of a title. */
export function pageOfId(id: number): { readonly pageid: number; readonly ns: number; readonly title: string } | undefined {
  if (id >= named) return undefined;
  const ns = Math.floor(id / perNamespace);
  const isOurs = ns < 16 && id % perNamespace !== 0;
  return isOurs ? { pageid: id, ns, title: titleOf(ns, id % perNamespace) } : { pageid: id, ns: 0, title: `${word} ${id}` };
}

/** The page of a title, in its normal form; undefined where no page can have it. */
export function pageOfTitle(given: string): { readonly pageid?: number; readonly ns: number; readonly title: string; readonly missing?: true } | undefined {
  const text = given
    .replace(/#.*$/s, "")
    .replace(/[\s_]+/g, " ")
    .trim()
    .replace(/^:\s*/, "");
  const [, start = "", rest = ""] = /^([^:]+?) ?: ?(.*)$/s.exec(text) ?? [];
  const name = namespaceNamed(start);
  const ns = (name === undefined ? undefined : namespaces[name]) ?? 0;
  const own = capitalized(name === undefined ? text : rest);
  if (own === "" || own.startsWith(":") || /[<>[\]{}|\u0000-\u001f\u007f\ufffd]|~~~|%[0-9A-Fa-f]{2}|&#?\w+;/.test(own) || own.length > 255)
    return undefined;
  const title = name === undefined ? own : `${name}:${own}`;
  if (missing.test(own)) return { ns, title, missing: true };
  const number = Number(new RegExp(`^${word} (\\d{1,9})$`).exec(own)?.[1] ?? NaN);
  return { pageid: idFor(ns, number) ?? named + sum(title), ns, title };
}

/** The own name of a namespace, in its own case; undefined where there is none of the name. */
function namespaceNamed(given: string): string | undefined {
  const found = [...Object.keys(namespaces), ...Object.keys(aliases)].find((one) => one.toLowerCase() === given.toLowerCase());
  return found === undefined ? undefined : (aliases[found] ?? found);
}

/** The page that a redirect leads to; undefined where the title is none of a redirect. */
export function targetOf(ns: number, title: string) {
  const own = title.slice(title.indexOf(":") + 1);
  const number = Number(new RegExp(`^${redirecting} (\\d{1,3})$`).exec(own)?.[1] ?? 0);
  return number === 0 ? undefined : { pageid: idOf(ns, number), ns, title: titleOf(ns, number) };
}

/** A title of another site; undefined where it is one of this site. */
export function interwikiOf(given: string, interwikis: Readonly<Record<string, string>>) {
  const [, prefix = "", text = ""] = /^ *([a-z]+) *:(.*)$/is.exec(given) ?? [];
  const name = prefix.toLowerCase();
  const address = Object.hasOwn(interwikis, name) ? interwikis[name] : undefined;
  if (address === undefined) return undefined;
  const title = `${name}:${text}`;
  return { title, prefix: name, address: address.replace("$1", () => encodeURIComponent(text.replaceAll(" ", "_"))) };
}

function idFor(ns: number, number: number) {
  if (number > 0 && number < perNamespace) return idOf(ns, number);
  return ns === 0 && number > 0 && pageOfId(number)?.title === titleOf(0, number) ? number : undefined;
}

function capitalized(text: string) {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
