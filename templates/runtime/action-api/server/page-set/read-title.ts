import { byteLength } from "../formats/formats.js";
import type { TitleSite } from "./site.js";
import * as faults from "./title-faults.js";
import type { TitleFault } from "./title-faults.js";

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
  if (whole.includes("\ufffd")) return invalid(faults.badEncoding);
  const isOfMain = whole.startsWith(":");
  const text = isOfMain ? tidy(whole.slice(1)) : whole;
  if (text === "") return invalid(faults.emptyTitle);
  const [prefix, rest] = split(text);
  const ns = prefix === undefined ? undefined : namespaceOf(prefix, site);
  if (ns !== undefined && !(ns === talk && isNamed(split(rest)[0], site))) return own(ns, rest, given, site);
  if (ns !== undefined) return invalid(faults.talkOfOther);
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
  if (text === "" && (ns !== 0 || fragment === "")) return invalid(faults.emptyTitle);
  const normalized = ns === user || ns === user + 1 ? withAddress(capitalized(text)) : capitalized(text);
  if (normalized.startsWith(":")) return invalid(faults.leadingColon);
  const name = site.namespaces[ns] ?? "";
  return { kind: "here", ns, title: name === "" ? normalized : `${name}:${normalized}`, fragment };
}

function faultOf(text: string, given: string, most: number): TitleFault | undefined {
  const [character] = illegal.exec(text) ?? [];
  if (character !== undefined) return faults.badCharacters(character, given);
  if (relative.test(text)) return faults.relativePath;
  if (text.includes("~~~")) return faults.signature;
  return byteLength(text) > most ? faults.tooLong(most) : undefined;
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
