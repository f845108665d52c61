import type { Options } from "./types.js";
import { Parameter, ofText, severalOf } from "../../query/validators/parameters.js";
import type { RunView } from "../../query/validators/run-view.js";

/** The namespaces of every wiki, by name in lower case. A site adds its own with the option `namespaceNames`. */
const standardNamespaces: Readonly<Record<string, number>> = {
  media: -2,
  special: -1,
  talk: 1,
  user: 2,
  "user talk": 3,
  project: 4,
  "project talk": 5,
  file: 6,
  image: 6,
  "file talk": 7,
  "image talk": 7,
  mediawiki: 8,
  "mediawiki talk": 9,
  template: 10,
  "template talk": 11,
  help: 12,
  "help talk": 13,
  category: 14,
  "category talk": 15,
};
const names = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(standardNamespaces));

/** The namespace `Talk`. A title in it is invalid if another namespace name follows the prefix. */
const talk = 1;
/** The length of titles that are never too long: the limit is 255 bytes, and ordinary characters have at most two. */
const ordinaryLength = 120;

const bidi = /[\u200E\u200F\u202A-\u202E]+/g;
const blanks = /[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
const illegal =
  /[^ %!"$&'()*,\-./0-9:;=?@A-Z\\^_`a-z~\u0080-\uffff+]|%[0-9A-Fa-f]{2}|&(?:[A-Za-z0-9\u0080-\uffff]+|#\d+|#x[0-9A-Fa-f]+);/;
const relative = /^\.\.?(?:\/|$)|\/\.\.?(?:\/|$)/;

type Site = Options;

export interface Title {
  readonly namespace: number;
  readonly text: string;
  readonly interwiki: string;
  readonly fragment: boolean;
}

export function upperFirst(text: string): string {
  const code = text.charCodeAt(0);
  if (code < 97) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const upper = first.toUpperCase();
  return text === "" || upper.length > first.length ? text : upper + text.slice(first.length);
}

function tidy(text: string): string {
  return text.replace(bidi, "").replace(blanks, " ").replace(/^ | $/g, "");
}

function namespaceOf(name: string, site: Site): number | undefined {
  const key = name.toLowerCase();
  const own = site.namespaceNames;
  return own !== undefined && Object.hasOwn(own, key) ? own[key] : names.get(key);
}

/**
 * Returns a name of the namespace. For an unknown id, it returns the name of any namespace except the main one. The
 * same titles are valid in all of these, except in the main namespace's talk pages.
 */
export function namespaceName(id: number, site: Site): string {
  if (id === 0) return "";
  return Object.keys(standardNamespaces).find((name) => namespaceOf(name, site) === id) ?? "project";
}

/**
 * Returns whether the string is an ordinary title: letters and digits, with single spaces or hyphens between words, and
 * not too long.
 */
export function isOrdinary(text: string, start = 0): boolean {
  let isBetween = true;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isAscii = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
    const isLetter = isAscii || (code >= 0xc0 && code < 0x300);
    if (!isLetter && (isBetween || !(code === 32 || code === 95 || code === 45))) return false;
    isBetween = !isLetter;
  }
  return !isBetween && text.length <= ordinaryLength;
}

/**
 * Parses a title, or returns undefined if it is invalid. The first letter is not capitalized.
 * `initial` is the namespace of a title without a namespace prefix.
 */
export function parseTitle(given: string, site: Site, initial = 0): Title | undefined {
  const colon = given.indexOf(":");
  const named = colon > 0 ? namespaceOf(given.slice(0, colon), site) : initial;
  if (named !== undefined && named !== talk && isOrdinary(given, colon + 1)) {
    return { namespace: named, text: spaced(given.slice(colon + 1)), interwiki: "", fragment: false };
  }
  return parseAnyTitle(given, site, initial);
}

function parseAnyTitle(given: string, site: Site, initial: number): Title | undefined {
  let text = tidy(given);
  if (text === "" || text.includes("\ufffd") || text.length > 2000) return undefined;
  let namespace = initial;
  let interwiki = "";
  if (text[0] === ":") (namespace = 0), (text = tidy(text.slice(1)));
  const colon = text.indexOf(":");
  if (colon > 0) {
    const prefix = tidy(text.slice(0, colon));
    const id = namespaceOf(prefix, site);
    const rest = tidy(text.slice(colon + 1));
    if (id !== undefined) {
      const next = rest.indexOf(":");
      const inner = id === 1 && next > 0 ? tidy(rest.slice(0, next)) : "";
      if (inner !== "" && (namespaceOf(inner, site) !== undefined || site.interwikis?.includes(inner.toLowerCase())))
        return undefined;
      (namespace = id), (text = rest);
    } else if (site.interwikis?.includes(prefix.toLowerCase())) {
      (interwiki = prefix.toLowerCase()), (text = rest);
      if (text[0] === ":") (namespace = 0), (text = tidy(text.slice(1)));
    }
  }
  const hash = text.indexOf("#");
  if (hash >= 0) text = text.slice(0, hash).trimEnd();
  if (illegal.test(text) || relative.test(text) || text.includes("~~~") || text[0] === ":") return undefined;
  if (isTooLong(text, namespace) || (text === "" && interwiki === "" && (namespace !== 0 || hash < 0)))
    return undefined;
  return { namespace, text, interwiki, fragment: hash >= 0 };
}

function spaced(text: string): string {
  return text.includes("_") ? text.replaceAll("_", " ") : text;
}

/** Returns whether a title exceeds its limit in bytes: 255, or 512 for a special page. */
function isTooLong(text: string, namespace: number): boolean {
  const most = namespace === -1 ? 512 : 255;
  if (text.length * 3 <= most) return false;
  let size = 0;
  for (const character of text)
    size += character < "\u0080" ? 1 : character < "\u0800" ? 2 : character.length === 1 ? 3 : 4;
  return size > most;
}

/** Reads a title. The page does not have to exist. */
function readTitle(run: RunView, parameter: Parameter, text: string, start: number, end: number): string | undefined {
  const title = text.slice(start, end);
  return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

export const titled = (): Parameter => ofText(new Parameter(readTitle, "the title of a page", undefined));
export const titles = (): Parameter => ofText(severalOf(readTitle, "titles of pages", undefined));
