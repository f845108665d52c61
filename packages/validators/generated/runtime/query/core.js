// Code of query that modules share: core. Generated: change the spec instead.

const separator = "|";

const escapedSeparator = "7c";

export const alternativeSeparator = "\u001f";

export const allSpecifier = "*";

const maxLimit = "max";

const lowLimit = 50;

const highLimit = 500;

const ownCodes = {};

const deprecationHelp = "deprecation-help";

const generatorPrefix = "g";

function stringIndex(list) {
    const all = list.join("");
    let size = 4;
    while (size < list.length * 2)
        size *= 2;
    const first = new Int16Array(size).fill(-1);
    const next = new Int16Array(list.length);
    const at = new Int32Array(list.length + 1);
    list.forEach((one, index) => {
        at[index + 1] = at[index] + one.length;
        const place = slotOf(one, 0, one.length) & (size - 1);
        next[index] = first[place];
        first[place] = index;
    });
    const letters = Uint16Array.from(all, (_, k) => all.charCodeAt(k));
    return { list, mask: size - 1, first, next, at, letters, seen: new Uint32Array(list.length) };
}

/** Returns the index of the string that consists of these characters, or -1. */
function find({ mask, first, next, at, letters }, text, start, end) {
    for (let index = first[slotOf(text, start, end) & mask]; index >= 0; index = next[index]) {
        const shift = at[index] - start;
        if (at[index + 1] - shift !== end)
            continue;
        let place = end - 1;
        while (place >= start && letters[place + shift] === text.charCodeAt(place))
            place--;
        if (place < start)
            return index;
    }
    return -1;
}

/** Returns the hash of a string, based on its length and three of its letters. The full comparison uses all letters. */
function slotOf(text, start, end) {
    const length = end - start;
    if (length === 0)
        return 0;
    const middle = text.charCodeAt(start + (length >> 1));
    return ((length * 31 + middle) * 31 + text.charCodeAt(end - 1 - (length >> 2))) * 31 + text.charCodeAt(end - 1);
}

/*
 * Type checks for the values of objects. A property with the value undefined counts as missing, so undefined is always
 * valid. Inherited properties are included, as in ajv.
 */
const mostItems = 500;

export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value) {
    return typeof value === "string" || value === undefined;
}

export function isFlag(value) {
    return typeof value === "boolean" || value === undefined;
}

export function isWhole(value) {
    return Number.isInteger(value) || value === undefined;
}

export function isWithin(value, minimum, maximum) {
    return ((Number.isInteger(value) && value >= minimum && value <= maximum) || value === undefined);
}

export function isOneOf(value, values) {
    return values.has(value) || value === undefined;
}

export function areTexts(value, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (typeof value[index] !== "string")
            return false;
    return true;
}

export function areWhole(value, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (!Number.isInteger(value[index]))
            return false;
    return true;
}

export function areOf(value, values, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (!values.has(value[index]))
            return false;
    return true;
}

/** Returns true for undefined, and for a list of at most `most` items that `accepts` allows. */
export function areAll(value, accepts, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (value[index] === undefined || !accepts(value[index]))
            return false;
    return true;
}

/** Returns true for a string within the length limits, in characters rather than UTF-16 code units. */
function isTextOf(value, least, most, pattern) {
    if (typeof value !== "string")
        return value === undefined;
    let length = 0;
    for (const _ of value)
        length++;
    return length >= least && length <= most && (pattern === undefined || pattern.test(value));
}

const percent = 37;

const ampersand = 38;

const plus = 43;

const equals = 61;

/** Flags of a value: it contains `%`, it contains `+`, or its name is that of an array. */
const percented = 1;

const plussed = 2;

const array = 4;

/** The position of the last value of each name in the query. Entries of names that were not found are outdated. */
const starts = [];

const ends = [];

const marks = [];

/** A bit for each name that was found. */
const found = [];

/** Returns true if the request contains the name, but not as an array. */
function isNamed(index) {
    return ((found[index >> 5] >> index) & 1) === 1 && marks[index] < array;
}

/** Marks a missing name as present, with a position below 0. */
function demand(index) {
    if (((found[index >> 5] >> index) & 1) === 0)
        note(index, -1, -1, array);
}

/**
 * Characters that end a name, or that make it differ from its decoded form: `%`, `+`, `.`, `[`, space and control
 * characters.
 */
const stops = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
    const isStop = code < 33 || "&=%+.[".includes(String.fromCharCode(code));
    return isStop ? 1 : 0;
});

/** Clears the positions of the previous request, for this number of names. */
function forget(count) {
    for (let index = starts.length; index < count; index++)
        starts[index] = ends[index] = marks[index] = 0;
    for (let word = 0; word <= count >> 5; word++)
        found[word] = 0;
}

function note(index, start, end, mark) {
    starts[index] = start;
    ends[index] = end;
    marks[index] = mark;
    found[index >> 5] |= 1 << index;
}

/** The last query string that was scanned. All modules of a request share one scan. */
let scannedQuery;

/** The number of parameters, and the positions of their names and values. */
let scannedCount = 0;

const nameStarts = [];

const nameEnds = [];

const valueStarts = [];

const valueEnds = [];

const valueMarks = [];

/** Names that differ from their decoded form. */
const decodedNames = [];

/** The maximum number of parameters whose positions stay allocated between requests. */
const keptPlaces = 4096;

/** Releases the query string, which may contain secrets, and the memory used by a very long one. */
function release() {
    scannedQuery = undefined;
    if (nameStarts.length > keptPlaces)
        for (const places of [nameStarts, nameEnds, valueStarts, valueEnds, valueMarks, decodedNames])
            places.length = 0;
}

/** Scans the query string once and stores the positions of its parameters. */
function readQuery(query) {
    if (query === scannedQuery)
        return;
    scannedQuery = query;
    scannedCount = 0;
    for (let at = startOf(query); at < query.length; scannedCount++) {
        nameStarts[scannedCount] = at;
        let end = plainEnd(query, at);
        const stop = end === query.length ? ampersand : query.charCodeAt(end);
        decodedNames[scannedCount] = undefined;
        if (stop !== equals && stop !== ampersand) {
            const written = writtenName(query, at);
            end = at + written.length;
            decodedNames[scannedCount] = decodedName(written);
        }
        nameEnds[scannedCount] = end;
        at = noteValue(query, query.charCodeAt(end) === equals ? end + 1 : end) + 1;
    }
}

/** Stores the position of the last value of each name. */
function scan(query, names) {
    readQuery(query);
    forget(names.list.length);
    for (let at = 0; at < scannedCount; at++) {
        const name = decodedNames[at];
        const index = name === undefined ? find(names, query, nameStarts[at], nameEnds[at]) : names.list.indexOf(name.text);
        if (index >= 0)
            note(index, valueStarts[at], valueEnds[at], valueMarks[at] | (name?.isArray === true ? array : 0));
    }
}

/** Returns all names in the query without duplicates. Names of arrays are returned without their brackets. */
function namesIn(query) {
    readQuery(query);
    const names = new Set();
    for (let at = 0; at < scannedCount; at++)
        names.add(decodedNames[at]?.text ?? query.slice(nameStarts[at], nameEnds[at]));
    names.delete("");
    return [...names];
}

function startOf(query) {
    return query[0] === "?" ? 1 : 0;
}

/** Returns the end of a plain name, or the position of the first character in it that is not plain. */
function plainEnd(query, at) {
    while (at < query.length && stops[query.charCodeAt(at)] !== 1)
        at++;
    return at;
}

function writtenName(query, start) {
    return query.slice(start, placeIn(query, "&", start, query.length)).split("=", 1)[0];
}

/**
 * Stores the position of a value and returns its end. Beyond the first few characters, the engine's own search is
 * faster.
 */
function noteValue(query, start) {
    const far = Math.min(start + 24, query.length);
    let end = start;
    let mark = 0;
    for (; end < far; end++) {
        const code = query.charCodeAt(end);
        if (code === ampersand)
            break;
        if (code === percent)
            mark |= percented;
        else if (code === plus)
            mark |= plussed;
    }
    if (end === far) {
        end = placeIn(query, "&", far, query.length);
        if (placeIn(query, "%", far, end) < end)
            mark |= percented;
        if (placeIn(query, "+", far, end) < end)
            mark |= plussed;
    }
    valueStarts[scannedCount] = start;
    valueEnds[scannedCount] = end;
    valueMarks[scannedCount] = mark;
    return end;
}

/** Returns the next position of the character, or `end` if there is none. */
function placeIn(text, character, from, end) {
    const place = text.indexOf(character, from);
    return place < 0 || place > end ? end : place;
}

/**
 * Converts a name as PHP does. It is decoded if the result is valid text, leading spaces are removed, and `.` and
 * spaces become `_`. A name followed by `[…]` is that of an array.
 */
function decodedName(text) {
    const decoded = (unescaped(text.replaceAll("+", " ")) ?? text).replace(/\0.*$|^ +/gs, "");
    const bracket = decoded.indexOf("[");
    const isArray = bracket > 0 && decoded.indexOf("]", bracket) > 0;
    const plain = isArray ? decoded.slice(0, bracket) : decoded;
    return { text: bracket === 0 ? "" : plain.replace(/[ .]/g, "_").replace("[", "_"), isArray };
}

/** Decodes a string. Returns undefined if its bytes are not UTF-8 or a `%` is literal. */
function unescaped(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}

const noRequest = { verb: "a request must be a query string, URLSearchParams or an object of strings" };

/**
 * Returns the query string of a request: a string with or without `?`, URLSearchParams, or an object of strings by
 * name. Returns undefined for any other value.
 */
function queryOf(wire) {
    if (typeof wire === "string")
        return wire;
    if (wire instanceof URLSearchParams)
        return wire.toString();
    if (!isObject(wire))
        return undefined;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(wire)) {
        if (typeof value === "string" || typeof value === "number")
            search.append(name, String(value));
        else if (value === true)
            search.append(name, "");
        else if (Array.isArray(value))
            search.append(`${name}[]`, "");
    }
    return search.toString();
}

/**
 * A parameter of a module, and the reader of its value. The type of `detail` is open where only the reader knows it.
 */
export class Parameter {
    several = false;
    /** True if its reader accepts text that is still escaped. */
    takesEscaped = false;
    /** True if any text is valid. The text is then cleaned first. */
    isText = false;
    required = false;
    deprecated = false;
    sensitive = false;
    /** True if the specifier for all values is accepted. */
    all = false;
    /** True if a repeated value counts each time. */
    repeats = false;
    low = lowLimit;
    high = highLimit;
    /** Reports whether the parameter exists, given the values read before it. If undefined, it always exists. */
    exists = undefined;
    syntax = undefined;
    /** Values that are deprecated. */
    old = undefined;
    /** Reads one item, if it accepts a list. */
    readItem = undefined;
    /** True if the reader of its items detects listed values that are already in the list. */
    knowsItems = false;
    /** The pattern for values that are not listed. */
    open = undefined;
    /** The error code for a single invalid value. */
    refusal = "badvalue";
    /** The name without the prefix. */
    name = "";
    put = () => { };
    constructor(read, what, detail) {
        this.read = read;
        this.what = what;
        this.detail = detail;
    }
    /** Sets `put`, and derives the name from the property that `put` sets. */
    setBy(put) {
        const probe = Object.create(null);
        put(probe, true);
        this.name = Object.keys(probe)[0];
        this.put = put;
        return this;
    }
    expected() {
        const { list, minimum, maximum, highMaximum } = (this.detail ?? {});
        const count = this.several ? `at most ${either(this.low, this.high)} values: ` : "";
        const range = [bound("from", minimum, -Infinity), bound("to", maximum, Infinity, highMaximum)].join("");
        const most = highMaximum === undefined ? "" : `, or ${maxLimit}`;
        return `${count}${this.what}${list === undefined ? range + most : ` ${list.join(", ")}`}`;
    }
}

/** Formats a limit for both kinds of callers: without and with high limits. */
function either(low, high) {
    return low === high ? `${low}` : `${low} (with higher limits ${high})`;
}

function bound(word, limit, none, high = limit) {
    return limit === undefined || limit === none ? "" : ` ${word} ${either(limit, high)}`;
}

/** Returns the parameter as one that accepts any text. */
export function ofText(parameter) {
    parameter.isText = true;
    return parameter;
}

/** Returns the parameter as one that reads escaped text. */
export function escapable(parameter) {
    parameter.takesEscaped = true;
    return parameter;
}

export function required(parameter) {
    parameter.required = true;
    return parameter;
}

export function deprecated(parameter) {
    parameter.deprecated = true;
    return parameter;
}

export function sensitive(parameter) {
    parameter.sensitive = true;
    return parameter;
}

export function orAll(parameter) {
    parameter.all = true;
    return parameter;
}

export function repeatable(parameter) {
    parameter.repeats = true;
    return parameter;
}

/** Makes the parameter exist only if another parameter contains the value. */
export function slot(parameter, of, value) {
    parameter.exists = ({ [of]: given }) => given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
    return parameter;
}

export function checked(parameter, syntax) {
    parameter.syntax = syntax;
    return parameter;
}

/** The hexadecimal digits of the escaped separator, as character codes. */
const highDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(0);

const lowDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(1);

/** The result of an item reader for an item that is already in the list. */
const repeated = /* @__PURE__ */ Symbol();

/** The list that is being read: its unique number, and whether it has items that its reader does not recognize. */
const reading = { number: 0, hasOthers: false };

export function severalOf(readItem, what, detail) {
    const parameter = new Parameter(readEach, what, detail);
    parameter.several = true;
    parameter.takesEscaped = escapedSeparator !== "";
    parameter.readItem = readItem;
    return parameter;
}

/** Reads the items of a list without duplicates. */
function readEach(run, parameter, text, start, end, mark) {
    reading.hasOthers = !parameter.knowsItems;
    const items = readList(run, parameter, text, start, end, mark);
    return reading.hasOthers && !parameter.repeats && Array.isArray(items) ? unique(items) : items;
}

/** Reads the items of a list. An item that is dropped causes a warning. A rejected item invalidates the list. */
function readList(run, parameter, text, start, end, mark) {
    if (parameter.all && end - start === allSpecifier.length && text.startsWith(allSpecifier, start))
        return allSpecifier;
    const [errors, warnings] = [run.errors?.length, run.warnings?.length];
    reading.number++;
    const isAlternative = text.startsWith(alternativeSeparator, start);
    const isEscaped = !isAlternative && mark === percented && placeIn(text, separator, start, end) === end;
    if (mark !== 0 && !isEscaped)
        return readDecoded(run, parameter, text, start, end, mark);
    const between = isAlternative ? alternativeSeparator : isEscaped ? "%" : separator;
    const readItem = parameter.readItem;
    let left = run.options.highLimits ? parameter.high : parameter.low;
    const items = [];
    let dropped;
    let at = isAlternative ? start + between.length : start;
    if (at >= end)
        return items;
    for (;;) {
        const from = at;
        at = placeIn(text, between, from, end);
        if (isEscaped && at < end && !isSeparator(text, at)) {
            rewind(run, errors, warnings);
            return readDecoded(run, parameter, text, start, end, mark);
        }
        if (--left < 0) {
            rewind(run, errors, warnings);
            return run.fail("toomanyvalues", parameter, text, start, end);
        }
        const item = readItem(run, parameter, text, from, at, 0);
        if (item === undefined) {
            if (run.errors?.length !== errors)
                return undefined;
            (dropped ??= []).push(run.received(parameter, text, from, at));
        }
        else if (item !== repeated)
            items.push(item);
        if (at >= end)
            break;
        at += isEscaped ? 3 : between.length;
    }
    if (dropped !== undefined)
        run.remark("unrecognizedvalues", parameter, dropped.join(separator), dropped);
    return items;
}

/** Removes all errors and warnings beyond these numbers. */
function rewind(run, errors, warnings) {
    run.errors = errors === undefined ? undefined : run.errors?.slice(0, errors);
    run.warnings = warnings === undefined ? undefined : run.warnings?.slice(0, warnings);
}

/** Reads the items of a list in which other characters than separators are escaped. */
function readDecoded(run, parameter, text, start, end, mark) {
    const plain = plainText(run, parameter, text, start, end, mark);
    return readList(run, parameter, plain, 0, plain.length, 0);
}

/**
 * Returns true if an escaped separator is at this position. It separates a list that is not decoded, unless other
 * characters are escaped in it.
 */
function isSeparator(text, at) {
    return text.charCodeAt(at + 1) === highDigit && (text.charCodeAt(at + 2) | 32) === lowDigit;
}

/** Up to this number of items, comparing each with the previous ones costs less than a Set. */
const shortList = 8;

function unique(items) {
    if (items.length <= shortList ? items.every((item, index) => items.indexOf(item) === index) : areDistinct(items))
        return items;
    const known = new Set(items);
    return known.size === items.length ? items : [...known];
}

/** The last item of each hash, counted from the first list. Items up to `before` belong to earlier lists. */
const heads = /* @__PURE__ */ new Int32Array(1024);

let before = 0;

/** For each item of the list, counted from 1, the previous one with the same hash, or 0. */
const chains = [];

/**
 * Returns true if the items are distinct strings. Returns false if they are not, or if too many of them have the same
 * hash. A Set takes ten times as long, because it hashes all characters of each string.
 */
function areDistinct(items) {
    if (before > 1e9)
        heads.fill((before = 0));
    const first = before;
    before += items.length;
    let left = items.length;
    for (let index = 1; index <= items.length; index++) {
        const item = items[index - 1];
        if (typeof item !== "string")
            return false;
        const { length } = item;
        const end = item.charCodeAt(length - 1) * 31 + item.charCodeAt(length > 1 ? length - 2 : 0) * 7;
        const hash = (end + item.charCodeAt(0) * 13 + item.charCodeAt(length >> 1) * 131 + length) & 1023;
        const head = Math.max(0, heads[hash] - first);
        for (let other = head; other > 0; other = chains[other])
            if (items[other - 1] === item || --left < 0)
                return false;
        chains[index] = head;
        heads[hash] = first + index;
    }
    return true;
}

/* Decoding of query text. */
/** The length from which decoding the bytes here is faster than replacing each `+` with the engine's functions. */
const longText = 100;

/**
 * Too many consecutive marks. Normalization takes quadratic time in their number, and no real text has this many on one
 * letter.
 */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;

const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The value of each hexadecimal digit, or 16 for any other character. */
const digits = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase());
    return value < 0 ? 16 : value;
});

/** Returns the byte that `%` and two hexadecimal digits represent, or -1. Non-ASCII characters are not digits. */
function escapedByte(high, low) {
    const [first, second] = [digits[high], digits[low]];
    return first < 16 && second < 16 ? first * 16 + second : -1;
}

const encoder = /* @__PURE__ */ new TextEncoder();

const strict = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const lenient = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns the decoded text of a part of the query. It is normalized if the parameter accepts any text. */
export function plainText(run, parameter, query, start, end, mark) {
    const text = mark === 0 ? query.slice(start, end) : decodedText(run, parameter, query, start, end, mark);
    return parameter.isText && isOdd(text, 0, text.length) ? cleanText(run, parameter, text) : text;
}

/** Decodes a part of the query. Invalid UTF-8 causes a warning. */
function decodedText(run, parameter, query, start, end, mark) {
    const text = query.slice(start, end);
    if (mark === plussed)
        return text.replaceAll("+", " ");
    const known = mark < plussed ? unescaped(text) : text.length <= longText ? unescaped(text.replaceAll("+", " ")) : undefined;
    return known ?? textOfBytes(run, parameter, bytesOf(text));
}

/** Decodes bytes as UTF-8. Invalid sequences become U+FFFD. */
function textOfBytes(run, parameter, bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        run.remark("badutf8", parameter, undefined);
        return lenient.decode(bytes);
    }
}

function bytesOf(text) {
    const bytes = encoder.encode(text);
    let length = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        const escaped = byte === 37 ? escapedByte(bytes[at + 1], bytes[at + 2]) : -1;
        bytes[length++] = escaped >= 0 ? escaped : byte === 43 ? 32 : byte;
        if (escaped >= 0)
            at += 2;
    }
    return bytes.subarray(0, length);
}

/**
 * Returns true if the range may contain characters that `cleanText` replaces. Apart from control characters, these are
 * all at or above U+0300.
 */
function isOdd(text, start, end) {
    for (let at = start; at < end; at++) {
        const code = text.charCodeAt(at);
        if (code >= 0x300 || (code < 32 && code !== 9 && code !== 10 && code !== 13))
            return true;
    }
    return false;
}

/** Removes control characters and converts the text to normal form C. A change causes a warning. */
function cleanText(run, parameter, text) {
    const wellFormed = text.toWellFormed();
    // The separator at the beginning of a list is not a control character.
    const items = wellFormed.startsWith(alternativeSeparator) ? wellFormed.split(alternativeSeparator) : [wellFormed];
    const clean = (item) => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC");
    const cleaned = items.map(clean).join(alternativeSeparator);
    if (cleaned !== wellFormed)
        run.remark("badutf8", parameter, undefined);
    return cleaned;
}

const plusSign = 43;

const minusSign = 45;

/**
 * Parses an integer: `[+-]?\d+` within 64 bits. Returns NaN for other text. A number beyond 2^53 is rounded to the
 * nearest JavaScript number.
 */
function numberAt(text, start, end) {
    const first = text.charCodeAt(start);
    let at = first === minusSign || first === plusSign ? start + 1 : start;
    if (at >= end)
        return NaN;
    let number = 0;
    for (; at < end; at++) {
        const digit = text.charCodeAt(at) - 48;
        if (!(digit >= 0 && digit <= 9))
            return NaN;
        number = number * 10 + digit;
    }
    if (number < 9e15)
        return first === minusSign && number !== 0 ? -number : number;
    return within64Bits(text.slice(start, end));
}

function within64Bits(text) {
    const digits = text.replace(/^[+-]?0*/, "");
    if (digits.length > 19)
        return NaN;
    const exact = BigInt(digits) * (text[0] === "-" ? -1n : 1n);
    return BigInt.asIntN(64, exact) === exact ? Number(exact) : NaN;
}

/** Returns the nearest allowed number, with a warning. */
function clamped(run, parameter, number, minimum, maximum) {
    run.remark("outofrange", parameter, String(number));
    return number < minimum ? minimum : maximum;
}

function readInteger(run, parameter, text, start, end) {
    const number = numberAt(text, start, end);
    if (number !== number)
        return run.fail("badinteger", parameter, text, start, end);
    const { minimum, maximum } = parameter.detail;
    return number >= minimum && number <= maximum ? number : clamped(run, parameter, number, minimum, maximum);
}

/** Reads a number of items, or the word for the maximum. */
function readLimit(run, parameter, text, start, end) {
    const number = numberAt(text, start, end);
    if (number !== number) {
        const isMax = end - start === maxLimit.length && text.startsWith(maxLimit, start);
        return isMax ? maxLimit : run.fail("badinteger", parameter, text, start, end);
    }
    const { minimum, maximum, highMaximum } = parameter.detail;
    const most = run.options.highLimits ? highMaximum : maximum;
    return number >= minimum && number <= most ? number : clamped(run, parameter, number, minimum, most);
}

export const integer = (minimum = -Infinity, maximum = Infinity) => new Parameter(readInteger, "a whole number", { minimum, maximum });

export const integers = (minimum = -Infinity, maximum = Infinity) => severalOf(readInteger, "whole numbers", { minimum, maximum });

export const limit = (minimum, maximum, highMaximum) => new Parameter(readLimit, "a number of items", { minimum, maximum, highMaximum });

/** Reads a namespace id: one of the site, or an additional id that the parameter accepts. */
function readId(run, parameter, text, start, end) {
    const id = numberAt(text, start, end);
    const { namespaces } = run.options;
    const isKnown = (namespaces === undefined ? id >= 0 && id <= 15 : namespaces.includes(id)) || parameter.detail.includes(id);
    return isKnown ? id : undefined;
}

function readNamespace(run, parameter, text, start, end) {
    return readId(run, parameter, text, start, end) ?? run.fail("badvalue", parameter, text, start, end);
}

export const namespace = (...extra) => new Parameter(readNamespace, "the id of a namespace", extra);

export const namespaces = (...extra) => severalOf(readId, "ids of namespaces", extra);

const subject = (name, expected) => ({ name, sensitive: true, expected: () => expected });

/** Returns the names of parameters as they appear in the request. */
const named = (names, prefix) => names.map((name) => prefix + name).join(", ");

/** Returns a function that counts how many of the parameters the request names. */
function counter(names, module) {
    const places = names.map((name) => module.placeOf(name));
    return () => {
        let count = 0;
        for (let index = 0; index < places.length; index++)
            if (isNamed(places[index]))
                count++;
        return count;
    };
}

export const exactlyOneOf = (none, several, ...names) => (module) => {
    const count = counter(names, module);
    return {
        bits: always,
        check: (run) => {
            const given = count();
            if (given === 1)
                return;
            const one = subject(names[0], `a value, or exactly one of ${named(names, run.prefix)} does`);
            const remedy = given === 0 ? "is needed" : "is allowed: leave the others out";
            run.breach(given === 0 ? none : several, one, () => `exactly one of ${named(names, run.prefix)} ${remedy}`);
        },
    };
};

export const atMostOneOf = (code, ...names) => (module) => {
    const count = counter(names, module);
    return {
        bits: module.bitOf(...names.slice(1)),
        check: (run) => {
            if (count() < 2)
                return;
            const one = subject(names[0], `no value together with one of ${named(names.slice(1), run.prefix)}`);
            run.breach(code, one, () => `at most one of ${named(names, run.prefix)} is allowed: leave the others out`);
        },
    };
};

export const atLeastOneOf = (code, ...names) => (module) => {
    const count = counter(names, module);
    return {
        bits: always,
        check: (run) => {
            if (count() > 0)
                return;
            const one = subject(names[0], `a value, or another of ${named(names, run.prefix)} does`);
            run.breach(code, one, () => `at least one of ${named(names, run.prefix)} is needed`);
        },
    };
};

export const needs = (code, each, needed) => (module) => {
    const [causes, conditions] = [each.map((test) => test(module)), needed.map((test) => test(module))];
    return {
        bits: anyOf(causes),
        check: (run) => {
            if (!someMet(causes, run, false) || someMet(conditions, run, true))
                return;
            const given = causes.filter((test) => test.isMet(run, false));
            run.breach(code, undefined, () => `${wordsOf(given, run.prefix)} is allowed only with ${wordsOf(conditions, run.prefix)}: add it`);
        },
    };
};

export const excludes = (code, each, excluded) => (module) => {
    const [ones, others] = [each.map((test) => test(module)), excluded.map((test) => test(module))];
    const bits = anyOf(others);
    return {
        bits: bits === always ? anyOf(ones) : bits,
        check: (run) => {
            if (!someMet(others, run, false) || !someMet(ones, run, false))
                return;
            const [first, second] = [ones, others].map((tests) => tests.filter((test) => test.isMet(run, false)));
            const words = (tests) => wordsOf(tests ?? [], run.prefix);
            run.breach(code, undefined, () => `${words(first)} cannot be combined with ${words(second)}: leave one out`);
        },
    };
};

/** Rejects more than one value of a group. */
export const contradiction = (code, name, ...groups) => (module) => ({
    bits: module.bitOf(name),
    check: (run) => {
        const values = run.value[name];
        if (!Array.isArray(values))
            return;
        const broken = values.length > 1
            ? groups.find((group) => group.filter((value) => values.includes(value)).length > 1)
            : undefined;
        const text = `at most one of the values ${broken?.join(", ")}`;
        if (broken)
            run.breach(code, subject(name, text), () => `${run.prefix}${name} takes ${text}: leave the others out`);
    },
});

export const notEmpty = (code, name) => (module) => ({
    bits: module.bitOf(name),
    check: (run) => {
        const value = run.value[name];
        if (value?.length === 0 && run.names(name))
            run.refuse(code, subject(name, "at least one value"), "");
    },
});

/** Lowers the maximum of a limit in certain requests. */
export const cap = (code, name, maximum, highMaximum) => () => ({
    bits: always,
    check: (run) => {
        const most = run.options.highLimits ? highMaximum : maximum;
        const value = run.value[name];
        if (!(value > most))
            return;
        run.value[name] = most;
        const isKnown = run.warnings?.some((finding) => finding.parameter === name && finding.code === code);
        if (!isKnown)
            run.remark(code, { name, sensitive: false, expected: () => `at most ${most} in this request` }, String(value));
    },
});

export const warning = (code) => () => ({
    bits: always,
    followsSyntax: true,
    check: (run) => run.remark(code, undefined, undefined),
});

/** Applies the rule only if one of the tests is met. */
export const when = (rule, ...tests) => (module) => {
    const { bits, check, followsSyntax } = rule(module);
    const bound = tests.map((test) => test(module));
    return {
        followsSyntax,
        bits: bits === always ? anyOf(bound) : bits,
        check: (run) => {
            if (someMet(bound, run, false))
                check(run);
        },
    };
};

/** Applies the rule only if none of the tests is met. */
export const unless = (rule, ...tests) => (module) => {
    const { bits, check, followsSyntax } = rule(module);
    const bound = tests.map((test) => test(module));
    return {
        followsSyntax,
        bits,
        check: (run) => {
            if (!someMet(bound, run, true))
                check(run);
        },
    };
};

function wordsOf(tests, prefix) {
    return tests.map(({ words }) => words(prefix)).join(" or ");
}

/** The bits for tests that do not depend on single parameters. */
const always = -1;

function anyOf(parts) {
    return parts.reduce((sum, { bits }) => sum | bits, 0);
}

function someMet(tests, run, unknown) {
    for (let index = 0; index < tests.length; index++)
        if (tests[index].isMet(run, unknown))
            return true;
    return false;
}

/** Tests whether the parameter has a value other than its default. */
export const given = (name) => (module) => {
    const index = module.placeOf(name);
    const byDefault = module.defaults[name];
    return {
        bits: module.bitOf(name),
        words: (prefix) => prefix + name,
        isMet: (run) => {
            if (!isNamed(index))
                return false;
            const value = run.value[name];
            return (value !== undefined &&
                (byDefault === undefined || (value !== byDefault && String(value) !== String(byDefault))));
        },
    };
};

export const filled = (name) => (module) => {
    const index = module.placeOf(name);
    return {
        bits: module.bitOf(name),
        words: (prefix) => prefix + name,
        isMet: (run) => {
            if (!isNamed(index))
                return false;
            const value = run.value[name];
            return (value !== undefined &&
                value !== "" &&
                value !== "0" &&
                value !== 0 &&
                value.length !== 0);
        },
    };
};

/** Tests whether the value, or one of the values, is one of these. */
export const holds = (name, ...values) => (module) => {
    const index = module.placeOf(name);
    const byDefault = holdsOneOf(module.defaults[name], values);
    return {
        bits: byDefault ? always : module.bitOf(name),
        words: (prefix) => `${prefix}${name} with ${values.join(" or ")}`,
        isMet: (run) => (isNamed(index) ? holdsOneOf(run.value[name], values) : byDefault),
    };
};

function holdsOneOf(value, values) {
    if (!Array.isArray(value))
        return value === allSpecifier || isAmong(value, values);
    for (let index = 0; index < value.length; index++)
        if (isAmong(value[index], values))
            return true;
    return false;
}

/** Returns true if the value is in the list. A loop is faster than `includes` for the few values of a test. */
function isAmong(value, values) {
    const text = typeof value === "number" ? String(value) : value;
    for (let index = 0; index < values.length; index++)
        if (values[index] === text)
            return true;
    return false;
}

export const pages = (which) => () => ({
    bits: always,
    words: () => (which === "some" ? "pages" : which === "several" ? "several pages" : which.replace("-", " ")),
    isMet: (run, unknown) => run.options.pages?.[which] ?? unknown,
});

export const role = (role) => () => ({
    bits: always,
    words: () => `use as a ${role}`,
    isMet: (run) => (run.options.generator === true) === (role === "generator"),
});

export const both = (...tests) => (module) => {
    const bound = tests.map((test) => test(module));
    return {
        bits: bound.find(({ bits }) => bits !== always)?.bits ?? always,
        words: (prefix) => bound.map(({ words }) => words(prefix)).join(" together with "),
        isMet: (run, unknown) => bound.every((test) => test.isMet(run, unknown)),
    };
};

/**
 * The syntax of a value beyond its type. Dropping invalid items is a separate function, `dropping`, because few modules
 * need it.
 */
export class Syntax {
    /** True if a single warning lists all dropped values. Otherwise each value has its own warning. */
    together = false;
    when = [];
    unless = [];
    judgeAll = judgeEach;
    report = refuseOne;
    constructor(code, accepts) {
        this.code = code;
        this.accepts = accepts;
    }
    /** Returns the check for a parameter of the module. */
    bind(module) {
        const accepts = this.accepts(module);
        const [when, unless] = [this.when, this.unless].map((tests) => tests.map((test) => test(module)));
        return (run, parameter) => {
            const value = run.value[parameter.name];
            if (value === undefined || someMet(unless, run, true) || (when.length > 0 && !someMet(when, run, false)))
                return;
            if (Array.isArray(value))
                this.judgeAll(this, accepts, run, parameter, value);
            else
                judge(this, accepts, run, parameter, value);
        };
    }
}

function judge(syntax, accepts, run, parameter, value) {
    const verdict = accepts(value, run);
    if (verdict !== true)
        syntax.report(run, verdict || syntax.code, parameter, String(value));
    return verdict === true;
}

function judgeEach(syntax, accepts, run, parameter, items) {
    items.every((item) => judge(syntax, accepts, run, parameter, item));
}

function refuseOne(run, code, parameter, text) {
    if (run.errors === undefined || run.options.all)
        run.refuse(code, parameter, text);
}

const dropEach = (syntax, accepts, run, parameter, items) => {
    run.value[parameter.name] = items.filter((item) => judge(syntax, accepts, run, parameter, item));
};

const dropTogether = (syntax, accepts, run, parameter, items) => {
    const dropped = items.filter((item) => accepts(item, run) !== true);
    if (dropped.length > 0)
        run.remark(syntax.code, parameter, dropped.join(separator), dropped);
    run.value[parameter.name] = items.filter((item) => !dropped.includes(item));
};

/** Makes the syntax drop invalid values with a warning. */
export function dropping(syntax) {
    syntax.judgeAll = syntax.together ? dropTogether : dropEach;
    syntax.report = (run, code, parameter, text) => run.remark(code, parameter, text);
    return syntax;
}

/** Skips the check if one of the tests is met. */
export function except(syntax, ...tests) {
    syntax.unless = tests;
    return syntax;
}

/** Performs the check only if one of the tests is met. */
export function only(syntax, ...tests) {
    syntax.when = tests;
    return syntax;
}

export const id = (code) => new Syntax(code, () => (value) => value > 0);

export function word(code, form) {
    const syntax = new Syntax(code, () => (value) => form.test(value));
    syntax.together = true;
    return syntax;
}

export const text = () => true;

/** Matches the decimal form of a 64-bit integer. */
export const whole = (text) => /^(?:0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

export const hex = (text) => /^(?:[0-9A-Fa-f]{2})*$/.test(text);

export const fraction = (text) => /^0\.\d+$/.test(text);

export const bit = (text) => text === "0" || text === "1";

export const exactly = (word) => (text) => text === word;

/** Creates a form of the value with these fields. */
export const form = (...fields) => () => (given) => given.length === fields.length && fields.every((field, index) => field(given[index]));

/** Creates a form that applies only if all of the first tests and none of the others are met. */
export const formWhere = (when, unless, form) => (module) => {
    const [needed, excluded] = [when.map((test) => test(module)), unless.map((test) => test(module))];
    const fits = form(module);
    return (given, run) => needed.every((test) => test.isMet(run, true)) && !someMet(excluded, run, false) && fits(given, run);
};

/** Creates the syntax of a continuation value. */
export const continues = (code, emptyIsAbsent, ...forms) => new Syntax(code, (module) => {
    const bound = forms.map((form) => form(module));
    return (value, run) => {
        if (value === "" && emptyIsAbsent)
            return true;
        const fields = value.split("|");
        return bound.some((fits) => fits(fields, run));
    };
});

/** The maximum length of a value in a finding, and of a list of expected values, in characters. */
const longest = 100;

function capped(text) {
    return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** A problem of a request, or information about it. Messages are created lazily. */
class Finding {
    #subject;
    #wording;
    /** The module of a finding about a whole request; undefined if there is none. */
    module = undefined;
    constructor(code, subject, prefix, received, values, wording) {
        this.code = code;
        this.parameter = subject?.name;
        this.wireName = subject && prefix + subject.name;
        this.received = received === undefined ? undefined : subject?.sensitive ? "…" : capped(received);
        this.values = values;
        this.#subject = subject;
        this.#wording = wording;
    }
    get expected() {
        return this.#subject && capped(this.#subject.expected());
    }
    /** The violated rule between parameters as a sentence, or undefined. */
    get rule() {
        return this.#wording?.rule?.();
    }
    get message() {
        const { code, wireName, expected, rule } = this;
        const verb = this.#wording?.verb ?? (wireName === undefined ? "" : "takes");
        const received = this.received === undefined ? "" : `${verb && ", "}received ${JSON.stringify(this.received)}`;
        return `${code}: ${rule ?? [wireName, verb, expected].filter(Boolean).join(" ") + received}`.replace(/: $/, "");
    }
    toJSON() {
        const { code, parameter, wireName, received, expected, rule, message } = this;
        return { code, parameter, wireName, received, expected, rule, message };
    }
}

function below(above, key, secret = above.secret) {
    return { above, key: String(key), depth: above.depth + 1, secret, invalid: above.invalid };
}

function pathOf(at) {
    const path = [];
    for (let one = at; one?.key !== undefined; one = one.above)
        path.unshift(one.key);
    return path;
}

/** Returns the beginning of a value, or only the size of a large value. */
function shown(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === "object" && value !== null)
        return "an object";
    return typeof value === "function" ? "a function" : String(value);
}

const noOptions = /* @__PURE__ */ Object.freeze({});

const defaultMaxLength = 1_048_576;

const alternativeStart = /* @__PURE__ */ alternativeSeparator.charCodeAt(0);

const none = /* @__PURE__ */ Object.freeze([]);

/** The parameters of a module, and the rules between them. */
class Module {
    deprecated = false;
    names = undefined;
    generatorNames = undefined;
    /** Entries are checked in their order. `makeDefaults` creates an object of the default values. */
    constructor(prefix, entries, makeDefaults = () => ({}), rules = []) {
        const parameters = entries.map(([put, parameter]) => parameter.setBy(put));
        this.prefix = prefix;
        this.parameters = parameters;
        this.makeDefaults = makeDefaults;
        this.defaults = makeDefaults();
        this.places = new Map(parameters.map(({ name }, index) => [name, index]));
        this.required = parameters.filter(({ required }) => required).map(({ name }) => this.placeOf(name));
        this.checks = this.checksOf(rules);
    }
    placeOf(name) {
        return this.places.get(name) ?? -1;
    }
    /**
     * Lists the checks that run after all parameters have been read: the rules in their order, then the syntaxes. For
     * some rules, the syntaxes of their parameters come first. A request rejected for its syntax has no warning, and its
     * title belongs to no namespace.
     */
    checksOf(rules) {
        const syntaxes = this.parameters.flatMap((parameter, index) => syntaxesOf(this, parameter, index));
        const bound = rules.map((rule) => rule(this));
        const early = bound.flatMap((rule) => [
            ...(rule.followsSyntax ? syntaxes.filter(({ bits }) => (bits & rule.bits) !== 0) : []),
            rule,
        ]);
        return [...new Set([...early, ...syntaxes])];
    }
    /**
     * Returns a mask with a bit for each parameter. From the 33rd parameter on, bits are shared, so that one bit may
     * represent several parameters.
     */
    bitOf(...names) {
        return names.reduce((bits, name) => bits | (this.places.has(name) ? 1 << this.placeOf(name) : 0), 0);
    }
}

/** Returns the check of a parameter's syntax, if it has one. */
function syntaxesOf(module, parameter, index) {
    if (parameter.syntax === undefined)
        return [];
    const checkSyntax = parameter.syntax.bind(module);
    const check = (run) => {
        if (isNamed(index))
            checkSyntax(run, parameter);
    };
    return [{ bits: module.bitOf(parameter.name), check }];
}

export const module = (...parts) => new Module(...parts);

export function deprecatedModule(...parts) {
    const described = new Module(...parts);
    described.deprecated = true;
    return described;
}

/** Returns the parameter names as they appear in a request. */
function namesOf(module, prefix, generator) {
    const made = generator ? module.generatorNames : module.names;
    return made ?? makeNames(module, prefix, generator);
}

function makeNames(module, prefix, generator) {
    const made = stringIndex(module.parameters.map(({ name }) => prefix + name));
    return generator ? (module.generatorNames = made) : (module.names = made);
}

/** Creates a decoder. `describe` is called on the first query. */
export function decoder(describe) {
    return (wire, options = noOptions) => {
        const run = decodeModule(describe(), wire, options);
        release();
        return resultOf(run, options);
    };
}

/** Returns a function that calls `make` once and caches its result. */
export function once(make) {
    let made;
    return () => (made ??= make());
}

function decodeModule(module, wire, options) {
    const run = readModule(module, queryOf(wire) ?? wire, options);
    if (run.isRead && (run.errors === undefined || options.all))
        checkRules(run, module);
    return run;
}

/** Reads the parameters as `decodeModule` does, but skips the checks that follow. */
function readModule(module, query, options) {
    const isGenerator = options.generator === true;
    const prefix = isGenerator ? generatorPrefix + module.prefix : module.prefix;
    const run = new Run(module, options, prefix);
    if (typeof query !== "string") {
        run.refuse("unreadable", undefined, shown(query), noRequest);
        return run;
    }
    if (query.length > (options.maxLength ?? defaultMaxLength)) {
        const verb = `the query has more than ${options.maxLength ?? defaultMaxLength} characters`;
        run.refuse("toolong", undefined, `${query.length} characters`, { verb });
        return run;
    }
    scan(query, namesOf(module, prefix, isGenerator));
    readParameters(run, module, query);
    run.isRead = true;
    return run;
}

/** Runs the remaining checks, possibly after other parts of the request have been read. */
function checkModule(run, query) {
    if (!run.isRead)
        return;
    scan(query, namesOf(run.module, run.prefix, run.options.generator === true));
    checkRules(run, run.module);
}

/** Reads the given parameters and reports missing required ones, in the order of the module. */
function readParameters(run, { parameters, required }, query) {
    for (let index = 0; index < required.length; index++)
        demand(required[index]);
    for (let word = 0; word << 5 < parameters.length; word++) {
        for (let bits = found[word]; bits !== 0; bits &= bits - 1) {
            const index = (word << 5) + 31 - Math.clz32(bits & -bits);
            if (starts[index] < 0)
                run.missing(parameters[index]);
            else
                readParameter(run, parameters[index], index, query);
        }
    }
}

function readParameter(run, parameter, index, query) {
    const mark = marks[index];
    if (parameter.exists !== undefined && !parameter.exists(run.value))
        return;
    if (mark >= array) {
        if (!isBoolean(parameter))
            run.remark("unsupportedarray", parameter, undefined, undefined, "is written without brackets; it takes");
        if (parameter.required)
            run.missing(parameter);
        return;
    }
    if (parameter.deprecated)
        run.remark("deprecation", parameter, undefined, undefined, "is deprecated; it takes");
    const value = readValue(run, parameter, query, starts[index], ends[index], mark);
    if (value !== undefined)
        parameter.put(run.value, value);
}

/** Reads a value, and decodes it first if necessary. */
function readValue(run, parameter, query, start, end, mark) {
    if (isBoolean(parameter))
        return true;
    let text = query;
    if ((mark !== 0 && !(mark === percented && parameter.takesEscaped)) ||
        (parameter.isText && isOdd(query, start, end))) {
        text = plainText(run, parameter, query, start, end, mark);
        start = 0;
        end = text.length;
        mark = 0;
    }
    const isWronglyList = !parameter.several && text.charCodeAt(start) === alternativeStart && text.startsWith(alternativeSeparator, start);
    if (isWronglyList)
        return run.fail("badvalue", parameter, text, start, end);
    return parameter.read(run, parameter, text, start, end, mark);
}

/** Checks the rules. Rules that depend on parameters missing from the request are skipped. */
function checkRules(run, module) {
    if (module.deprecated)
        run.remark("deprecation", undefined, undefined, undefined, "the module is deprecated");
    const { checks } = module;
    let present = 0;
    for (let word = 0; word << 5 < module.parameters.length; word++)
        present |= found[word];
    for (let index = 0; index < checks.length; index++) {
        const { bits } = checks[index];
        if ((bits === always || (bits & present) !== 0) && (run.errors === undefined || run.options.all))
            checks[index].check(run);
    }
}

function resultOf(run, options) {
    const { errors, warnings = none } = run;
    if (errors !== undefined)
        return { errors: options.all ? errors : errors.slice(0, 1), warnings };
    return { value: valueOf(run), warnings };
}

/** Returns the decoded value, with or without defaults of parameters that the request does not name. */
function valueOf(run) {
    if (run.options.defaults !== false)
        return run.value;
    return Object.fromEntries(Object.entries(run.value).filter(([name]) => run.names(name)));
}

/** The state of reading one module's part of a request. */
class Run {
    errors = undefined;
    warnings = undefined;
    value;
    isRead = false;
    constructor(module, options, prefix) {
        this.module = module;
        this.options = options;
        this.prefix = prefix;
        this.value = module.makeDefaults();
    }
    refuse(code, subject, received, wording) {
        (this.errors ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, undefined, wording));
    }
    remark(code, subject, received, values, verb) {
        const wording = verb === undefined ? undefined : { verb };
        (this.warnings ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, values, wording));
    }
    /** Reports a violated rule between parameters. The subject is one of them, if one represents all. */
    breach(code, subject, rule) {
        return this.refuse(code, subject, undefined, { rule });
    }
    /** Reports an error for the value at this position. */
    fail(code, parameter, text, start, end) {
        return this.refuse(code, parameter, this.received(parameter, text, start, end));
    }
    /** Returns the beginning of a rejected value for a message. */
    received(parameter, text, start, end) {
        if (!parameter.isText && isOdd(text, start, end))
            return cleanText(this, parameter, text.slice(start, end)).slice(0, 400);
        return text.slice(start, Math.min(end, start + 400));
    }
    missing(parameter) {
        return this.refuse("missingparam", parameter, undefined, { verb: "is missing; it takes" });
    }
    names(name) {
        return isNamed(this.module.placeOf(name));
    }
}

/** Returns the service's own form of a general code. */
function ownCode(code) {
    return Object.hasOwn(ownCodes, code) ? ownCodes[code] : code;
}

/** Inserts the name of the parameter into a code that contains it. */
function namedAfter(code, subject, prefix) {
    return ownCode(code).replace("{wireName}", () => prefix + subject?.name);
}

function readString(run, parameter, text, start, end) {
    if (start === end && parameter.required)
        return run.missing(parameter);
    return text.slice(start, end);
}

function readText(_run, _parameter, text, start, end) {
    return text.slice(start, end);
}

/** Returns true for any value: a boolean parameter is true if it is present. */
function readBoolean() {
    return true;
}

export const string = () => ofText(new Parameter(readString, "text", undefined));

export const strings = () => ofText(severalOf(readText, "texts", undefined));

export const boolean = () => new Parameter(readBoolean, "a flag", undefined);

const isBoolean = (parameter) => parameter.read === readBoolean;

/**
 * Returns the query string of a typed object. True flags are present, and false ones are omitted. List items are
 * separated by the separator, or preceded by the alternative one if the separator is ambiguous. The order is that of
 * the object. Throws a RangeError for an unknown parameter, a value of the wrong type, or a list item that contains the
 * alternative separator. Throws a TypeError if the value is not an object.
 */
export function encodeWith(prefix, accepts, value, options) {
    if (!isObject(value))
        throw new TypeError(`encode takes an object of parameters, not ${shown(value)}.`);
    const start = options?.generator === true ? generatorPrefix + prefix : prefix;
    let query = "";
    for (const name in value) {
        const given = value[name];
        if (!accepts(name, given))
            throw refusal(name, given, accepts(name, undefined));
        if (given === undefined || given === false)
            continue;
        query += `${query === "" ? "" : "&"}${escape(start + name)}=${escape(textOf(given, start + name))}`;
    }
    return query;
}

function refusal(name, given, isKnown) {
    const reason = isKnown
        ? `${name} does not accept ${shown(given)}: use a value of its type, or`
        : `There is no parameter ${JSON.stringify(name)}:`;
    return new RangeError(`${reason} omit it.`);
}

function textOf(given, wireName) {
    if (!Array.isArray(given))
        return oneText(given);
    return listText(given.map((item, index) => itemText(item, `${wireName}[${index}]`)));
}

function oneText(given) {
    return given === true ? "" : typeof given === "number" ? wholeText(given) : String(given);
}

/** Formats an item. An item that contains the alternative separator would be misread with either separator. */
function itemText(given, place) {
    const text = oneText(given);
    if (!text.includes(alternativeSeparator))
        return text;
    const separator = `U+${alternativeSeparator.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    throw new RangeError(`${place} contains ${separator}, which separates the items of a list and cannot be part of one: remove it.`);
}

/** Formats an integer of any size without an exponent. */
function wholeText(number) {
    return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** Joins the items. A single empty item is written twice, because one would be an empty list. */
function listText(items) {
    if (items.length === 1 && items[0] === "")
        return alternativeSeparator + alternativeSeparator;
    const isPlain = items.every((item) => !item.includes(separator)) && (items.length !== 1 || items[0] !== allSpecifier);
    return isPlain ? items.join(separator) : items.map((item) => alternativeSeparator + item).join("");
}

/** Escapes a string as `encodeURIComponent` does, but also accepts lone surrogates. */
function escape(text) {
    return encodeURIComponent(text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd"));
}

function listed(run, parameter, value) {
    if (parameter.old?.includes(value))
        run.remark("deprecation", parameter, value, undefined, "has a value that is deprecated; it takes");
    return value;
}

/** Returns a value that the site or the document's pattern adds to the list. */
function added(run, parameter, text, start, end) {
    if (parameter.open === undefined && run.options.values === undefined)
        return undefined;
    const value = text.slice(start, end);
    return parameter.open?.test(value) || isOfSite(run, parameter, value) ? value : undefined;
}

function isOfSite({ options: { values } }, { name }, text) {
    return values !== undefined && Object.hasOwn(values, name) && values[name].includes(text);
}

function readListed(run, parameter, text, start, end) {
    const { list } = parameter.detail;
    const index = find(parameter.detail, text, start, end);
    if (index >= 0)
        return listed(run, parameter, list[index]);
    return added(run, parameter, text, start, end) ?? run.fail(parameter.refusal, parameter, text, start, end);
}

function readListedItem(run, parameter, text, start, end) {
    const { list, seen } = parameter.detail;
    const index = find(parameter.detail, text, start, end);
    if (index < 0) {
        reading.hasOthers = true;
        return added(run, parameter, text, start, end);
    }
    if (seen[index] === reading.number && !parameter.repeats)
        return repeated;
    seen[index] = reading.number;
    return listed(run, parameter, list[index]);
}

export const oneOf = (values) => new Parameter(readListed, "one of", stringIndex([...values]));

export function someOf(values) {
    const parameter = severalOf(readListedItem, "some of", stringIndex([...values]));
    parameter.knowsItems = true;
    return parameter;
}

export function oldValues(parameter, values) {
    parameter.old = values;
    return parameter;
}

export function open(parameter, pattern) {
    parameter.open = pattern;
    return parameter;
}

/**
 * Sets the module's own error code for unlisted values. A value that ends with `/*` matches all values with that
 * prefix.
 */
export function refusedWith(parameter, code) {
    const { list } = parameter.detail;
    const starts = list.filter((value) => value.endsWith("/*")).map((value) => value.slice(0, -1));
    parameter.refusal = code;
    if (starts.length > 0)
        parameter.open = { test: (text) => starts.some((start) => text.startsWith(start)) };
    return parameter;
}

const longestGuessed = 80;

/** Returns the most similar name for a misspelled one, or undefined if none is similar. */
function nearest(given, names) {
    if (given.length > longestGuessed)
        return undefined;
    let best;
    let least = Math.max(1, Math.floor(given.length / 3)) + 1;
    for (const name of names) {
        if (Math.abs(name.length - given.length) >= least)
            continue;
        const distance = distanceOf(given.toLowerCase(), name.toLowerCase());
        if (distance < least)
            [best, least] = [name, distance];
    }
    return best;
}

/** Returns the number of substitutions, insertions, deletions and transpositions between two strings. */
function distanceOf(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let i = 1; i <= from.length; i++) {
        const row = [i];
        for (let j = 1; j <= to.length; j++) {
            let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1));
            if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
                cost = Math.min(cost, beforeLast[j - 2] + 1);
            row.push(cost);
        }
        [beforeLast, last] = [last, row];
    }
    return last[to.length];
}

/**
 * Creates a Standard Schema that accepts a typed object and returns the result of `decode` for its request:
 * https://standardschema.dev.
 */
export function standardOf(functions) {
    const validate = (value) => {
        if (!isObject(value))
            return { issues: [{ message: `takes an object of parameters, not ${shown(value)}` }] };
        const issues = wrongIn(functions, value);
        return issues.length > 0 ? { issues } : readBack(functions, value);
    };
    return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** Returns an issue for each unknown name, each value of the wrong type and each missing parameter. */
function wrongIn({ describe, accepts, required = [] }, value) {
    const issues = [];
    for (const name in value)
        if (!accepts(name, value[name]))
            issues.push({ message: refusalOf(describe(), name, value[name]), path: [name] });
    for (const name of required)
        if (value[name] === undefined)
            issues.push({ message: `${name} is missing`, path: [name] });
    return issues;
}

function refusalOf(module, name, given) {
    const parameter = module.parameters[module.placeOf(name)];
    if (parameter !== undefined)
        return `${name} takes ${parameter.expected()}${parameter.sensitive ? "" : `, not ${shown(given)}`}`;
    const meant = nearest(name, [...module.places.keys()]);
    return `there is no parameter ${JSON.stringify(name)}${meant === undefined ? ": omit it" : `; did you mean ${JSON.stringify(meant)}?`}`;
}

/** Validates with the higher limits, since only the service knows which callers have them. */
function readBack({ decode, encode }, value) {
    try {
        const { errors, value: read } = decode(encode(value), { all: true, highLimits: true });
        if (errors === undefined)
            return { value: read };
        return {
            issues: errors.map(({ message, parameter }) => parameter === undefined ? { message } : { message, path: [parameter] }),
        };
    }
    catch (error) {
        return { issues: [{ message: error.message }] };
    }
}
