// Code of query that modules share: titles. Generated: change the spec instead.
import { Parameter, Syntax, allSpecifier, ofText, severalOf } from "./core.js";

/** The namespaces of every wiki, by name in lower case. A site adds its own with the option `namespaceNames`. */
const standardNamespaces = {
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

const illegal = /[^ %!"$&'()*,\-./0-9:;=?@A-Z\\^_`a-z~\u0080-\uffff+]|%[0-9A-Fa-f]{2}|&(?:[A-Za-z0-9\u0080-\uffff]+|#\d+|#x[0-9A-Fa-f]+);/;

const relative = /^\.\.?(?:\/|$)|\/\.\.?(?:\/|$)/;

export function upperFirst(text) {
    const code = text.charCodeAt(0);
    if (code < 97)
        return text;
    const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
    const upper = first.toUpperCase();
    return text === "" || upper.length > first.length ? text : upper + text.slice(first.length);
}

function tidy(text) {
    return text.replace(bidi, "").replace(blanks, " ").replace(/^ | $/g, "");
}

function namespaceOf(name, site) {
    const key = name.toLowerCase();
    const own = site.namespaceNames;
    return own !== undefined && Object.hasOwn(own, key) ? own[key] : names.get(key);
}

/**
 * Returns a name of the namespace. For an unknown id, it returns the name of any namespace except the main one. The
 * same titles are valid in all of these, except in the main namespace's talk pages.
 */
function namespaceName(id, site) {
    if (id === 0)
        return "";
    return Object.keys(standardNamespaces).find((name) => namespaceOf(name, site) === id) ?? "project";
}

/**
 * Returns whether the string is an ordinary title: letters and digits, with single spaces or hyphens between words, and
 * not too long.
 */
function isOrdinary(text, start = 0) {
    let isBetween = true;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        const isAscii = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
        const isLetter = isAscii || (code >= 0xc0 && code < 0x300);
        if (!isLetter && (isBetween || !(code === 32 || code === 95 || code === 45)))
            return false;
        isBetween = !isLetter;
    }
    return !isBetween && text.length <= ordinaryLength;
}

/**
 * Parses a title, or returns undefined if it is invalid. The first letter is not capitalized.
 * `initial` is the namespace of a title without a namespace prefix.
 */
export function parseTitle(given, site, initial = 0) {
    const colon = given.indexOf(":");
    const named = colon > 0 ? namespaceOf(given.slice(0, colon), site) : initial;
    if (named !== undefined && named !== talk && isOrdinary(given, colon + 1)) {
        return { namespace: named, text: spaced(given.slice(colon + 1)), interwiki: "", fragment: false };
    }
    return parseAnyTitle(given, site, initial);
}

function parseAnyTitle(given, site, initial) {
    let text = tidy(given);
    if (text === "" || text.includes("\ufffd") || text.length > 2000)
        return undefined;
    let namespace = initial;
    let interwiki = "";
    if (text[0] === ":")
        (namespace = 0), (text = tidy(text.slice(1)));
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
        }
        else if (site.interwikis?.includes(prefix.toLowerCase())) {
            (interwiki = prefix.toLowerCase()), (text = rest);
            if (text[0] === ":")
                (namespace = 0), (text = tidy(text.slice(1)));
        }
    }
    const hash = text.indexOf("#");
    if (hash >= 0)
        text = text.slice(0, hash).trimEnd();
    if (illegal.test(text) || relative.test(text) || text.includes("~~~") || text[0] === ":")
        return undefined;
    if (isTooLong(text, namespace) || (text === "" && interwiki === "" && (namespace !== 0 || hash < 0)))
        return undefined;
    return { namespace, text, interwiki, fragment: hash >= 0 };
}

function spaced(text) {
    return text.includes("_") ? text.replaceAll("_", " ") : text;
}

/** Returns whether a title exceeds its limit in bytes: 255, or 512 for a special page. */
function isTooLong(text, namespace) {
    const most = namespace === -1 ? 512 : 255;
    if (text.length * 3 <= most)
        return false;
    let size = 0;
    for (const character of text)
        size += character < "\u0080" ? 1 : character < "\u0800" ? 2 : character.length === 1 ? 3 : 4;
    return size > most;
}

/** Reads a title. The page does not have to exist. */
function readTitle(run, parameter, text, start, end) {
    const title = text.slice(start, end);
    return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

export const titled = () => ofText(new Parameter(readTitle, "the title of a page", undefined));

const titles = () => ofText(severalOf(readTitle, "titles of pages", undefined));

export const title = (code, local, namespace, cannotExist) => new Syntax(code, () => (text, { options }) => {
    const parsed = parseTitle(text, options);
    if (parsed === undefined || (local && parsed.interwiki !== ""))
        return false;
    if (namespace !== undefined && parsed.namespace !== namespace)
        return false;
    return (cannotExist !== undefined && (parsed.namespace < 0 || parsed.text === "") && cannotExist) || true;
});

/** Returns whether the string with a letter appended is a valid title in the namespace. */
function isPart(text, namespace, { options }) {
    if (isOrdinary(text))
        return true;
    const name = namespaceName(namespace, options);
    const parsed = parseTitle(name === "" ? `${text}x` : `${name}:${text}x`, options);
    return parsed !== undefined && parsed.interwiki === "" && (name !== "" || parsed.namespace === 0) && !parsed.fragment;
}

/** Accepts a part of a title without its namespace prefix. `namespace` is an id, or the parameter that contains it. */
export const titlePart = (code, namespace) => new Syntax(code, () => (text, run) => {
    const given = typeof namespace === "number" ? namespace : (run.value[namespace] ?? 0);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : id, run));
});

/** Accepts the beginning of a title, with at least one letter. */
export const titlePrefix = (code) => new Syntax(code, () => (text, { options }) => {
    if (isOrdinary(text))
        return true;
    const parsed = parseTitle(`${text}X`, options);
    return parsed !== undefined && parsed.interwiki === "" && !parsed.fragment && parsed.text !== "X";
});

/**
 * Requires the title in a parameter to be in one namespace. If the parameter's syntax rejects the title, only that
 * error is reported.
 */
export const inNamespace = (code, name, namespace) => (module) => ({
    bits: module.bitOf(name),
    followsSyntax: true,
    check: (run) => {
        if (run.errors?.some(({ parameter }) => parameter === name))
            return;
        const given = run.value[name];
        const parsed = typeof given === "string" ? parseTitle(given, run.options) : undefined;
        if (parsed !== undefined && parsed.namespace !== namespace) {
            run.refuse(code, { name, sensitive: false, expected: () => `a title of namespace ${namespace}` }, given);
        }
    },
});
