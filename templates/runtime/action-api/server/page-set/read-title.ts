import { byteLength } from "../formats/formats.js";
import type { Page } from "../../../query/server/handlers.js";
import { messageText, wikitextOf } from "../message-texts.js";
import type { MessageText } from "../../../query/server/message.js";

export type ReadTitle =
  | { readonly kind: "invalid"; readonly fault: TitleFault }
  /** An interwiki title. `text` is the part after its prefix, without a section. */
  | { readonly kind: "elsewhere"; readonly prefix: string; readonly text: string; readonly title: string }
  /** A title of this site, normalized. It is empty if only a section was given. */
  | { readonly kind: "here"; readonly ns: number; readonly title: string; readonly fragment: string };

const bidi = /[\u200e\u200f\u202a-\u202e]+/g;
const blanks = /[ _\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const illegal =
  /[^ %!"$&'()*,\-./0-9:;=?@A-Z\\^_`a-z~\u0080-\uffff+]|%[0-9A-Fa-f]{2}|&(?:[A-Za-z0-9\u0080-\uffff]+|#\d+|#x[0-9A-Fa-f]+);/;
const relative = /^\.\.?(?:\/|$)|\/\.\.?(?:\/|$)/;
const [talk, user, special] = [1, 2, -1];
const mostBytes = 255;
/** The maximum length of a special page's title in bytes, including the argument of the page. */
const mostBytesOfSpecial = 512;

const invalid = (fault: TitleFault): ReadTitle => ({ kind: "invalid", fault });

/**
 * Parses a title by the rules of the site. `given` must be in Unicode Normalization Form C and contain no control
 * characters.
 */
export function readTitle(given: string, site: TitleSite): ReadTitle {
  const whole = tidy(decoded(given));
  if (whole.includes("\ufffd")) return invalid(badEncoding);
  const isOfMain = whole.startsWith(":");
  const text = isOfMain ? tidy(whole.slice(1)) : whole;
  if (text === "") return invalid(emptyTitle);
  const [prefix, rest] = split(text);
  const ns = prefix === undefined ? undefined : namespaceOf(prefix, site);
  if (ns !== undefined && !(ns === talk && isNamed(split(rest)[0], site))) return own(ns, rest, given, site);
  if (ns !== undefined) return invalid(talkOfOther);
  if (prefix !== undefined && Object.hasOwn(site.interwikis, prefix.toLowerCase()))
    return elsewhere(prefix.toLowerCase(), rest, given);
  return own(0, text, given, site);
}

function elsewhere(prefix: string, rest: string, given: string): ReadTitle {
  const [text] = withoutFragment(rest.startsWith(":") ? tidy(rest.slice(1)) : rest);
  const fault = faultOf(text, given, mostBytes);
  return fault === undefined ? { kind: "elsewhere", prefix, text, title: `${prefix}:${text}` } : invalid(fault);
}

function own(ns: number, rest: string, given: string, site: TitleSite): ReadTitle {
  const [text, fragment] = withoutFragment(rest);
  const fault = faultOf(text, given, ns === special ? mostBytesOfSpecial : mostBytes);
  if (fault !== undefined) return invalid(fault);
  if (text === "" && (ns !== 0 || fragment === "")) return invalid(emptyTitle);
  const normalized = ns === user || ns === user + 1 ? withAddress(capitalized(text)) : capitalized(text);
  if (normalized.startsWith(":")) return invalid(leadingColon);
  const name = site.namespaces[ns] ?? "";
  return { kind: "here", ns, title: name === "" ? normalized : `${name}:${normalized}`, fragment };
}

function faultOf(text: string, given: string, most: number): TitleFault | undefined {
  const [character] = illegal.exec(text) ?? [];
  if (character !== undefined) return badCharacters(character, given);
  if (relative.test(text)) return relativePath;
  if (text.includes("~~~")) return signature;
  return byteLength(text) > most ? tooLong(most) : undefined;
}

/** Splits a title at its first colon. */
function split(text: string): readonly [prefix: string | undefined, rest: string] {
  const colon = text.indexOf(":", 1);
  return colon < 0 ? [undefined, text] : [tidy(text.slice(0, colon)), tidy(text.slice(colon + 1))];
}

function isNamed(prefix: string | undefined, site: TitleSite): boolean {
  return (
    prefix !== undefined &&
    (namespaceOf(prefix, site) !== undefined || Object.hasOwn(site.interwikis, prefix.toLowerCase()))
  );
}

/** Returns the id of the namespace with this name. The main namespace has no name. */
function namespaceOf(name: string, { namespaces, aliases }: TitleSite): number | undefined {
  const small = name.toLowerCase();
  const [id] = Object.entries(namespaces).find(([, one]) => one !== "" && one.toLowerCase() === small) ?? [];
  return id === undefined ? (Object.hasOwn(aliases, small) ? aliases[small] : undefined) : Number(id);
}

function withoutFragment(text: string): readonly [text: string, fragment: string] {
  const at = text.indexOf("#");
  return at < 0 ? [text, ""] : [text.slice(0, at).trimEnd(), text.slice(at)];
}

function tidy(text: string): string {
  return text.replace(bidi, "").replace(blanks, " ").replace(/^ | $/g, "");
}

/** Capitalizes the first character. `ß` becomes `SS`, and `İ` is already a capital letter. */
export function capitalized(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Normalizes a user name that is an IPv6 address: all eight groups, without leading zeros. */
function withAddress(name: string): string {
  if (!/^[0-9A-F:]+$/i.test(name) || !name.includes(":")) return name;
  const [head = "", tail, ...more] = name.split("::");
  const groups = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));
  const known = [...groups(head), ...groups(tail ?? "")];
  const isShort = tail !== undefined && more.length === 0 && known.length <= 8;
  if (
    !(isShort || (tail === undefined && known.length === 8)) ||
    known.some((group) => !/^[0-9A-F]{1,4}$/i.test(group))
  )
    return name;
  const zeros = Array.from({ length: 8 - known.length }, () => "0");
  return [...groups(head), ...zeros, ...groups(tail ?? "")]
    .map((group) => group.toUpperCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/** HTML character references that are allowed in titles. */
const references: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

function decoded(text: string): string {
  return text.replace(
    /&(?:([a-z]+)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name?: string, decimal?: string, hexadecimal?: string) => {
      if (name !== undefined) return Object.hasOwn(references, name) ? (references[name] ?? whole) : whole;
      const code = decimal === undefined ? parseInt(hexadecimal ?? "", 16) : Number(decimal);
      return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) || code < 9 ? "\ufffd" : String.fromCodePoint(code);
    },
  );
}

/** The properties of a site that are needed to parse titles. */
export interface TitleSite {
  /** The canonical names of namespaces, by id. The name of `0` is empty. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Other names of namespaces, in lower case. */
  readonly aliases: Readonly<Record<string, number>>;
  /** The URLs of other sites, with `$1` for a title, by their interwiki prefixes in lower case. */
  readonly interwikis: Readonly<Record<string, string>>;
}

/**
 * A site that can find the pages of a request. All pages of a request are requested before the first is awaited, so a
 * site can find them together.
 */
export interface PageSite extends TitleSite {
  /** Returns the page of a normalized title. A page that is not stored has `missing` and no id. */
  pageOfTitle(ns: number, title: string): Found | Promise<Found>;
  /** Undefined if no page has the id. */
  pageOfId(id: number): Found | undefined | Promise<Found | undefined>;
  /** Returns the page of a revision, or undefined if there is no such revision. */
  pageOfRevision(id: number): Found | undefined | Promise<Found | undefined>;
}

/**
 * A page and, if it is a redirect, its target. The target is a title of this or another site, optionally with `#` and a
 * section.
 */
export interface Found {
  readonly page: Page;
  readonly target?: string | undefined;
}

/** The reason why a string is not a valid title. The code of the fault is the key of its message. */
export type TitleFault = MessageText & { readonly key: string };

const fault = (key: string, text: string): TitleFault => ({ ...messageText(key, text), key });

const emptyTitle = fault(
  "title-invalid-empty",
  "The requested page title is empty or contains only the name of a namespace.",
);
const badEncoding = fault("title-invalid-utf8", "The requested page title contains an invalid UTF-8 sequence.");
const talkOfOther = fault(
  "title-invalid-talk-namespace",
  "The requested page title refers to a talk page that cannot exist.",
);
const leadingColon = fault(
  "title-invalid-leading-colon",
  "The requested page title contains an invalid colon at the beginning.",
);
export const relativePath = fault(
  "title-invalid-relative",
  "Title has relative path. Relative page titles (./, ../) are invalid, because they will often be unreachable when handled by user's " +
    "browser.",
);
export const signature = fault(
  "title-invalid-magic-tilde",
  "The requested page title contains invalid magic tilde sequence (&#60;nowiki&#62;~~~&#60;/nowiki&#62;).",
);

function badCharacters(character: string, title: string): TitleFault {
  const text = 'The requested page title contains invalid characters: "$1".';
  const key = "title-invalid-characters";
  return { ...messageText(key, text, { markup: character }, { markup: wikitextOf(title) }), key };
}

export function tooLong(most: number): TitleFault {
  const text = "The requested page title is too long. It must be no longer than $1 bytes in UTF-8 encoding.";
  return { ...messageText("title-invalid-too-long", text, most), key: "title-invalid-too-long" };
}
