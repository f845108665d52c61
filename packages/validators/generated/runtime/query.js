// The code of query. Generated: change the spec instead.

const separator = "|";

const escapedSeparator = "7c";

const alternativeSeparator = "\u001f";

const allSpecifier = "*";

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

function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value) {
    return typeof value === "string" || value === undefined;
}

function isFlag(value) {
    return typeof value === "boolean" || value === undefined;
}

function isWhole(value) {
    return Number.isInteger(value) || value === undefined;
}

function isWithin(value, minimum, maximum) {
    return ((Number.isInteger(value) && value >= minimum && value <= maximum) || value === undefined);
}

function isOneOf(value, values) {
    return values.has(value) || value === undefined;
}

function areTexts(value, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (typeof value[index] !== "string")
            return false;
    return true;
}

function areWhole(value, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (!Number.isInteger(value[index]))
            return false;
    return true;
}

function areOf(value, values, most = mostItems) {
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
function areAll(value, accepts, most = mostItems) {
    if (!Array.isArray(value))
        return value === undefined;
    if (value.length > most)
        return false;
    for (let index = 0; index < value.length; index++)
        if (value[index] === undefined || !accepts(value[index]))
            return false;
    return true;
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
class Parameter {
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
function ofText(parameter) {
    parameter.isText = true;
    return parameter;
}

/** Returns the parameter as one that reads escaped text. */
function escapable(parameter) {
    parameter.takesEscaped = true;
    return parameter;
}

function required(parameter) {
    parameter.required = true;
    return parameter;
}

function deprecated(parameter) {
    parameter.deprecated = true;
    return parameter;
}

function sensitive(parameter) {
    parameter.sensitive = true;
    return parameter;
}

function orAll(parameter) {
    parameter.all = true;
    return parameter;
}

function repeatable(parameter) {
    parameter.repeats = true;
    return parameter;
}

/** Makes the parameter exist only if another parameter contains the value. */
function slot(parameter, of, value) {
    parameter.exists = ({ [of]: given }) => given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
    return parameter;
}

function checked(parameter, syntax) {
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

function severalOf(readItem, what, detail) {
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
function plainText(run, parameter, query, start, end, mark) {
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

const integer = (minimum = -Infinity, maximum = Infinity) => new Parameter(readInteger, "a whole number", { minimum, maximum });

const integers = (minimum = -Infinity, maximum = Infinity) => severalOf(readInteger, "whole numbers", { minimum, maximum });

const limit = (minimum, maximum, highMaximum) => new Parameter(readLimit, "a number of items", { minimum, maximum, highMaximum });

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

const namespace = (...extra) => new Parameter(readNamespace, "the id of a namespace", extra);

const namespaces = (...extra) => severalOf(readId, "ids of namespaces", extra);

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

function upperFirst(text) {
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
function parseTitle(given, site, initial = 0) {
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

const titled = () => ofText(new Parameter(readTitle, "the title of a page", undefined));

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

const exactlyOneOf = (none, several, ...names) => (module) => {
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

const atMostOneOf = (code, ...names) => (module) => {
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

const atLeastOneOf = (code, ...names) => (module) => {
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

const needs = (code, each, needed) => (module) => {
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

const excludes = (code, each, excluded) => (module) => {
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
const contradiction = (code, name, ...groups) => (module) => ({
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

const notEmpty = (code, name) => (module) => ({
    bits: module.bitOf(name),
    check: (run) => {
        const value = run.value[name];
        if (value?.length === 0 && run.names(name))
            run.refuse(code, subject(name, "at least one value"), "");
    },
});

/** Lowers the maximum of a limit in certain requests. */
const cap = (code, name, maximum, highMaximum) => () => ({
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

const warning = (code) => () => ({
    bits: always,
    followsSyntax: true,
    check: (run) => run.remark(code, undefined, undefined),
});

/** Applies the rule only if one of the tests is met. */
const when = (rule, ...tests) => (module) => {
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
const unless = (rule, ...tests) => (module) => {
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
const given = (name) => (module) => {
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

const filled = (name) => (module) => {
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
const holds = (name, ...values) => (module) => {
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

const pages = (which) => () => ({
    bits: always,
    words: () => (which === "some" ? "pages" : which === "several" ? "several pages" : which.replace("-", " ")),
    isMet: (run, unknown) => run.options.pages?.[which] ?? unknown,
});

const role = (role) => () => ({
    bits: always,
    words: () => `use as a ${role}`,
    isMet: (run) => (run.options.generator === true) === (role === "generator"),
});

const both = (...tests) => (module) => {
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
class Syntax {
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
function dropping(syntax) {
    syntax.judgeAll = syntax.together ? dropTogether : dropEach;
    syntax.report = (run, code, parameter, text) => run.remark(code, parameter, text);
    return syntax;
}

/** Skips the check if one of the tests is met. */
function except(syntax, ...tests) {
    syntax.unless = tests;
    return syntax;
}

/** Performs the check only if one of the tests is met. */
function only(syntax, ...tests) {
    syntax.when = tests;
    return syntax;
}

const id = (code) => new Syntax(code, () => (value) => value > 0);

function word(code, form) {
    const syntax = new Syntax(code, () => (value) => form.test(value));
    syntax.together = true;
    return syntax;
}

const title = (code, local, namespace, cannotExist) => new Syntax(code, () => (text, { options }) => {
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
const titlePart = (code, namespace) => new Syntax(code, () => (text, run) => {
    const given = typeof namespace === "number" ? namespace : (run.value[namespace] ?? 0);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : id, run));
});

/** Accepts the beginning of a title, with at least one letter. */
const titlePrefix = (code) => new Syntax(code, () => (text, { options }) => {
    if (isOrdinary(text))
        return true;
    const parsed = parseTitle(`${text}X`, options);
    return parsed !== undefined && parsed.interwiki === "" && !parsed.fragment && parsed.text !== "X";
});

/**
 * Requires the title in a parameter to be in one namespace. If the parameter's syntax rejects the title, only that
 * error is reported.
 */
const inNamespace = (code, name, namespace) => (module) => ({
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

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?!$)|$)){4}$/;

function isIpv4(text) {
    return ipv4.test(text);
}

/**
 * Returns true if the string is an IPv6 address: eight groups of hexadecimal digits, some of which may be shortened to
 * `::`.
 */
function isIpv6(text) {
    if (!/^[0-9A-Fa-f:]{2,39}$/.test(text))
        return false;
    const parts = text.split("::");
    if (parts.length > 2)
        return false;
    const groups = parts.flatMap((part) => (part === "" ? [] : part.split(":")));
    return (groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) &&
        (parts.length === 2 ? groups.length < 8 : groups.length === 8));
}

/** Returns true for an IP address, including a former IPv4 form whose last part is hidden as `xxx`. */
function isAddress(text) {
    return isIpv4(text.replace(/\.xxx$/, ".0")) || isIpv6(text);
}

/** Returns true for a range in CIDR notation. */
function isRange(text) {
    const [, address = "", bits] = /^([^/]*)\/(\d{1,3})$/.exec(text) ?? [];
    return (isIpv4(address) && Number(bits) <= 32) || (isIpv6(address) && Number(bits) <= 128);
}

/** Returns the canonical form: uppercase, without leading zeros, and with all groups of IPv6. */
function canonicalForm(text) {
    const [address = "", bits] = text.split("/");
    const end = bits === undefined ? "" : `/${bits}`;
    if (!address.includes(":"))
        return address.replace(/(^|\.)0+(?=\d)/g, "$1") + end;
    const [before = "", after] = address.split("::");
    const [left, right] = [groupsOf(before), groupsOf(after ?? "")];
    const zeros = Array.from({ length: after === undefined ? 0 : 8 - left.length - right.length }, () => "0");
    return [...left, ...zeros, ...right].join(":") + end;
}

function groupsOf(text) {
    return text === "" ? [] : text.split(":").map((group) => group.toUpperCase().replace(/^0+(?=.)/, ""));
}

const ip = (code, rangeOnly, v4, v6, tooWide) => new Syntax(code, () => (text) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text)))
        return true;
    if (!isRange(text))
        return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address.includes(":") ? v6 : v4) || tooWide;
});

const userNamespace = 2;

/** The form of most user names: words separated by single spaces, with a capital first letter. */
const ordinary = /^[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/;

const unseen = /[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u3000\ue000-\uf8ff]/;

const likeAddress = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.(?:xxx|\d{1,3})$|^(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}$/;

/** Returns the user in canonical form, or undefined if the string names no user of these kinds. */
function userOf(text, kinds, options) {
    if (text.length < 80 && ordinary.test(text) && kinds.includes("name"))
        return text;
    if (/^#\d+$/.test(text))
        return kinds.includes("id") ? text : undefined;
    if (text.includes(">"))
        return kinds.includes("interwiki") && !text.includes("#") ? upperFirst(text.replaceAll("_", " ")) : undefined;
    const title = text.includes("#") ? undefined : parseTitle(text, options, userNamespace);
    if (title === undefined || title.namespace !== userNamespace || title.interwiki !== "")
        return undefined;
    const name = upperFirst(title.text);
    if (isAddress(name))
        return kinds.includes("ip") ? canonicalForm(name) : undefined;
    if (isRange(name))
        return kinds.includes("cidr") ? canonicalForm(name) : undefined;
    if (name === "" || name.includes("/") || likeAddress.test(name) || unseen.test(name))
        return undefined;
    const isTemporary = options.temporaryUser?.test(name) === true;
    return kinds.includes("name") || (kinds.includes("temp") && isTemporary) ? name : undefined;
}

function readUser(run, parameter, text, start, end) {
    return (userOf(text.slice(start, end), parameter.detail, run.options) ?? run.fail("baduser", parameter, text, start, end));
}

const user = (...kinds) => ofText(new Parameter(readUser, "a user", kinds));

const users = (...kinds) => ofText(severalOf(readUser, "users", kinds));

const text = () => true;

/** Matches the decimal form of a 64-bit integer. */
const whole = (text) => /^(?:0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

const hex = (text) => /^(?:[0-9A-Fa-f]{2})*$/.test(text);

const fraction = (text) => /^0\.\d+$/.test(text);

const bit = (text) => text === "0" || text === "1";

const exactly = (word) => (text) => text === word;

/** Creates a form of the value with these fields. */
const form = (...fields) => () => (given) => given.length === fields.length && fields.every((field, index) => field(given[index]));

/** Creates a form that applies only if all of the first tests and none of the others are met. */
const formWhere = (when, unless, form) => (module) => {
    const [needed, excluded] = [when.map((test) => test(module)), unless.map((test) => test(module))];
    const fits = form(module);
    return (given, run) => needed.every((test) => test.isMet(run, true)) && !someMet(excluded, run, false) && fits(given, run);
};

/** Creates the syntax of a continuation value. */
const continues = (code, emptyIsAbsent, ...forms) => new Syntax(code, (module) => {
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

const module = (...parts) => new Module(...parts);

function deprecatedModule(...parts) {
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
function decoder(describe) {
    return (wire, options = noOptions) => {
        const run = decodeModule(describe(), wire, options);
        release();
        return resultOf(run, options);
    };
}

/** Returns a function that calls `make` once and caches its result. */
function once(make) {
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

const string = () => ofText(new Parameter(readString, "text", undefined));

const strings = () => ofText(severalOf(readText, "texts", undefined));

const boolean = () => new Parameter(readBoolean, "a flag", undefined);

const isBoolean = (parameter) => parameter.read === readBoolean;

/**
 * Returns the query string of a typed object. True flags are present, and false ones are omitted. List items are
 * separated by the separator, or preceded by the alternative one if the separator is ambiguous. The order is that of
 * the object. Throws a RangeError for an unknown parameter, a value of the wrong type, or a list item that contains the
 * alternative separator. Throws a TypeError if the value is not an object.
 */
function encodeWith(prefix, accepts, value, options) {
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

const oneOf = (values) => new Parameter(readListed, "one of", stringIndex([...values]));

function someOf(values) {
    const parameter = severalOf(readListedItem, "some of", stringIndex([...values]));
    parameter.knowsItems = true;
    return parameter;
}

function oldValues(parameter, values) {
    parameter.old = values;
    return parameter;
}

function open(parameter, pattern) {
    parameter.open = pattern;
    return parameter;
}

/**
 * Sets the module's own error code for unlisted values. A value that ends with `/*` matches all values with that
 * prefix.
 */
function refusedWith(parameter, code) {
    const { list } = parameter.detail;
    const starts = list.filter((value) => value.endsWith("/*")).map((value) => value.slice(0, -1));
    parameter.refusal = code;
    if (starts.length > 0)
        parameter.open = { test: (text) => starts.some((start) => text.startsWith(start)) };
    return parameter;
}

function requestDecoder(describe) {
    let service;
    return (wire, options = noOptions) => {
        const query = queryOf(wire);
        if (query !== undefined) {
            const result = readRequest((service ??= describe()), query, options);
            release();
            return result;
        }
        return { errors: [new Finding("unreadable", undefined, "", shown(wire), undefined, noRequest)], warnings: [] };
    };
}

function readRequest(service, query, options) {
    const runs = [];
    const failed = () => !options.all && runs.some(({ errors }) => errors !== undefined);
    /** Decodes a module. `name` is passed for modules of `service.modules`. */
    const read = (module, own, name) => {
        const run = decodeModule(module, query, own);
        tell(run, name);
        runs.push(run);
        return valueOf(run);
    };
    /** Checks the rules of parameters that were read without checks. */
    const check = (run) => {
        if ((run.module.checks.length > 0 || run.module.deprecated) && !failed())
            checkModule(run, query);
    };
    const plain = { ...options, generator: false };
    const sets = {};
    const setRuns = [];
    for (const [name, set] of Object.entries(service.sets)) {
        if (failed())
            break;
        const run = readModule(set, query, plain);
        setRuns.push(run);
        runs.push(run);
        sets[name] = valueOf(run);
    }
    const value = sets;
    const selected = failed() ? {} : read(service.selection, plain);
    if (!failed())
        checkContinuation(service, sets, runs.at(-1));
    const pages = pagesOf(service, sets, selected);
    // The rules of the sets are checked after the generator has read its own parameters.
    const generator = failed() ? undefined : selected[service.generator];
    if (generator !== undefined) {
        const run = readModule(service.modules[generator](), query, { ...options, generator: true, pages });
        runs.push(run);
        setRuns.forEach(check);
        check(run);
        tell(run, generator);
        value.generator = { name: generator, parameters: valueOf(run) };
    }
    else
        setRuns.forEach(check);
    const modules = {};
    value.modules = modules;
    for (const group of service.groups) {
        for (const name of (selected[group] ?? [])) {
            if (!failed())
                modules[name] = read(service.modules[name](), { ...plain, pages }, name);
        }
    }
    return result(runs, value, query, options);
}

/**
 * Checks the continuation value. It consists of the names of the generator's parameters, or `-`, then `||` and the
 * names of the completed modules.
 */
function checkContinuation({ continuation: [name, code] = ["", ""] }, sets, run) {
    const given = Object.values(sets).find((set) => set[name] !== undefined)?.[name];
    if (typeof given !== "string" || given === "" || given.split("||").length === 2)
        return;
    run.refuse(code, { name, sensitive: false, expected: () => `the value of ${name} in the last response` }, given);
}

function tell(run, name) {
    for (const findings of [run.errors, run.warnings])
        for (const finding of findings ?? [])
            finding.module = name;
}

/** Returns true if it is the name of a parameter that exists in this request. */
function knows({ module, prefix, value }, name) {
    const place = name.startsWith(prefix) ? module.placeOf(name.slice(prefix.length)) : -1;
    if (place < 0)
        return false;
    const { exists } = module.parameters[place];
    return exists === undefined || exists(value);
}

function pagesOf({ generator, pages, revisions }, sets, selected) {
    const all = Object.values(sets);
    const lengthOf = (name) => all.find((set) => set[name] !== undefined)?.[name]?.length ?? 0;
    const count = (names) => names.reduce((sum, name) => sum + lengthOf(name), 0);
    const [ofPages, ofRevisions] = [count(pages), count(revisions)];
    return {
        some: ofPages + ofRevisions > 0 || selected[generator] !== undefined,
        several: ofPages > 1,
        revisions: ofRevisions > 0,
        "several-revisions": ofRevisions > 1,
    };
}

function result(runs, value, query, options) {
    const [warnings, errors] = [[], []];
    for (const run of runs) {
        if (run.warnings !== undefined)
            warnings.push(...run.warnings);
        if (run.errors !== undefined)
            errors.push(...run.errors);
    }
    const deprecation = deprecationHelp === "" ? -1 : warnings.findIndex(({ code }) => code === "deprecation");
    if (deprecation >= 0)
        warnings.splice(deprecation + 1, 0, new Finding(deprecationHelp, undefined, "", undefined));
    if (errors.length > 0)
        return { errors: options.all ? errors : errors.slice(0, 1), warnings };
    const foreign = namesIn(query).filter((name) => !runs.some((run) => knows(run, name)));
    if (foreign.length > 0)
        warnings.push(new Finding(ownCode("unrecognizedparams"), undefined, "", foreign.slice(0, 10).join(", "), foreign, {
            verb: "no such parameters",
        }));
    return { value, warnings };
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
function standardOf(functions) {
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

/** The parts of a timestamp, by the names used in the formats. */
const fields = {
    Y: "(?<y>\\d{4})",
    y: "(?<y>\\d\\d)",
    m: "(?<m>\\d\\d)",
    d: "(?<d>\\d\\d)",
    h: "(?<h>\\d\\d)",
    i: "(?<i>\\d\\d)",
    s: "(?<s>\\d\\d)",
    M: "(?<M>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)",
    f: "(?:[.,]\\d{1,6})?",
    z: "(?<z>Z|[+-]\\d\\d(?::?\\d\\d)?)?",
    Z: "(?<z>[+-]\\d{4}|[A-Za-z]{1,5})?",
    _: "[ \\t\\r\\n]",
};

/** The timestamp formats, in the order in which they are tried. */
const forms = [
    "%Y%m%d%h%i%s",
    "%Y-%m-%d[T ]%h:%i:%s%f%z",
    "%Y%m%dT%h%i%s%f%z",
    "(?<U>-?\\d{1,13})(?:\\.\\d{1,6})?",
    "%d-%m-%Y %h:%i:%s\\.\\d{6}",
    "%Y-%m-%d %h:%i:%s GMT",
    "%Y:%m:%d %h:%i:%s",
    "%_*(?:[a-z]{3},%_*)?(?<d>\\d\\d?)%_+%M%_+(?<y>\\d{2}|\\d{4})%_+%h%_*:%_*%i%_*:%_*%s(?:%_+%Z)?",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day, %d-%M-%y %h:%i:%s(?: %Z)?",
    "[a-z]{3} %M (?<d>[ \\d]\\d) %h:%i:%s %Y",
];

/** The number of leading formats, all numeric, whose letters are case-sensitive. */
const written = 7;

let patterns;

function patternOf(form, index) {
    const source = form.replace(/%(.)/g, (_, name) => fields[name]);
    return new RegExp(`^${source}$`, index < written ? "" : "i");
}

/** Returns the timestamp in seconds since 1970, or NaN. */
function secondsOf(text) {
    patterns ??= forms.map(patternOf);
    if (text.length > 80)
        return NaN;
    for (const pattern of patterns) {
        const parts = pattern.exec(text)?.groups;
        if (parts)
            return seconds(parts);
    }
    return NaN;
}

/** Converts the fields to seconds. Values that are too large roll over: 30 February is 2 March. */
function seconds({ U, y = "", m, M, d, h, i, s, z }) {
    if (U !== undefined)
        return Number(U);
    const day = new Date(0);
    const year = y.length === 2 ? Number(y) + (Number(y) < 70 ? 2000 : 1900) : Number(y);
    const month = M === undefined ? Number(m) - 1 : "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(M.toLowerCase()) / 3;
    day.setUTCFullYear(year, month, Number(d));
    day.setUTCHours(Number(h), Number(i), Number(s));
    return day.getTime() / 1000 - offset(z);
}

/** Returns the offset of a time zone in seconds. A zone without digits is unknown and counts as UTC. */
function offset(zone = "") {
    const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
    return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/**
 * Returns true if the text contains a timestamp in the response format. Days after the 28th are left to the slower
 * parser.
 */
function isAnswered(text, start, end, colon) {
    const minute = start + 13 + colon.length;
    const second = minute + 2 + colon.length;
    if (end !== second + 3 || text.charCodeAt(second + 2) !== 90 || text.charCodeAt(start + 10) !== 84)
        return false;
    if (text.charCodeAt(start + 4) !== 45 || text.charCodeAt(start + 7) !== 45)
        return false;
    if (!text.startsWith(colon, start + 13) || !text.startsWith(colon, minute + 2))
        return false;
    if (!(two(text, start) <= 99 && two(text, start + 2) <= 99))
        return false;
    const [month, day] = [two(text, start + 5), two(text, start + 8)];
    const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 28;
    return isDay && two(text, start + 11) <= 23 && two(text, minute) <= 59 && two(text, second) <= 59;
}

/** Parses two digits. Returns a large number for other characters. */
function two(text, at) {
    const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 999;
}

function readTimestamp(run, parameter, text, start, end, mark) {
    if (mark === 0)
        return isAnswered(text, start, end, ":")
            ? text.slice(start, end)
            : readOther(run, parameter, text.slice(start, end));
    if (isAnswered(text, start, end, "%3A")) {
        return `${text.slice(start, start + 13)}:${text.slice(start + 16, start + 18)}:${text.slice(start + 21, end)}`;
    }
    return readOther(run, parameter, plainText(run, parameter, text, start, end, mark));
}

function now({ options }) {
    return iso(Math.floor((options.now ?? Date.now()) / 1000));
}

/** Reads a timestamp in any other format. */
function readOther(run, parameter, text) {
    if (text === "now")
        return now(run);
    if (text === "" || text === "0") {
        run.remark("unclearnowtimestamp", parameter, text);
        return now(run);
    }
    const code = text.startsWith(alternativeSeparator) ? "badvalue" : "badtimestamp";
    return iso(secondsOf(text)) ?? run.fail(code, parameter, text, 0, text.length);
}

const timestamp = () => escapable(new Parameter(readTimestamp, "a time such as 2001-01-15T14:56:00Z", undefined));

/** Formats seconds since 1970 as `2001-01-15T14:56:00Z`. Returns undefined if the year does not have four digits. */
function iso(seconds) {
    const hasFourDigits = seconds >= -62167219200 && seconds <= 253402300799;
    return hasFourDigits ? `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` : undefined;
}

/**
 * Matches fourteen digits that form a timestamp. It is in this file because few modules need it and the list of time
 * formats is long.
 */
const continueTime = (text) => /^\d{14}$/.test(text) && secondsOf(text) >= -62167219200;

const allcategoriesPropSet = /* @__PURE__ */ new Set(["hidden", "size"]);
function accepts_allcategories(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, allcategoriesPropSet);
    default:
      return false;
  }
}

function validate_allcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allcategories(name, value[name])) return false;
  return true;
}


const parameters_allcategories = /* @__PURE__ */ once(() =>
  module("ac", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.min = value; }, integer()],
    [(to, value) => { to.max = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(allcategoriesPropSet)],
  ], () => ({ dir: "ascending", limit: 10, prop: [] })),
);

const decode_allcategories = /* @__PURE__ */ decoder(parameters_allcategories);

const encode_allcategories = (value, options) => encodeWith("ac", accepts_allcategories, value, options);

const standard_allcategories = /* @__PURE__ */ standardOf({ describe: parameters_allcategories, accepts: accepts_allcategories, decode: decode_allcategories, encode: encode_allcategories });

export const module_allcategories = { decode: decode_allcategories, encode: encode_allcategories, standard: standard_allcategories, validate: validate_allcategories };

const revisionPropertiesSet = /* @__PURE__ */ new Set([
  "comment", "content", "contentmodel", "flags", "ids", "parsedcomment", "roles", "sha1", "size", "slotsha1", "slotsize", "tags",
  "timestamp", "user", "userid", "parsetree",
]);
const alldeletedrevisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_alldeletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_alldeletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alldeletedrevisions(name, value[name])) return false;
  return true;
}


const parameters_alldeletedrevisions = /* @__PURE__ */ once(() =>
  module("adr", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(alldeletedrevisionsSlotsSet))],
    [(to, value) => { to["contentformat-main"] = value; }, slot(oneOf(contentFormatsSet), "slots", "main")],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandtemplates = value; }, deprecated(boolean())],
    [(to, value) => { to.generatexml = value; }, deprecated(boolean())],
    [(to, value) => { to.parse = value; }, deprecated(boolean())],
    [(to, value) => { to.section = value; }, string()],
    [(to, value) => { to.diffto = value; }, checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator")))],
    [(to, value) => { to.difftotext = value; }, deprecated(string())],
    [(to, value) => { to.difftotextpst = value; }, deprecated(boolean())],
    [(to, value) => { to.contentformat = value; }, deprecated(oneOf(contentFormatsSet))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([role("generator"), given("generatetitles"), holds("dir", "newer")], [given("user")], form(whole, text)), formWhere([], [given("user"), both(role("generator"), given("generatetitles"), holds("dir", "newer"))], form(whole, text, continueTime, whole)), formWhere([given("user")], [], form(continueTime, whole))))],
    [(to, value) => { to.generatetitles = value; }, boolean()],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("from"), given("to"), given("prefix"), given("excludeuser")], [given("user")]),
    needs("invalidparammix", [given("start"), given("end")], [given("user")]),
    unless(when(warning("performance"), both(role("generator"), given("generatetitles"), holds("dir", "older"))), given("user")),
    unless(excludes("invalidparammix", [
      holds("prop", "parsetree"),
      given("expandtemplates"),
      given("generatexml"),
      given("parse"),
      given("diffto"),
      given("difftotext"),
      given("difftotextpst"),
      given("contentformat"),
    ], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

const decode_alldeletedrevisions = /* @__PURE__ */ decoder(parameters_alldeletedrevisions);

const encode_alldeletedrevisions = (value, options) => encodeWith("adr", accepts_alldeletedrevisions, value, options);

const standard_alldeletedrevisions = /* @__PURE__ */ standardOf({
      describe: parameters_alldeletedrevisions,
      accepts: accepts_alldeletedrevisions,
      decode: decode_alldeletedrevisions,
      encode: encode_alldeletedrevisions,
    });

export const module_alldeletedrevisions = { decode: decode_alldeletedrevisions, encode: encode_alldeletedrevisions, standard: standard_alldeletedrevisions, validate: validate_alldeletedrevisions };

const allfileusagesPropSet = /* @__PURE__ */ new Set(["ids", "title"]);
function accepts_allfileusages(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_allfileusages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allfileusages(name, value[name])) return false;
  return true;
}


const parameters_allfileusages = /* @__PURE__ */ once(() =>
  module("af", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", 6), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allfileusagesPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids")], [given("unique")]),
  ]),
);

const decode_allfileusages = /* @__PURE__ */ decoder(parameters_allfileusages);

const encode_allfileusages = (value, options) => encodeWith("af", accepts_allfileusages, value, options);

const standard_allfileusages = /* @__PURE__ */ standardOf({ describe: parameters_allfileusages, accepts: accepts_allfileusages, decode: decode_allfileusages, encode: encode_allfileusages });

export const module_allfileusages = { decode: decode_allfileusages, encode: encode_allfileusages, standard: standard_allfileusages, validate: validate_allfileusages };

const allimagesPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata", "mime",
  "parsedcomment", "sha1", "size", "timestamp", "url", "user", "userid",
]);
function accepts_allimages(name, given) {
  switch (name) {
    case "sort":
      return given === "name" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "ascending" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    case "from":
    case "to":
    case "continue":
    case "start":
    case "end":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "user":
      return isText(given);
    case "prop":
      return areOf(given, allimagesPropSet);
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterbots":
      return given === "all" || given === "bots" || given === "nobots" || given === undefined;
    case "mime":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_allimages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allimages(name, value[name])) return false;
  return true;
}


const parameters_allimages = /* @__PURE__ */ once(() =>
  module("ai", [
    [(to, value) => { to.sort = value; }, oneOf(["name", "timestamp"])],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending", "newer", "older"])],
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([holds("sort", "name")], [], form(text)), formWhere([holds("sort", "timestamp")], [], form(continueTime, text))))],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.prop = value; }, someOf(allimagesPropSet)],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.sha1 = value; }, checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u")))],
    [(to, value) => { to.sha1base36 = value; }, checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1")))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.filterbots = value; }, oneOf(["all", "bots", "nobots"])],
    [(to, value) => { to.mime = value; }, strings()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ sort: "name", dir: "ascending", prop: ["timestamp", "url"], filterbots: "all", limit: 10 }), [
    needs("invalidparammix", [given("start"), given("end"), given("user"), given("filterbots")], [holds("sort", "timestamp")]),
    needs("invalidparammix", [given("from"), given("to"), given("prefix")], [holds("sort", "name")]),
    excludes("invalidparammix-cannotusewith", [given("user")], [given("filterbots")]),
  ]),
);

const decode_allimages = /* @__PURE__ */ decoder(parameters_allimages);

const encode_allimages = (value, options) => encodeWith("ai", accepts_allimages, value, options);

const standard_allimages = /* @__PURE__ */ standardOf({ describe: parameters_allimages, accepts: accepts_allimages, decode: decode_allimages, encode: encode_allimages });

export const module_allimages = { decode: decode_allimages, encode: encode_allimages, standard: standard_allimages, validate: validate_allimages };

function accepts_alllinks(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_alllinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alllinks(name, value[name])) return false;
  return true;
}


const parameters_alllinks = /* @__PURE__ */ once(() =>
  module("al", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allfileusagesPropSet)],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids")], [given("unique")]),
  ]),
);

const decode_alllinks = /* @__PURE__ */ decoder(parameters_alllinks);

const encode_alllinks = (value, options) => encodeWith("al", accepts_alllinks, value, options);

const standard_alllinks = /* @__PURE__ */ standardOf({ describe: parameters_alllinks, accepts: accepts_alllinks, decode: decode_alllinks, encode: encode_alllinks });

export const module_alllinks = { decode: decode_alllinks, encode: encode_alllinks, standard: standard_alllinks, validate: validate_alllinks };

const allmessagesPropSet = /* @__PURE__ */ new Set(["default"]);
function accepts_allmessages(name, given) {
  switch (name) {
    case "messages":
    case "args":
      return areTexts(given);
    case "prop":
      return areOf(given, allmessagesPropSet);
    case "enableparser":
    case "nocontent":
    case "includelocal":
      return isFlag(given);
    case "filter":
    case "lang":
    case "from":
    case "to":
    case "title":
    case "prefix":
      return isText(given);
    case "customised":
      return given === "all" || given === "modified" || given === "unmodified" || given === undefined;
    default:
      return false;
  }
}

function validate_allmessages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allmessages(name, value[name])) return false;
  return true;
}


const parameters_allmessages = /* @__PURE__ */ once(() =>
  module("am", [
    [(to, value) => { to.messages = value; }, strings()],
    [(to, value) => { to.prop = value; }, someOf(allmessagesPropSet)],
    [(to, value) => { to.enableparser = value; }, boolean()],
    [(to, value) => { to.nocontent = value; }, boolean()],
    [(to, value) => { to.includelocal = value; }, boolean()],
    [(to, value) => { to.args = value; }, repeatable(strings())],
    [(to, value) => { to.filter = value; }, string()],
    [(to, value) => { to.customised = value; }, oneOf(["all", "modified", "unmodified"])],
    [(to, value) => { to.lang = value; }, checked(string(), word("invalidlang", new RegExp("^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$", "u")))],
    [(to, value) => { to.from = value; }, string()],
    [(to, value) => { to.to = value; }, string()],
    [(to, value) => { to.title = value; }, checked(string(), only(title("invalidtitle", true), given("enableparser")))],
    [(to, value) => { to.prefix = value; }, string()],
  ], () => ({ messages: ["*"], customised: "all" })),
);

const decode_allmessages = /* @__PURE__ */ decoder(parameters_allmessages);

const encode_allmessages = (value, options) => encodeWith("am", accepts_allmessages, value, options);

const standard_allmessages = /* @__PURE__ */ standardOf({ describe: parameters_allmessages, accepts: accepts_allmessages, decode: decode_allmessages, encode: encode_allmessages });

export const module_allmessages = { decode: decode_allmessages, encode: encode_allmessages, standard: standard_allmessages, validate: validate_allmessages };

const allpagesPrtypeSet = /* @__PURE__ */ new Set(["edit", "move", "upload"]);
const allpagesPrlevelSet = /* @__PURE__ */ new Set(["", "autoconfirmed", "sysop"]);
function accepts_allpages(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "namespace":
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "filterlanglinks":
      return given === "all" || given === "withlanglinks" || given === "withoutlanglinks" || given === undefined;
    case "prtype":
      return areOf(given, allpagesPrtypeSet);
    case "prlevel":
      return areOf(given, allpagesPrlevelSet);
    case "prfiltercascade":
      return given === "all" || given === "cascading" || given === "noncascading" || given === undefined;
    case "prexpiry":
      return given === "all" || given === "definite" || given === "indefinite" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_allpages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allpages(name, value[name])) return false;
  return true;
}


const parameters_allpages = /* @__PURE__ */ once(() =>
  module("ap", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.namespace = value; }, namespace()],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.filterlanglinks = value; }, oneOf(["all", "withlanglinks", "withoutlanglinks"])],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.prtype = value; }, someOf(allpagesPrtypeSet)],
    [(to, value) => { to.prlevel = value; }, someOf(allpagesPrlevelSet)],
    [(to, value) => { to.prfiltercascade = value; }, oneOf(["all", "cascading", "noncascading"])],
    [(to, value) => { to.prexpiry = value; }, oneOf(["all", "definite", "indefinite"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ namespace: 0, filterredir: "all", filterlanglinks: "all", prfiltercascade: "all", prexpiry: "all", limit: 10, dir: "ascending" }), [
    needs("invalidparammix", [given("prlevel")], [filled("prtype"), given("prexpiry")]),
  ]),
);

const decode_allpages = /* @__PURE__ */ decoder(parameters_allpages);

const encode_allpages = (value, options) => encodeWith("ap", accepts_allpages, value, options);

const standard_allpages = /* @__PURE__ */ standardOf({ describe: parameters_allpages, accepts: accepts_allpages, decode: decode_allpages, encode: encode_allpages });

export const module_allpages = { decode: decode_allpages, encode: encode_allpages, standard: standard_allpages, validate: validate_allpages };

const allredirectsPropSet = /* @__PURE__ */ new Set(["fragment", "ids", "interwiki", "title"]);
function accepts_allredirects(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allredirectsPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_allredirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allredirects(name, value[name])) return false;
  return true;
}


const parameters_allredirects = /* @__PURE__ */ once(() =>
  module("ar", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allredirectsPropSet)],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids", "fragment", "interwiki")], [given("unique")]),
  ]),
);

const decode_allredirects = /* @__PURE__ */ decoder(parameters_allredirects);

const encode_allredirects = (value, options) => encodeWith("ar", accepts_allredirects, value, options);

const standard_allredirects = /* @__PURE__ */ standardOf({ describe: parameters_allredirects, accepts: accepts_allredirects, decode: decode_allredirects, encode: encode_allredirects });

export const module_allredirects = { decode: decode_allredirects, encode: encode_allredirects, standard: standard_allredirects, validate: validate_allredirects };

function accepts_allrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_allrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allrevisions(name, value[name])) return false;
  return true;
}


const parameters_allrevisions = /* @__PURE__ */ once(() =>
  module("arv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(alldeletedrevisionsSlotsSet))],
    [(to, value) => { to["contentformat-main"] = value; }, slot(oneOf(contentFormatsSet), "slots", "main")],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandtemplates = value; }, deprecated(boolean())],
    [(to, value) => { to.generatexml = value; }, deprecated(boolean())],
    [(to, value) => { to.parse = value; }, deprecated(boolean())],
    [(to, value) => { to.section = value; }, string()],
    [(to, value) => { to.diffto = value; }, checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator")))],
    [(to, value) => { to.difftotext = value; }, deprecated(string())],
    [(to, value) => { to.difftotextpst = value; }, deprecated(boolean())],
    [(to, value) => { to.contentformat = value; }, deprecated(oneOf(contentFormatsSet))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
    [(to, value) => { to.generatetitles = value; }, boolean()],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [
      holds("prop", "parsetree"),
      given("expandtemplates"),
      given("generatexml"),
      given("parse"),
      given("diffto"),
      given("difftotext"),
      given("difftotextpst"),
      given("contentformat"),
    ], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

const decode_allrevisions = /* @__PURE__ */ decoder(parameters_allrevisions);

const encode_allrevisions = (value, options) => encodeWith("arv", accepts_allrevisions, value, options);

const standard_allrevisions = /* @__PURE__ */ standardOf({ describe: parameters_allrevisions, accepts: accepts_allrevisions, decode: decode_allrevisions, encode: encode_allrevisions });

export const module_allrevisions = { decode: decode_allrevisions, encode: encode_allrevisions, standard: standard_allrevisions, validate: validate_allrevisions };

function accepts_alltransclusions(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_alltransclusions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alltransclusions(name, value[name])) return false;
  return true;
}


const parameters_alltransclusions = /* @__PURE__ */ once(() =>
  module("at", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allfileusagesPropSet)],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], namespace: 10, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids")], [given("unique")]),
  ]),
);

const decode_alltransclusions = /* @__PURE__ */ decoder(parameters_alltransclusions);

const encode_alltransclusions = (value, options) => encodeWith("at", accepts_alltransclusions, value, options);

const standard_alltransclusions = /* @__PURE__ */ standardOf({
      describe: parameters_alltransclusions,
      accepts: accepts_alltransclusions,
      decode: decode_alltransclusions,
      encode: encode_alltransclusions,
    });

export const module_alltransclusions = { decode: decode_alltransclusions, encode: encode_alltransclusions, standard: standard_alltransclusions, validate: validate_alltransclusions };

const userGroupsSet = /* @__PURE__ */ new Set(["bot", "bureaucrat", "interface-admin", "suppress", "sysop"]);
const rightsSet = /* @__PURE__ */ new Set([
  "apihighlimits", "applychangetags", "autoconfirmed", "autocreateaccount", "autopatrol", "bigdelete", "block", "blockemail", "bot",
  "browsearchive", "changeemail", "changetags", "confirmemail", "createaccount", "createpage", "createtalk", "delete", "delete-redirect",
  "deletechangetags", "deletedhistory", "deletedtext", "deletelogentry", "deleterevision", "edit", "editcontentmodel", "editinterface",
  "editmyoptions", "editmyprivateinfo", "editmyusercss", "editmyuserjs", "editmyuserjson", "editmyuserjsredirect", "editmywatchlist",
  "editprotected", "editsemiprotected", "editsitecss", "editsitejs", "editsitejson", "editusercss", "edituserjs", "edituserjson",
  "hideuser", "import", "importupload", "interwiki", "ipblock-exempt", "linkpurge", "mailpassword", "managechangetags", "markbotedits",
  "mergehistory", "minoredit", "move", "move-categorypages", "move-rootuserpages", "move-subpages", "movefile", "nominornewtalk",
  "noratelimit", "nuke", "override-export-depth", "pagelang", "patrol", "patrolmarks", "protect", "purge", "read", "renameuser",
  "renameuser-global", "renderfile", "renderfile-nonstandard", "reupload", "reupload-own", "reupload-shared", "rollback", "sendemail",
  "siteadmin", "stashbasehtml", "stashedit", "suppressionlog", "suppressredirect", "suppressrevision", "unblockself", "undelete",
  "unwatchedpages", "upload", "upload_by_url", "userrights", "userrights-interwiki", "viewmyprivateinfo", "viewmywatchlist",
  "viewsuppressed",
]);
const allusersPropSet = /* @__PURE__ */ new Set(["blockinfo", "centralids", "editcount", "groups", "implicitgroups", "registration", "rights"]);
function accepts_allusers(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "attachedwiki":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsSet);
    case "rights":
      return areOf(given, rightsSet);
    case "prop":
      return areOf(given, allusersPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "witheditsonly":
    case "activeusers":
    case "excludenamed":
    case "excludetemp":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_allusers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allusers(name, value[name])) return false;
  return true;
}


const parameters_allusers = /* @__PURE__ */ once(() =>
  module("au", [
    [(to, value) => { to.from = value; }, string()],
    [(to, value) => { to.to = value; }, string()],
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.group = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.excludegroup = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.rights = value; }, someOf(rightsSet)],
    [(to, value) => { to.prop = value; }, someOf(allusersPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.witheditsonly = value; }, boolean()],
    [(to, value) => { to.activeusers = value; }, boolean()],
    [(to, value) => { to.attachedwiki = value; }, string()],
    [(to, value) => { to.excludenamed = value; }, boolean()],
    [(to, value) => { to.excludetemp = value; }, boolean()],
  ], () => ({ dir: "ascending", limit: 10 }), [
    excludes("invalidparammix", [given("group"), filled("rights")], [given("excludegroup")]),
  ]),
);

const decode_allusers = /* @__PURE__ */ decoder(parameters_allusers);

const encode_allusers = (value, options) => encodeWith("au", accepts_allusers, value, options);

const standard_allusers = /* @__PURE__ */ standardOf({ describe: parameters_allusers, accepts: accepts_allusers, decode: decode_allusers, encode: encode_allusers });

export const module_allusers = { decode: decode_allusers, encode: encode_allusers, standard: standard_allusers, validate: validate_allusers };

const authmanagerinfoRequestsforSet = /* @__PURE__ */ new Set(["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"]);
function accepts_authmanagerinfo(name, given) {
  switch (name) {
    case "securitysensitiveoperation":
      return isText(given);
    case "requestsfor":
      return isOneOf(given, authmanagerinfoRequestsforSet);
    case "mergerequestfields":
      return isFlag(given);
    case "messageformat":
      return given === "html" || given === "none" || given === "raw" || given === "wikitext" || given === undefined;
    default:
      return false;
  }
}

function validate_authmanagerinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_authmanagerinfo(name, value[name])) return false;
  return true;
}


const parameters_authmanagerinfo = /* @__PURE__ */ once(() =>
  module("ami", [
    [(to, value) => { to.securitysensitiveoperation = value; }, string()],
    [(to, value) => { to.requestsfor = value; }, oneOf(authmanagerinfoRequestsforSet)],
    [(to, value) => { to.mergerequestfields = value; }, boolean()],
    [(to, value) => { to.messageformat = value; }, oneOf(["html", "none", "raw", "wikitext"])],
  ], () => ({ messageformat: "wikitext" })),
);

const decode_authmanagerinfo = /* @__PURE__ */ decoder(parameters_authmanagerinfo);

const encode_authmanagerinfo = (value, options) => encodeWith("ami", accepts_authmanagerinfo, value, options);

const standard_authmanagerinfo = /* @__PURE__ */ standardOf({
      describe: parameters_authmanagerinfo,
      accepts: accepts_authmanagerinfo,
      decode: decode_authmanagerinfo,
      encode: encode_authmanagerinfo,
    });

export const module_authmanagerinfo = { decode: decode_authmanagerinfo, encode: encode_authmanagerinfo, standard: standard_authmanagerinfo, validate: validate_authmanagerinfo };

function accepts_backlinks(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_backlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_backlinks(name, value[name])) return false;
  return true;
}


const parameters_backlinks = /* @__PURE__ */ once(() =>
  module("bl", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.redirect = value; }, boolean()],
  ], () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

const decode_backlinks = /* @__PURE__ */ decoder(parameters_backlinks);

const encode_backlinks = (value, options) => encodeWith("bl", accepts_backlinks, value, options);

const standard_backlinks = /* @__PURE__ */ standardOf({ describe: parameters_backlinks, accepts: accepts_backlinks, decode: decode_backlinks, encode: encode_backlinks });

export const module_backlinks = { decode: decode_backlinks, encode: encode_backlinks, standard: standard_backlinks, validate: validate_backlinks };

const blocksPropSet = /* @__PURE__ */ new Set([
  "by", "byid", "expiry", "flags", "id", "parsedreason", "range", "reason", "restrictions", "timestamp", "user", "userid",
]);
const blocksShowSet = /* @__PURE__ */ new Set(["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"]);
function accepts_blocks(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "ip":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "users":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, blocksPropSet);
    case "show":
      return areOf(given, blocksShowSet);
    default:
      return false;
  }
}

function validate_blocks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_blocks(name, value[name])) return false;
  return true;
}


const parameters_blocks = /* @__PURE__ */ once(() =>
  module("bk", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.ids = value; }, integers()],
    [(to, value) => { to.users = value; }, users("name", "ip", "temp", "cidr")],
    [(to, value) => { to.ip = value; }, checked(string(), ip("param_ip", false, 16, 19, "cidrtoobroad"))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(blocksPropSet)],
    [(to, value) => { to.show = value; }, someOf(blocksShowSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
  ], () => ({ dir: "older", limit: 10, prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"] }), [
    atMostOneOf("invalidparammix", "users", "ip"),
    contradiction("show", "show", ["account", "!account"], ["ip", "!ip"], ["range", "!range"], ["temp", "!temp"]),
  ]),
);

const decode_blocks = /* @__PURE__ */ decoder(parameters_blocks);

const encode_blocks = (value, options) => encodeWith("bk", accepts_blocks, value, options);

const standard_blocks = /* @__PURE__ */ standardOf({ describe: parameters_blocks, accepts: accepts_blocks, decode: decode_blocks, encode: encode_blocks });

export const module_blocks = { decode: decode_blocks, encode: encode_blocks, standard: standard_blocks, validate: validate_blocks };

const categoriesPropSet = /* @__PURE__ */ new Set(["hidden", "sortkey", "timestamp"]);
const categoriesShowSet = /* @__PURE__ */ new Set(["!hidden", "hidden"]);
function accepts_categories(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, categoriesPropSet);
    case "show":
      return areOf(given, categoriesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "categories":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_categories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categories(name, value[name])) return false;
  return true;
}


const parameters_categories = /* @__PURE__ */ once(() =>
  module("cl", [
    [(to, value) => { to.prop = value; }, someOf(categoriesPropSet)],
    [(to, value) => { to.show = value; }, someOf(categoriesShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.categories = value; }, checked(strings(), dropping(title("invalidcategory", false, 14)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["hidden", "!hidden"]),
  ]),
);

const decode_categories = /* @__PURE__ */ decoder(parameters_categories);

const encode_categories = (value, options) => encodeWith("cl", accepts_categories, value, options);

const standard_categories = /* @__PURE__ */ standardOf({ describe: parameters_categories, accepts: accepts_categories, decode: decode_categories, encode: encode_categories });

export const module_categories = { decode: decode_categories, encode: encode_categories, standard: standard_categories, validate: validate_categories };

function accepts_categoryinfo(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_categoryinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categoryinfo(name, value[name])) return false;
  return true;
}


const parameters_categoryinfo = /* @__PURE__ */ once(() =>
  module("ci", [
    [(to, value) => { to.continue = value; }, string()],
  ]),
);

const decode_categoryinfo = /* @__PURE__ */ decoder(parameters_categoryinfo);

const encode_categoryinfo = (value, options) => encodeWith("ci", accepts_categoryinfo, value, options);

const standard_categoryinfo = /* @__PURE__ */ standardOf({ describe: parameters_categoryinfo, accepts: accepts_categoryinfo, decode: decode_categoryinfo, encode: encode_categoryinfo });

export const module_categoryinfo = { decode: decode_categoryinfo, encode: encode_categoryinfo, standard: standard_categoryinfo, validate: validate_categoryinfo };

const categorymembersPropSet = /* @__PURE__ */ new Set(["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"]);
const categorymembersTypeSet = /* @__PURE__ */ new Set(["file", "page", "subcat"]);
function accepts_categorymembers(name, given) {
  switch (name) {
    case "title":
    case "continue":
    case "start":
    case "end":
    case "starthexsortkey":
    case "endhexsortkey":
    case "startsortkeyprefix":
    case "endsortkeyprefix":
    case "startsortkey":
    case "endsortkey":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "prop":
      return areOf(given, categorymembersPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "type":
      return areOf(given, categorymembersTypeSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "sort":
      return given === "sortkey" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "asc" || given === "ascending" || given === "desc" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_categorymembers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categorymembers(name, value[name])) return false;
  return true;
}


const parameters_categorymembers = /* @__PURE__ */ once(() =>
  module("cm", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true, undefined, "pagecannotexist"))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.prop = value; }, someOf(categorymembersPropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.type = value; }, someOf(categorymembersTypeSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, formWhere([holds("sort", "timestamp")], [], form(continueTime, whole)), formWhere([holds("sort", "sortkey")], [], form(text, hex, whole))))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.sort = value; }, oneOf(["sortkey", "timestamp"])],
    [(to, value) => { to.dir = value; }, oneOf(["asc", "ascending", "desc", "descending", "newer", "older"])],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.starthexsortkey = value; }, checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("startsortkeyprefix")))],
    [(to, value) => { to.endhexsortkey = value; }, checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("endsortkeyprefix")))],
    [(to, value) => { to.startsortkeyprefix = value; }, string()],
    [(to, value) => { to.endsortkeyprefix = value; }, string()],
    [(to, value) => { to.startsortkey = value; }, deprecated(string())],
    [(to, value) => { to.endsortkey = value; }, deprecated(string())],
  ], () => ({ prop: ["ids", "title"], type: ["page", "subcat", "file"], limit: 10, sort: "sortkey", dir: "ascending" }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("invalidcategory", "title", 14),
  ]),
);

const decode_categorymembers = /* @__PURE__ */ decoder(parameters_categorymembers);

const encode_categorymembers = (value, options) => encodeWith("cm", accepts_categorymembers, value, options);

const standard_categorymembers = /* @__PURE__ */ standardOf({
      describe: parameters_categorymembers,
      accepts: accepts_categorymembers,
      decode: decode_categorymembers,
      encode: encode_categorymembers,
    });

export const module_categorymembers = { decode: decode_categorymembers, encode: encode_categorymembers, standard: standard_categorymembers, validate: validate_categorymembers };

const iconsPattern = /* @__PURE__ */ new RegExp("^cdxIconLogo", "u");
const icons2Set = /* @__PURE__ */ new Set([
  "cdxIconAdd", "cdxIconAlert", "cdxIconAlignCenter", "cdxIconAlignLeft", "cdxIconAlignRight", "cdxIconAppearance", "cdxIconArrowDown",
  "cdxIconArrowNext", "cdxIconArrowPrevious", "cdxIconArrowUp", "cdxIconArticle", "cdxIconArticleAdd", "cdxIconArticleCheck",
  "cdxIconArticleDisambiguation", "cdxIconArticleNotFound", "cdxIconArticleRedirect", "cdxIconArticleSearch", "cdxIconArticles",
  "cdxIconArticlesSearch", "cdxIconAttachment", "cdxIconBell", "cdxIconBellOutline", "cdxIconBigger", "cdxIconBlock", "cdxIconBold",
  "cdxIconBook", "cdxIconBookmark", "cdxIconBookmarkList", "cdxIconBookmarkOutline", "cdxIconBright", "cdxIconBrowser", "cdxIconCalendar",
  "cdxIconCamera", "cdxIconCancel", "cdxIconChart", "cdxIconCheck", "cdxIconCheckAll", "cdxIconClear", "cdxIconClock", "cdxIconClose",
  "cdxIconCode", "cdxIconCollapse", "cdxIconConfigure", "cdxIconCopy", "cdxIconCut", "cdxIconDatabase", "cdxIconDie",
  "cdxIconDoubleChevronEnd", "cdxIconDoubleChevronStart", "cdxIconDownTriangle", "cdxIconDownload", "cdxIconDraggable", "cdxIconEdit",
  "cdxIconEditLock", "cdxIconEditUndo", "cdxIconEllipsis", "cdxIconError", "cdxIconExitFullscreen", "cdxIconExpand", "cdxIconEye",
  "cdxIconEyeClosed", "cdxIconFeedback", "cdxIconFlag", "cdxIconFolderPlaceholder", "cdxIconFullscreen", "cdxIconFunction",
  "cdxIconFunctionArgument", "cdxIconFunnel", "cdxIconGlobe", "cdxIconHalfBright", "cdxIconHalfStar", "cdxIconHand", "cdxIconHeart",
  "cdxIconHelp", "cdxIconHelpNotice", "cdxIconHieroglyph", "cdxIconHighlight", "cdxIconHistory", "cdxIconHome", "cdxIconImage",
  "cdxIconImageAdd", "cdxIconImageBroken", "cdxIconImageGallery", "cdxIconImageLayoutBasic", "cdxIconImageLayoutFrame",
  "cdxIconImageLayoutFrameless", "cdxIconImageLayoutThumbnail", "cdxIconImageLock", "cdxIconIndent", "cdxIconInfo", "cdxIconInfoFilled",
  "cdxIconInstance", "cdxIconItalic", "cdxIconJournal", "cdxIconKey", "cdxIconKeyboard", "cdxIconLabFlask", "cdxIconLanguage",
  "cdxIconLargerText", "cdxIconLayout", "cdxIconLightbulb", "cdxIconLink", "cdxIconLinkExternal", "cdxIconLinkSecure", "cdxIconListBullet",
  "cdxIconListNumbered", "cdxIconLiteral", "cdxIconLock", "cdxIconLogIn", "cdxIconLogOut", "cdxIconMap", "cdxIconMapPin",
  "cdxIconMapPinAdd", "cdxIconMapTrail", "cdxIconMarkup", "cdxIconMathematics", "cdxIconMathematicsDisplayBlock",
  "cdxIconMathematicsDisplayDefault", "cdxIconMathematicsDisplayInline", "cdxIconMenu", "cdxIconMerge", "cdxIconMessage", "cdxIconMoon",
  "cdxIconMove", "cdxIconMoveFirst", "cdxIconMoveLast", "cdxIconMusicalScore", "cdxIconNetwork", "cdxIconNetworkOff", "cdxIconNewWindow",
  "cdxIconNewline", "cdxIconNewspaper", "cdxIconNext", "cdxIconNoWikitext", "cdxIconNotBright", "cdxIconNotice",
  "cdxIconOngoingConversation", "cdxIconOutdent", "cdxIconOutline", "cdxIconPageSettings", "cdxIconPalette", "cdxIconPaste", "cdxIconPause",
  "cdxIconPlay", "cdxIconPower", "cdxIconPrevious", "cdxIconPrinter", "cdxIconPushPin", "cdxIconPuzzle", "cdxIconQrCode", "cdxIconQuotes",
  "cdxIconRecentChanges", "cdxIconRedo", "cdxIconReference", "cdxIconReferenceExisting", "cdxIconReferences", "cdxIconReload",
  "cdxIconRestore", "cdxIconRobot", "cdxIconSandbox", "cdxIconSearch", "cdxIconSearchCaseSensitive", "cdxIconSearchDiacritics",
  "cdxIconSearchRegularExpression", "cdxIconSettings", "cdxIconShare", "cdxIconSignature", "cdxIconSmaller", "cdxIconSmallerText",
  "cdxIconSortVertical", "cdxIconSpecialCharacter", "cdxIconSpecialPages", "cdxIconSpeechBubble", "cdxIconSpeechBubbleAdd",
  "cdxIconSpeechBubbles", "cdxIconStar", "cdxIconStop", "cdxIconStrikethrough", "cdxIconSubscript", "cdxIconSubtract", "cdxIconSuccess",
  "cdxIconSuperscript", "cdxIconTable", "cdxIconTableAddColumnAfter", "cdxIconTableAddColumnBefore", "cdxIconTableAddRowAfter",
  "cdxIconTableAddRowBefore", "cdxIconTableCaption", "cdxIconTableMergeCells", "cdxIconTableMoveColumnAfter",
  "cdxIconTableMoveColumnBefore", "cdxIconTableMoveRowAfter", "cdxIconTableMoveRowBefore", "cdxIconTag", "cdxIconTemplateAdd",
  "cdxIconTextDirLTR", "cdxIconTextDirRTL", "cdxIconTextFlow", "cdxIconTextStyle", "cdxIconTextSummary", "cdxIconTrash", "cdxIconTray",
  "cdxIconUnBlock", "cdxIconUnFlag", "cdxIconUnLink", "cdxIconUnLock", "cdxIconUnStar", "cdxIconUnderline", "cdxIconUndo",
  "cdxIconUpTriangle", "cdxIconUpdate", "cdxIconUpload", "cdxIconUserActive", "cdxIconUserAdd", "cdxIconUserAnonymous", "cdxIconUserAvatar",
  "cdxIconUserAvatarOutline", "cdxIconUserContributions", "cdxIconUserGroup", "cdxIconUserRights", "cdxIconUserTalk",
  "cdxIconUserTemporary", "cdxIconUserTemporaryLocation", "cdxIconViewCompact", "cdxIconViewDetails", "cdxIconVisionSimulator",
  "cdxIconVolumeDown", "cdxIconVolumeOff", "cdxIconVolumeUp", "cdxIconWatchlist", "cdxIconWikitext", "cdxIconWindow", "cdxIconZoomIn",
  "cdxIconZoomOut",
]);
function accepts_codexicons(name, given) {
  switch (name) {
    case "names":
      return given === "*" || areAll(given, (given) => isOneOf(given, icons2Set) || (typeof given === "string" && iconsPattern.test(given)));
    default:
      return false;
  }
}

function validate_codexicons(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_codexicons(name, value[name])) return false;
  return value["names"] !== undefined;
}


const parameters_codexicons = /* @__PURE__ */ once(() =>
  module("", [
    [(to, value) => { to.names = value; }, required(orAll(open(someOf(icons2Set), iconsPattern)))],
  ]),
);

const decode_codexicons = /* @__PURE__ */ decoder(parameters_codexicons);

const encode_codexicons = (value, options) => encodeWith("", accepts_codexicons, value, options);

const standard_codexicons = /* @__PURE__ */ standardOf({
      describe: parameters_codexicons,
      accepts: accepts_codexicons,
      required: ["names"],
      decode: decode_codexicons,
      encode: encode_codexicons,
    });

export const module_codexicons = { decode: decode_codexicons, encode: encode_codexicons, standard: standard_codexicons, validate: validate_codexicons };

const contributorRightsSet = /* @__PURE__ */ new Set([
  "apihighlimits", "applychangetags", "autoconfirmed", "autocreateaccount", "autopatrol", "bigdelete", "block", "blockemail", "bot",
  "browsearchive", "changetags", "createaccount", "createpage", "createtalk", "delete", "delete-redirect", "deletechangetags",
  "deletedhistory", "deletedtext", "deletelogentry", "deleterevision", "edit", "editcontentmodel", "editinterface", "editmyoptions",
  "editmyprivateinfo", "editmyusercss", "editmyuserjs", "editmyuserjson", "editmyuserjsredirect", "editmywatchlist", "editprotected",
  "editsemiprotected", "editsitecss", "editsitejs", "editsitejson", "editusercss", "edituserjs", "edituserjson", "hideuser", "import",
  "importupload", "interwiki", "ipblock-exempt", "managechangetags", "markbotedits", "mergehistory", "minoredit", "move",
  "move-categorypages", "move-rootuserpages", "move-subpages", "movefile", "nominornewtalk", "noratelimit", "nuke", "override-export-depth",
  "pagelang", "patrol", "patrolmarks", "protect", "read", "renameuser", "renameuser-global", "reupload", "reupload-own", "reupload-shared",
  "rollback", "sendemail", "siteadmin", "suppressionlog", "suppressredirect", "suppressrevision", "unblockself", "undelete",
  "unwatchedpages", "upload", "upload_by_url", "userrights", "userrights-interwiki", "viewmyprivateinfo", "viewmywatchlist",
  "viewsuppressed",
]);
function accepts_contributors(name, given) {
  switch (name) {
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsSet);
    case "rights":
    case "excluderights":
      return areOf(given, contributorRightsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_contributors(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_contributors(name, value[name])) return false;
  return true;
}


const parameters_contributors = /* @__PURE__ */ once(() =>
  module("pc", [
    [(to, value) => { to.group = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.excludegroup = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.rights = value; }, someOf(contributorRightsSet)],
    [(to, value) => { to.excluderights = value; }, someOf(contributorRightsSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole)))],
  ], () => ({ limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup", "rights", "excluderights"),
  ]),
);

const decode_contributors = /* @__PURE__ */ decoder(parameters_contributors);

const encode_contributors = (value, options) => encodeWith("pc", accepts_contributors, value, options);

const standard_contributors = /* @__PURE__ */ standardOf({ describe: parameters_contributors, accepts: accepts_contributors, decode: decode_contributors, encode: encode_contributors });

export const module_contributors = { decode: decode_contributors, encode: encode_contributors, standard: standard_contributors, validate: validate_contributors };

function accepts_deletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_deletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevisions(name, value[name])) return false;
  return true;
}


const parameters_deletedrevisions = /* @__PURE__ */ once(() =>
  module("drv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(alldeletedrevisionsSlotsSet))],
    [(to, value) => { to["contentformat-main"] = value; }, slot(oneOf(contentFormatsSet), "slots", "main")],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandtemplates = value; }, deprecated(boolean())],
    [(to, value) => { to.generatexml = value; }, deprecated(boolean())],
    [(to, value) => { to.parse = value; }, deprecated(boolean())],
    [(to, value) => { to.section = value; }, string()],
    [(to, value) => { to.diffto = value; }, checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator")))],
    [(to, value) => { to.difftotext = value; }, deprecated(string())],
    [(to, value) => { to.difftotextpst = value; }, deprecated(boolean())],
    [(to, value) => { to.contentformat = value; }, deprecated(oneOf(contentFormatsSet))],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([pages("revisions")], [], form(whole, whole)), formWhere([], [pages("revisions")], form(whole, text, continueTime, whole))))],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [
      holds("prop", "parsetree"),
      given("expandtemplates"),
      given("generatexml"),
      given("parse"),
      given("diffto"),
      given("difftotext"),
      given("difftotextpst"),
      given("contentformat"),
    ], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

const decode_deletedrevisions = /* @__PURE__ */ decoder(parameters_deletedrevisions);

const encode_deletedrevisions = (value, options) => encodeWith("drv", accepts_deletedrevisions, value, options);

const standard_deletedrevisions = /* @__PURE__ */ standardOf({
      describe: parameters_deletedrevisions,
      accepts: accepts_deletedrevisions,
      decode: decode_deletedrevisions,
      encode: encode_deletedrevisions,
    });

export const module_deletedrevisions = { decode: decode_deletedrevisions, encode: encode_deletedrevisions, standard: standard_deletedrevisions, validate: validate_deletedrevisions };

const deletedrevsPropSet = /* @__PURE__ */ new Set(["comment", "content", "len", "minor", "parentid", "parsedcomment", "revid", "sha1", "tags", "user", "userid", "token"]);
function accepts_deletedrevs(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "unique":
      return isFlag(given);
    case "namespace":
      return isWhole(given);
    case "prop":
      return areOf(given, deletedrevsPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_deletedrevs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevs(name, value[name])) return false;
  return true;
}


const parameters_deletedrevs = /* @__PURE__ */ once(() =>
  deprecatedModule("dr", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.namespace = value; }, namespace()],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.prop = value; }, oldValues(someOf(deletedrevsPropSet), ["token"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([pages("some")], [], form(whole, text, continueTime, whole)), formWhere([], [given("user")], form(whole, text, continueTime, whole)), formWhere([given("user")], [pages("some")], form(continueTime, whole))))],
  ], () => ({ dir: "older", namespace: 0, prop: ["user", "comment"], limit: 10 }), [
    excludes("badparams", [given("from"), given("to"), given("prefix")], [pages("some"), given("user")]),
    needs("badparams", [given("start"), given("end")], [pages("some"), given("user")]),
    atMostOneOf("badparams", "user", "excludeuser"),
    when(cap("outofrange", "limit", 50, 500), holds("prop", "content")),
  ]),
);

const decode_deletedrevs = /* @__PURE__ */ decoder(parameters_deletedrevs);

const encode_deletedrevs = (value, options) => encodeWith("dr", accepts_deletedrevs, value, options);

const standard_deletedrevs = /* @__PURE__ */ standardOf({ describe: parameters_deletedrevs, accepts: accepts_deletedrevs, decode: decode_deletedrevs, encode: encode_deletedrevs });

export const module_deletedrevs = { decode: decode_deletedrevs, encode: encode_deletedrevs, standard: standard_deletedrevs, validate: validate_deletedrevs };

function accepts_duplicatefiles(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "localonly":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_duplicatefiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_duplicatefiles(name, value[name])) return false;
  return true;
}


const parameters_duplicatefiles = /* @__PURE__ */ once(() =>
  module("df", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.localonly = value; }, boolean()],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_duplicatefiles = /* @__PURE__ */ decoder(parameters_duplicatefiles);

const encode_duplicatefiles = (value, options) => encodeWith("df", accepts_duplicatefiles, value, options);

const standard_duplicatefiles = /* @__PURE__ */ standardOf({ describe: parameters_duplicatefiles, accepts: accepts_duplicatefiles, decode: decode_duplicatefiles, encode: encode_duplicatefiles });

export const module_duplicatefiles = { decode: decode_duplicatefiles, encode: encode_duplicatefiles, standard: standard_duplicatefiles, validate: validate_duplicatefiles };

function accepts_embeddedin(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_embeddedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_embeddedin(name, value[name])) return false;
  return true;
}


const parameters_embeddedin = /* @__PURE__ */ once(() =>
  module("ei", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

const decode_embeddedin = /* @__PURE__ */ decoder(parameters_embeddedin);

const encode_embeddedin = (value, options) => encodeWith("ei", accepts_embeddedin, value, options);

const standard_embeddedin = /* @__PURE__ */ standardOf({ describe: parameters_embeddedin, accepts: accepts_embeddedin, decode: decode_embeddedin, encode: encode_embeddedin });

export const module_embeddedin = { decode: decode_embeddedin, encode: encode_embeddedin, standard: standard_embeddedin, validate: validate_embeddedin };

const urlProtocolsPattern = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9+.-]*$", "u");
const urlProtocols2Set = /* @__PURE__ */ new Set([
  "", "bitcoin", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
  "redis", "sftp", "sip", "sips", "sms", "ssh", "svn", "tel", "telnet", "urn", "worldwind", "xmpp",
]);
function accepts_extlinks(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocols2Set) || (typeof given === "string" && urlProtocolsPattern.test(given));
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_extlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_extlinks(name, value[name])) return false;
  return true;
}


const parameters_extlinks = /* @__PURE__ */ once(() =>
  module("el", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.protocol = value; }, open(oneOf(urlProtocols2Set), urlProtocolsPattern)],
    [(to, value) => { to.query = value; }, string()],
    [(to, value) => { to.expandurl = value; }, deprecated(boolean())],
  ], () => ({ limit: 10, protocol: "" })),
);

const decode_extlinks = /* @__PURE__ */ decoder(parameters_extlinks);

const encode_extlinks = (value, options) => encodeWith("el", accepts_extlinks, value, options);

const standard_extlinks = /* @__PURE__ */ standardOf({ describe: parameters_extlinks, accepts: accepts_extlinks, decode: decode_extlinks, encode: encode_extlinks });

export const module_extlinks = { decode: decode_extlinks, encode: encode_extlinks, standard: standard_extlinks, validate: validate_extlinks };

const exturlusagePropSet = /* @__PURE__ */ new Set(["ids", "title", "url"]);
function accepts_exturlusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, exturlusagePropSet);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocols2Set) || (typeof given === "string" && urlProtocolsPattern.test(given));
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_exturlusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_exturlusage(name, value[name])) return false;
  return true;
}


const parameters_exturlusage = /* @__PURE__ */ once(() =>
  module("eu", [
    [(to, value) => { to.prop = value; }, someOf(exturlusagePropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.protocol = value; }, open(oneOf(urlProtocols2Set), urlProtocolsPattern)],
    [(to, value) => { to.query = value; }, string()],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandurl = value; }, deprecated(boolean())],
  ], () => ({ prop: ["ids", "title", "url"], protocol: "", limit: 10 })),
);

const decode_exturlusage = /* @__PURE__ */ decoder(parameters_exturlusage);

const encode_exturlusage = (value, options) => encodeWith("eu", accepts_exturlusage, value, options);

const standard_exturlusage = /* @__PURE__ */ standardOf({ describe: parameters_exturlusage, accepts: accepts_exturlusage, decode: decode_exturlusage, encode: encode_exturlusage });

export const module_exturlusage = { decode: decode_exturlusage, encode: encode_exturlusage, standard: standard_exturlusage, validate: validate_exturlusage };

const filearchivePropSet = /* @__PURE__ */ new Set([
  "archivename", "bitdepth", "description", "dimensions", "mediatype", "metadata", "mime", "parseddescription", "sha1", "size", "timestamp",
  "user",
]);
function accepts_filearchive(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "prop":
      return areOf(given, filearchivePropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_filearchive(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filearchive(name, value[name])) return false;
  return true;
}


const parameters_filearchive = /* @__PURE__ */ once(() =>
  module("fa", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.sha1 = value; }, checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u")))],
    [(to, value) => { to.sha1base36 = value; }, checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1")))],
    [(to, value) => { to.prop = value; }, someOf(filearchivePropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, continueTime, whole)))],
  ], () => ({ dir: "ascending", prop: ["timestamp"], limit: 10 })),
);

const decode_filearchive = /* @__PURE__ */ decoder(parameters_filearchive);

const encode_filearchive = (value, options) => encodeWith("fa", accepts_filearchive, value, options);

const standard_filearchive = /* @__PURE__ */ standardOf({ describe: parameters_filearchive, accepts: accepts_filearchive, decode: decode_filearchive, encode: encode_filearchive });

export const module_filearchive = { decode: decode_filearchive, encode: encode_filearchive, standard: standard_filearchive, validate: validate_filearchive };

const filerepoinfoPropSet = /* @__PURE__ */ new Set([
  "canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url",
]);
function accepts_filerepoinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, filerepoinfoPropSet);
    default:
      return false;
  }
}

function validate_filerepoinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filerepoinfo(name, value[name])) return false;
  return true;
}


const parameters_filerepoinfo = /* @__PURE__ */ once(() =>
  module("fri", [
    [(to, value) => { to.prop = value; }, someOf(filerepoinfoPropSet)],
  ], () => ({ prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"] })),
);

const decode_filerepoinfo = /* @__PURE__ */ decoder(parameters_filerepoinfo);

const encode_filerepoinfo = (value, options) => encodeWith("fri", accepts_filerepoinfo, value, options);

const standard_filerepoinfo = /* @__PURE__ */ standardOf({ describe: parameters_filerepoinfo, accepts: accepts_filerepoinfo, decode: decode_filerepoinfo, encode: encode_filerepoinfo });

export const module_filerepoinfo = { decode: decode_filerepoinfo, encode: encode_filerepoinfo, standard: standard_filerepoinfo, validate: validate_filerepoinfo };

const fileusagePropSet = /* @__PURE__ */ new Set(["pageid", "redirect", "title"]);
const fileusageShowSet = /* @__PURE__ */ new Set(["!redirect", "redirect"]);
function accepts_fileusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_fileusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_fileusage(name, value[name])) return false;
  return true;
}


const parameters_fileusage = /* @__PURE__ */ once(() =>
  module("fu", [
    [(to, value) => { to.prop = value; }, someOf(fileusagePropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(fileusageShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole), formWhere([given("namespace")], [], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_fileusage = /* @__PURE__ */ decoder(parameters_fileusage);

const encode_fileusage = (value, options) => encodeWith("fu", accepts_fileusage, value, options);

const standard_fileusage = /* @__PURE__ */ standardOf({ describe: parameters_fileusage, accepts: accepts_fileusage, decode: decode_fileusage, encode: encode_fileusage });

export const module_fileusage = { decode: decode_fileusage, encode: encode_fileusage, standard: standard_fileusage, validate: validate_fileusage };

const imageinfoPropSet = /* @__PURE__ */ new Set([
  "archivename", "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata",
  "mime", "parsedcomment", "sha1", "size", "thumbmime", "timestamp", "uploadwarning", "url", "user", "userid",
]);
function accepts_imageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, imageinfoPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "metadataversion":
    case "extmetadatalanguage":
    case "urlparam":
    case "badfilecontexttitle":
    case "continue":
      return isText(given);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "extmetadatamultilang":
    case "localonly":
      return isFlag(given);
    case "extmetadatafilter":
      return areTexts(given);
    default:
      return false;
  }
}

function validate_imageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_imageinfo(name, value[name])) return false;
  return true;
}


const parameters_imageinfo = /* @__PURE__ */ once(() =>
  module("ii", [
    [(to, value) => { to.prop = value; }, someOf(imageinfoPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.urlwidth = value; }, integer()],
    [(to, value) => { to.urlheight = value; }, integer()],
    [(to, value) => { to.metadataversion = value; }, string()],
    [(to, value) => { to.extmetadatalanguage = value; }, string()],
    [(to, value) => { to.extmetadatamultilang = value; }, boolean()],
    [(to, value) => { to.extmetadatafilter = value; }, strings()],
    [(to, value) => { to.urlparam = value; }, string()],
    [(to, value) => { to.badfilecontexttitle = value; }, checked(string(), title("invalid-title", true))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text)))],
    [(to, value) => { to.localonly = value; }, boolean()],
  ], () => ({ prop: ["timestamp", "user"], limit: 1, urlwidth: -1, urlheight: -1, metadataversion: "1", extmetadatalanguage: "en", urlparam: "" })),
);

const decode_imageinfo = /* @__PURE__ */ decoder(parameters_imageinfo);

const encode_imageinfo = (value, options) => encodeWith("ii", accepts_imageinfo, value, options);

const standard_imageinfo = /* @__PURE__ */ standardOf({ describe: parameters_imageinfo, accepts: accepts_imageinfo, decode: decode_imageinfo, encode: encode_imageinfo });

export const module_imageinfo = { decode: decode_imageinfo, encode: encode_imageinfo, standard: standard_imageinfo, validate: validate_imageinfo };

function accepts_images(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "images":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_images(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_images(name, value[name])) return false;
  return true;
}


const parameters_images = /* @__PURE__ */ once(() =>
  module("im", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.images = value; }, checked(strings(), dropping(title("notfile", false, 6)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_images = /* @__PURE__ */ decoder(parameters_images);

const encode_images = (value, options) => encodeWith("im", accepts_images, value, options);

const standard_images = /* @__PURE__ */ standardOf({ describe: parameters_images, accepts: accepts_images, decode: decode_images, encode: encode_images });

export const module_images = { decode: decode_images, encode: encode_images, standard: standard_images, validate: validate_images };

function accepts_imageusage(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_imageusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_imageusage(name, value[name])) return false;
  return true;
}


const parameters_imageusage = /* @__PURE__ */ once(() =>
  module("iu", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.redirect = value; }, boolean()],
  ], () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("bad_image_title", "title", 6),
  ]),
);

const decode_imageusage = /* @__PURE__ */ decoder(parameters_imageusage);

const encode_imageusage = (value, options) => encodeWith("iu", accepts_imageusage, value, options);

const standard_imageusage = /* @__PURE__ */ standardOf({ describe: parameters_imageusage, accepts: accepts_imageusage, decode: decode_imageusage, encode: encode_imageusage });

export const module_imageusage = { decode: decode_imageusage, encode: encode_imageusage, standard: standard_imageusage, validate: validate_imageusage };

const infoPropSet = /* @__PURE__ */ new Set([
  "associatedpage", "displaytitle", "editintro", "linkclasses", "notificationtimestamp", "preloadcontent", "protection", "subjectid",
  "talkid", "url", "varianttitles", "visitingwatchers", "watched", "watchers", "preload", "readable",
]);
function accepts_info(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, infoPropSet);
    case "linkcontext":
    case "preloadcustom":
    case "editintrocustom":
    case "continue":
      return isText(given);
    case "testactions":
    case "preloadparams":
    case "editintroskip":
      return areTexts(given);
    case "testactionsdetail":
      return given === "boolean" || given === "full" || given === "quick" || given === undefined;
    case "testactionsautocreate":
    case "preloadnewsection":
      return isFlag(given);
    case "editintrostyle":
      return given === "lessframes" || given === "moreframes" || given === undefined;
    default:
      return false;
  }
}

function validate_info(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_info(name, value[name])) return false;
  return true;
}


const parameters_info = /* @__PURE__ */ once(() =>
  module("in", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(infoPropSet), ["preload", "readable"])],
    [(to, value) => { to.linkcontext = value; }, titled()],
    [(to, value) => { to.testactions = value; }, strings()],
    [(to, value) => { to.testactionsdetail = value; }, oneOf(["boolean", "full", "quick"])],
    [(to, value) => { to.testactionsautocreate = value; }, boolean()],
    [(to, value) => { to.preloadcustom = value; }, string()],
    [(to, value) => { to.preloadparams = value; }, strings()],
    [(to, value) => { to.preloadnewsection = value; }, boolean()],
    [(to, value) => { to.editintrostyle = value; }, oneOf(["lessframes", "moreframes"])],
    [(to, value) => { to.editintroskip = value; }, strings()],
    [(to, value) => { to.editintrocustom = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
  ], () => ({ testactionsdetail: "boolean", editintrostyle: "moreframes" }), [
    excludes("invalidparammix", [holds("prop", "editintro", "preloadcontent")], [pages("several"), pages("several-revisions")]),
  ]),
);

const decode_info = /* @__PURE__ */ decoder(parameters_info);

const encode_info = (value, options) => encodeWith("in", accepts_info, value, options);

const standard_info = /* @__PURE__ */ standardOf({ describe: parameters_info, accepts: accepts_info, decode: decode_info, encode: encode_info });

export const module_info = { decode: decode_info, encode: encode_info, standard: standard_info, validate: validate_info };

const iwbacklinksPropSet = /* @__PURE__ */ new Set(["iwprefix", "iwtitle"]);
function accepts_iwbacklinks(name, given) {
  switch (name) {
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, iwbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_iwbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwbacklinks(name, value[name])) return false;
  return true;
}


const parameters_iwbacklinks = /* @__PURE__ */ once(() =>
  module("iwbl", [
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text, whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(iwbacklinksPropSet)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
  ]),
);

const decode_iwbacklinks = /* @__PURE__ */ decoder(parameters_iwbacklinks);

const encode_iwbacklinks = (value, options) => encodeWith("iwbl", accepts_iwbacklinks, value, options);

const standard_iwbacklinks = /* @__PURE__ */ standardOf({ describe: parameters_iwbacklinks, accepts: accepts_iwbacklinks, decode: decode_iwbacklinks, encode: encode_iwbacklinks });

export const module_iwbacklinks = { decode: decode_iwbacklinks, encode: encode_iwbacklinks, standard: standard_iwbacklinks, validate: validate_iwbacklinks };

const iwlinksPropSet = /* @__PURE__ */ new Set(["url"]);
function accepts_iwlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, iwlinksPropSet);
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_iwlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwlinks(name, value[name])) return false;
  return true;
}


const parameters_iwlinks = /* @__PURE__ */ once(() =>
  module("iw", [
    [(to, value) => { to.prop = value; }, someOf(iwlinksPropSet)],
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text, text)))],
    [(to, value) => { to.url = value; }, deprecated(boolean())],
  ], () => ({ dir: "ascending", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

const decode_iwlinks = /* @__PURE__ */ decoder(parameters_iwlinks);

const encode_iwlinks = (value, options) => encodeWith("iw", accepts_iwlinks, value, options);

const standard_iwlinks = /* @__PURE__ */ standardOf({ describe: parameters_iwlinks, accepts: accepts_iwlinks, decode: decode_iwlinks, encode: encode_iwlinks });

export const module_iwlinks = { decode: decode_iwlinks, encode: encode_iwlinks, standard: standard_iwlinks, validate: validate_iwlinks };

const langbacklinksPropSet = /* @__PURE__ */ new Set(["lllang", "lltitle"]);
function accepts_langbacklinks(name, given) {
  switch (name) {
    case "lang":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, langbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_langbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langbacklinks(name, value[name])) return false;
  return true;
}


const parameters_langbacklinks = /* @__PURE__ */ once(() =>
  module("lbl", [
    [(to, value) => { to.lang = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text, whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(langbacklinksPropSet)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("nolang", [given("title")], [given("lang")]),
  ]),
);

const decode_langbacklinks = /* @__PURE__ */ decoder(parameters_langbacklinks);

const encode_langbacklinks = (value, options) => encodeWith("lbl", accepts_langbacklinks, value, options);

const standard_langbacklinks = /* @__PURE__ */ standardOf({ describe: parameters_langbacklinks, accepts: accepts_langbacklinks, decode: decode_langbacklinks, encode: encode_langbacklinks });

export const module_langbacklinks = { decode: decode_langbacklinks, encode: encode_langbacklinks, standard: standard_langbacklinks, validate: validate_langbacklinks };

const langlinksPropSet = /* @__PURE__ */ new Set(["autonym", "langname", "url"]);
function accepts_langlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, langlinksPropSet);
    case "lang":
    case "title":
    case "inlanguagecode":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_langlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langlinks(name, value[name])) return false;
  return true;
}


const parameters_langlinks = /* @__PURE__ */ once(() =>
  module("ll", [
    [(to, value) => { to.prop = value; }, someOf(langlinksPropSet)],
    [(to, value) => { to.lang = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.inlanguagecode = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.url = value; }, deprecated(boolean())],
  ], () => ({ dir: "ascending", inlanguagecode: "en", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("lang")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

const decode_langlinks = /* @__PURE__ */ decoder(parameters_langlinks);

const encode_langlinks = (value, options) => encodeWith("ll", accepts_langlinks, value, options);

const standard_langlinks = /* @__PURE__ */ standardOf({ describe: parameters_langlinks, accepts: accepts_langlinks, decode: decode_langlinks, encode: encode_langlinks });

export const module_langlinks = { decode: decode_langlinks, encode: encode_langlinks, standard: standard_langlinks, validate: validate_langlinks };

const languageinfoPropSet = /* @__PURE__ */ new Set(["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"]);
function accepts_languageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, languageinfoPropSet);
    case "code":
      return areTexts(given);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_languageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_languageinfo(name, value[name])) return false;
  return true;
}


const parameters_languageinfo = /* @__PURE__ */ once(() =>
  module("li", [
    [(to, value) => { to.prop = value; }, someOf(languageinfoPropSet)],
    [(to, value) => { to.code = value; }, checked(strings(), dropping(word("unrecognizedvalues", new RegExp("^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$", "u"))))],
    [(to, value) => { to.continue = value; }, string()],
  ], () => ({ prop: ["code"], code: ["*"] })),
);

const decode_languageinfo = /* @__PURE__ */ decoder(parameters_languageinfo);

const encode_languageinfo = (value, options) => encodeWith("li", accepts_languageinfo, value, options);

const standard_languageinfo = /* @__PURE__ */ standardOf({ describe: parameters_languageinfo, accepts: accepts_languageinfo, decode: decode_languageinfo, encode: encode_languageinfo });

export const module_languageinfo = { decode: decode_languageinfo, encode: encode_languageinfo, standard: standard_languageinfo, validate: validate_languageinfo };

function accepts_links(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "titles":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_links(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_links(name, value[name])) return false;
  return true;
}


const parameters_links = /* @__PURE__ */ once(() =>
  module("pl", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole, text)))],
    [(to, value) => { to.titles = value; }, checked(strings(), dropping(title("invalidtitle", true)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_links = /* @__PURE__ */ decoder(parameters_links);

const encode_links = (value, options) => encodeWith("pl", accepts_links, value, options);

const standard_links = /* @__PURE__ */ standardOf({ describe: parameters_links, accepts: accepts_links, decode: decode_links, encode: encode_links });

export const module_links = { decode: decode_links, encode: encode_links, standard: standard_links, validate: validate_links };

function accepts_linkshere(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_linkshere(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_linkshere(name, value[name])) return false;
  return true;
}


const parameters_linkshere = /* @__PURE__ */ once(() =>
  module("lh", [
    [(to, value) => { to.prop = value; }, someOf(fileusagePropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(fileusageShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_linkshere = /* @__PURE__ */ decoder(parameters_linkshere);

const encode_linkshere = (value, options) => encodeWith("lh", accepts_linkshere, value, options);

const standard_linkshere = /* @__PURE__ */ standardOf({ describe: parameters_linkshere, accepts: accepts_linkshere, decode: decode_linkshere, encode: encode_linkshere });

export const module_linkshere = { decode: decode_linkshere, encode: encode_linkshere, standard: standard_linkshere, validate: validate_linkshere };

const logeventsPropSet = /* @__PURE__ */ new Set(["comment", "details", "ids", "parsedcomment", "tags", "timestamp", "title", "type", "user", "userid"]);
const logeventsTypeSet = /* @__PURE__ */ new Set([
  "", "block", "contentmodel", "create", "delete", "import", "interwiki", "managetags", "merge", "move", "newusers", "patrol", "protect",
  "renameuser", "rights", "suppress", "tag", "upload",
]);
const logeventsActionSet = /* @__PURE__ */ new Set([
  "block/block", "block/reblock", "block/unblock", "contentmodel/change", "contentmodel/new", "create/create", "delete/delete",
  "delete/delete_redir", "delete/delete_redir2", "delete/event", "delete/restore", "delete/revision", "import/interwiki", "import/upload",
  "interwiki/iw_add", "interwiki/iw_delete", "interwiki/iw_edit", "managetags/activate", "managetags/create", "managetags/deactivate",
  "managetags/delete", "merge/merge", "merge/merge-into", "move/move", "move/move_redir", "newusers/autocreate", "newusers/byemail",
  "newusers/create", "newusers/create2", "newusers/newusers", "patrol/autopatrol", "patrol/patrol", "protect/modify", "protect/move_prot",
  "protect/protect", "protect/unprotect", "renameuser/renameuser", "rights/autopromote", "rights/rights", "suppress/block",
  "suppress/delete", "suppress/event", "suppress/reblock", "suppress/revision", "tag/update", "upload/overwrite", "upload/revert",
  "upload/upload",
]);
function accepts_logevents(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, logeventsPropSet);
    case "type":
      return isOneOf(given, logeventsTypeSet);
    case "action":
      return isOneOf(given, logeventsActionSet);
    case "start":
    case "end":
    case "user":
    case "title":
    case "prefix":
    case "tag":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_logevents(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_logevents(name, value[name])) return false;
  return true;
}


const parameters_logevents = /* @__PURE__ */ once(() =>
  module("le", [
    [(to, value) => { to.prop = value; }, someOf(logeventsPropSet)],
    [(to, value) => { to.type = value; }, oneOf(logeventsTypeSet)],
    [(to, value) => { to.action = value; }, refusedWith(oneOf(logeventsActionSet), "unknown_leaction")],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.ids = value; }, integers()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.prefix = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
  ], () => ({ prop: ["ids", "title", "type", "user", "timestamp", "comment", "details"], dir: "older", limit: 10 }), [
    atMostOneOf("invalidparammix", "title", "prefix", "namespace"),
  ]),
);

const decode_logevents = /* @__PURE__ */ decoder(parameters_logevents);

const encode_logevents = (value, options) => encodeWith("le", accepts_logevents, value, options);

const standard_logevents = /* @__PURE__ */ standardOf({ describe: parameters_logevents, accepts: accepts_logevents, decode: decode_logevents, encode: encode_logevents });

export const module_logevents = { decode: decode_logevents, encode: encode_logevents, standard: standard_logevents, validate: validate_logevents };

const mystashedfilesPropSet = /* @__PURE__ */ new Set(["size", "type"]);
function accepts_mystashedfiles(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, mystashedfilesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_mystashedfiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_mystashedfiles(name, value[name])) return false;
  return true;
}


const parameters_mystashedfiles = /* @__PURE__ */ once(() =>
  module("msf", [
    [(to, value) => { to.prop = value; }, someOf(mystashedfilesPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole)))],
  ], () => ({ prop: [], limit: 10 })),
);

const decode_mystashedfiles = /* @__PURE__ */ decoder(parameters_mystashedfiles);

const encode_mystashedfiles = (value, options) => encodeWith("msf", accepts_mystashedfiles, value, options);

const standard_mystashedfiles = /* @__PURE__ */ standardOf({ describe: parameters_mystashedfiles, accepts: accepts_mystashedfiles, decode: decode_mystashedfiles, encode: encode_mystashedfiles });

export const module_mystashedfiles = { decode: decode_mystashedfiles, encode: encode_mystashedfiles, standard: standard_mystashedfiles, validate: validate_mystashedfiles };

function accepts_pagepropnames(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_pagepropnames(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pagepropnames(name, value[name])) return false;
  return true;
}


const parameters_pagepropnames = /* @__PURE__ */ once(() =>
  module("ppn", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ limit: 10 })),
);

const decode_pagepropnames = /* @__PURE__ */ decoder(parameters_pagepropnames);

const encode_pagepropnames = (value, options) => encodeWith("ppn", accepts_pagepropnames, value, options);

const standard_pagepropnames = /* @__PURE__ */ standardOf({ describe: parameters_pagepropnames, accepts: accepts_pagepropnames, decode: decode_pagepropnames, encode: encode_pagepropnames });

export const module_pagepropnames = { decode: decode_pagepropnames, encode: encode_pagepropnames, standard: standard_pagepropnames, validate: validate_pagepropnames };

function accepts_pageprops(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "prop":
      return areTexts(given);
    default:
      return false;
  }
}

function validate_pageprops(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageprops(name, value[name])) return false;
  return true;
}


const parameters_pageprops = /* @__PURE__ */ once(() =>
  module("pp", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, form(whole)))],
    [(to, value) => { to.prop = value; }, strings()],
  ]),
);

const decode_pageprops = /* @__PURE__ */ decoder(parameters_pageprops);

const encode_pageprops = (value, options) => encodeWith("pp", accepts_pageprops, value, options);

const standard_pageprops = /* @__PURE__ */ standardOf({ describe: parameters_pageprops, accepts: accepts_pageprops, decode: decode_pageprops, encode: encode_pageprops });

export const module_pageprops = { decode: decode_pageprops, encode: encode_pageprops, standard: standard_pageprops, validate: validate_pageprops };

const pageswithpropPropSet = /* @__PURE__ */ new Set(["ids", "title", "value"]);
function accepts_pageswithprop(name, given) {
  switch (name) {
    case "propname":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, pageswithpropPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_pageswithprop(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageswithprop(name, value[name])) return false;
  return value["propname"] !== undefined;
}


const parameters_pageswithprop = /* @__PURE__ */ once(() =>
  module("pwp", [
    [(to, value) => { to.propname = value; }, required(string())],
    [(to, value) => { to.prop = value; }, someOf(pageswithpropPropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, form(whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["ids", "title"], limit: 10, dir: "ascending" })),
);

const decode_pageswithprop = /* @__PURE__ */ decoder(parameters_pageswithprop);

const encode_pageswithprop = (value, options) => encodeWith("pwp", accepts_pageswithprop, value, options);

const standard_pageswithprop = /* @__PURE__ */ standardOf({
      describe: parameters_pageswithprop,
      accepts: accepts_pageswithprop,
      required: ["propname"],
      decode: decode_pageswithprop,
      encode: encode_pageswithprop,
    });

export const module_pageswithprop = { decode: decode_pageswithprop, encode: encode_pageswithprop, standard: standard_pageswithprop, validate: validate_pageswithprop };

function accepts_prefixsearch(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    default:
      return false;
  }
}

function validate_prefixsearch(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_prefixsearch(name, value[name])) return false;
  return value["search"] !== undefined;
}


const parameters_prefixsearch = /* @__PURE__ */ once(() =>
  module("ps", [
    [(to, value) => { to.search = value; }, required(string())],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.offset = value; }, integer(0)],
  ], () => ({ namespace: [0], limit: 10, offset: 0 })),
);

const decode_prefixsearch = /* @__PURE__ */ decoder(parameters_prefixsearch);

const encode_prefixsearch = (value, options) => encodeWith("ps", accepts_prefixsearch, value, options);

const standard_prefixsearch = /* @__PURE__ */ standardOf({
      describe: parameters_prefixsearch,
      accepts: accepts_prefixsearch,
      required: ["search"],
      decode: decode_prefixsearch,
      encode: encode_prefixsearch,
    });

export const module_prefixsearch = { decode: decode_prefixsearch, encode: encode_prefixsearch, standard: standard_prefixsearch, validate: validate_prefixsearch };

const protectedtitlesLevelSet = /* @__PURE__ */ new Set(["autoconfirmed", "sysop"]);
const protectedtitlesPropSet = /* @__PURE__ */ new Set(["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"]);
function accepts_protectedtitles(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "level":
      return areOf(given, protectedtitlesLevelSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "start":
    case "end":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, protectedtitlesPropSet);
    default:
      return false;
  }
}

function validate_protectedtitles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_protectedtitles(name, value[name])) return false;
  return true;
}


const parameters_protectedtitles = /* @__PURE__ */ once(() =>
  module("pt", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.level = value; }, someOf(protectedtitlesLevelSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.prop = value; }, someOf(protectedtitlesPropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole, text)))],
  ], () => ({ limit: 10, dir: "older", prop: ["timestamp", "level"] })),
);

const decode_protectedtitles = /* @__PURE__ */ decoder(parameters_protectedtitles);

const encode_protectedtitles = (value, options) => encodeWith("pt", accepts_protectedtitles, value, options);

const standard_protectedtitles = /* @__PURE__ */ standardOf({
      describe: parameters_protectedtitles,
      accepts: accepts_protectedtitles,
      decode: decode_protectedtitles,
      encode: encode_protectedtitles,
    });

export const module_protectedtitles = { decode: decode_protectedtitles, encode: encode_protectedtitles, standard: standard_protectedtitles, validate: validate_protectedtitles };

const querypagePageSet = /* @__PURE__ */ new Set([
  "Ancientpages", "BrokenRedirects", "Deadendpages", "DoubleRedirects", "Fewestrevisions", "ListDuplicatedFiles", "Listredirects",
  "Lonelypages", "Longpages", "MediaStatistics", "Mostcategories", "Mostimages", "Mostinterwikis", "Mostlinked", "Mostlinkedcategories",
  "Mostlinkedtemplates", "Mostrevisions", "Shortpages", "Uncategorizedcategories", "Uncategorizedimages", "Uncategorizedpages",
  "Uncategorizedtemplates", "Unusedcategories", "Unusedimages", "Unusedtemplates", "Unwatchedpages", "Wantedcategories", "Wantedfiles",
  "Wantedpages", "Wantedtemplates", "Withoutinterwiki",
]);
function accepts_querypage(name, given) {
  switch (name) {
    case "page":
      return isOneOf(given, querypagePageSet);
    case "offset":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_querypage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_querypage(name, value[name])) return false;
  return value["page"] !== undefined;
}


const parameters_querypage = /* @__PURE__ */ once(() =>
  module("qp", [
    [(to, value) => { to.page = value; }, required(oneOf(querypagePageSet))],
    [(to, value) => { to.offset = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ offset: 0, limit: 10 })),
);

const decode_querypage = /* @__PURE__ */ decoder(parameters_querypage);

const encode_querypage = (value, options) => encodeWith("qp", accepts_querypage, value, options);

const standard_querypage = /* @__PURE__ */ standardOf({ describe: parameters_querypage, accepts: accepts_querypage, required: ["page"], decode: decode_querypage, encode: encode_querypage });

export const module_querypage = { decode: decode_querypage, encode: encode_querypage, standard: standard_querypage, validate: validate_querypage };

const randomContentmodelSet = /* @__PURE__ */ new Set(["css", "javascript", "json", "text", "unknown", "vue", "wikitext"]);
function accepts_random(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "contentmodel":
      return isOneOf(given, randomContentmodelSet);
    case "redirect":
      return isFlag(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_random(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_random(name, value[name])) return false;
  return true;
}


const parameters_random = /* @__PURE__ */ once(() =>
  module("rn", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.contentmodel = value; }, oneOf(randomContentmodelSet)],
    [(to, value) => { to.redirect = value; }, deprecated(boolean())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(fraction, fraction, whole, bit)))],
  ], () => ({ filterredir: "nonredirects", limit: 1 }), [
    atMostOneOf("invalidparammix", "filterredir", "redirect"),
  ]),
);

const decode_random = /* @__PURE__ */ decoder(parameters_random);

const encode_random = (value, options) => encodeWith("rn", accepts_random, value, options);

const standard_random = /* @__PURE__ */ standardOf({ describe: parameters_random, accepts: accepts_random, decode: decode_random, encode: encode_random });

export const module_random = { decode: decode_random, encode: encode_random, standard: standard_random, validate: validate_random };

const recentchangesPropSet = /* @__PURE__ */ new Set([
  "comment", "flags", "ids", "loginfo", "parsedcomment", "patrolled", "redirect", "sha1", "sizes", "tags", "timestamp", "title", "user",
  "userid",
]);
const recentchangesShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!redirect", "anon", "autopatrolled", "bot", "minor", "patrolled", "redirect",
  "unpatrolled",
]);
const recentchangesTypeSet = /* @__PURE__ */ new Set(["categorize", "edit", "external", "log", "new"]);
function accepts_recentchanges(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, recentchangesPropSet);
    case "show":
      return areOf(given, recentchangesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "type":
      return areOf(given, recentchangesTypeSet);
    case "toponly":
    case "generaterevisions":
      return isFlag(given);
    case "slot":
      return given === "main" || given === undefined;
    default:
      return false;
  }
}

function validate_recentchanges(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_recentchanges(name, value[name])) return false;
  return true;
}


const parameters_recentchanges = /* @__PURE__ */ once(() =>
  module("rc", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.prop = value; }, someOf(recentchangesPropSet)],
    [(to, value) => { to.show = value; }, someOf(recentchangesShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.type = value; }, someOf(recentchangesTypeSet)],
    [(to, value) => { to.toponly = value; }, boolean()],
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
    [(to, value) => { to.generaterevisions = value; }, boolean()],
    [(to, value) => { to.slot = value; }, oneOf(["main"])],
  ], () => ({ dir: "older", prop: ["title", "timestamp", "ids"], limit: 10, type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["redirect", "!redirect"], ["patrolled", "!patrolled", "unpatrolled"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "unpatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

const decode_recentchanges = /* @__PURE__ */ decoder(parameters_recentchanges);

const encode_recentchanges = (value, options) => encodeWith("rc", accepts_recentchanges, value, options);

const standard_recentchanges = /* @__PURE__ */ standardOf({ describe: parameters_recentchanges, accepts: accepts_recentchanges, decode: decode_recentchanges, encode: encode_recentchanges });

export const module_recentchanges = { decode: decode_recentchanges, encode: encode_recentchanges, standard: standard_recentchanges, validate: validate_recentchanges };

const redirectsPropSet = /* @__PURE__ */ new Set(["fragment", "pageid", "title"]);
const redirectsShowSet = /* @__PURE__ */ new Set(["!fragment", "fragment"]);
function accepts_redirects(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, redirectsPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, redirectsShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_redirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_redirects(name, value[name])) return false;
  return true;
}


const parameters_redirects = /* @__PURE__ */ once(() =>
  module("rd", [
    [(to, value) => { to.prop = value; }, someOf(redirectsPropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(redirectsShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole))))],
  ], () => ({ prop: ["pageid", "title"], limit: 10 }), [
    contradiction("show", "show", ["fragment", "!fragment"]),
  ]),
);

const decode_redirects = /* @__PURE__ */ decoder(parameters_redirects);

const encode_redirects = (value, options) => encodeWith("rd", accepts_redirects, value, options);

const standard_redirects = /* @__PURE__ */ standardOf({ describe: parameters_redirects, accepts: accepts_redirects, decode: decode_redirects, encode: encode_redirects });

export const module_redirects = { decode: decode_redirects, encode: encode_redirects, standard: standard_redirects, validate: validate_redirects };

function accepts_revisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "startid":
    case "endid":
      return isWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_revisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_revisions(name, value[name])) return false;
  return true;
}


const parameters_revisions = /* @__PURE__ */ once(() =>
  module("rv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(alldeletedrevisionsSlotsSet))],
    [(to, value) => { to["contentformat-main"] = value; }, slot(oneOf(contentFormatsSet), "slots", "main")],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandtemplates = value; }, deprecated(boolean())],
    [(to, value) => { to.generatexml = value; }, deprecated(boolean())],
    [(to, value) => { to.parse = value; }, deprecated(boolean())],
    [(to, value) => { to.section = value; }, string()],
    [(to, value) => { to.diffto = value; }, checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator")))],
    [(to, value) => { to.difftotext = value; }, deprecated(string())],
    [(to, value) => { to.difftotextpst = value; }, deprecated(boolean())],
    [(to, value) => { to.contentformat = value; }, deprecated(oneOf(contentFormatsSet))],
    [(to, value) => { to.startid = value; }, checked(integer(), id("badid_{wireName}"))],
    [(to, value) => { to.endid = value; }, checked(integer(), id("badid_{wireName}"))],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), except(continues("badcontinue", false, form(continueTime, whole), formWhere([], [
      given("user"),
      given("excludeuser"),
      given("limit"),
      given("startid"),
      given("endid"),
      given("start"),
      given("end"),
      holds("dir", "newer"),
    ], form(whole, whole))), pages("revisions")))],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [
      given("user"),
      given("excludeuser"),
      given("limit"),
      given("startid"),
      given("endid"),
      given("start"),
      given("end"),
      holds("dir", "newer"),
    ], [pages("revisions"), pages("several")]),
    atMostOneOf("invalidparammix", "startid", "start"),
    atMostOneOf("invalidparammix", "endid", "end"),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [
      holds("prop", "parsetree"),
      given("expandtemplates"),
      given("generatexml"),
      given("parse"),
      given("diffto"),
      given("difftotext"),
      given("difftotextpst"),
      given("contentformat"),
    ], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

const decode_revisions = /* @__PURE__ */ decoder(parameters_revisions);

const encode_revisions = (value, options) => encodeWith("rv", accepts_revisions, value, options);

const standard_revisions = /* @__PURE__ */ standardOf({ describe: parameters_revisions, accepts: accepts_revisions, decode: decode_revisions, encode: encode_revisions });

export const module_revisions = { decode: decode_revisions, encode: encode_revisions, standard: standard_revisions, validate: validate_revisions };

const searchInfoSet = /* @__PURE__ */ new Set(["rewrittenquery", "suggestion", "totalhits"]);
const searchPropSet = /* @__PURE__ */ new Set([
  "categorysnippet", "extensiondata", "isfilematch", "redirectsnippet", "redirecttitle", "sectionsnippet", "sectiontitle", "size",
  "snippet", "timestamp", "titlesnippet", "wordcount", "hasrelated", "score",
]);
function accepts_search(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    case "what":
      return given === "nearmatch" || given === "text" || given === "title" || given === undefined;
    case "info":
      return areOf(given, searchInfoSet);
    case "prop":
      return areOf(given, searchPropSet);
    case "interwiki":
    case "enablerewrites":
      return isFlag(given);
    case "sort":
      return given === "relevance" || given === undefined;
    default:
      return false;
  }
}

function validate_search(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_search(name, value[name])) return false;
  return value["search"] !== undefined;
}


const parameters_search = /* @__PURE__ */ once(() =>
  module("sr", [
    [(to, value) => { to.search = value; }, required(string())],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.offset = value; }, integer(0)],
    [(to, value) => { to.what = value; }, oneOf(["nearmatch", "text", "title"])],
    [(to, value) => { to.info = value; }, someOf(searchInfoSet)],
    [(to, value) => { to.prop = value; }, oldValues(someOf(searchPropSet), ["hasrelated", "score"])],
    [(to, value) => { to.interwiki = value; }, boolean()],
    [(to, value) => { to.enablerewrites = value; }, boolean()],
    [(to, value) => { to.sort = value; }, oneOf(["relevance"])],
  ], () => ({ namespace: [0], limit: 10, offset: 0, info: ["totalhits", "suggestion", "rewrittenquery"], prop: ["size", "wordcount", "timestamp", "snippet"], sort: "relevance" })),
);

const decode_search = /* @__PURE__ */ decoder(parameters_search);

const encode_search = (value, options) => encodeWith("sr", accepts_search, value, options);

const standard_search = /* @__PURE__ */ standardOf({ describe: parameters_search, accepts: accepts_search, required: ["search"], decode: decode_search, encode: encode_search });

export const module_search = { decode: decode_search, encode: encode_search, standard: standard_search, validate: validate_search };

const siteinfoPropSet = /* @__PURE__ */ new Set([
  "autocreatetempuser", "autopromote", "autopromoteonce", "clientlibraries", "copyuploaddomains", "dbrepllag", "defaultoptions",
  "extensions", "extensiontags", "fileextensions", "functionhooks", "general", "interwikimap", "languages", "languagevariants", "libraries",
  "magicwords", "namespacealiases", "namespaces", "protocols", "restrictions", "rightsinfo", "showhooks", "skins", "specialpagealiases",
  "statistics", "uploaddialog", "usergroups", "variables",
]);
function accepts_siteinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, siteinfoPropSet);
    case "filteriw":
      return given === "!local" || given === "local" || given === undefined;
    case "showalldb":
    case "numberingroup":
      return isFlag(given);
    case "inlanguagecode":
      return isText(given);
    default:
      return false;
  }
}

function validate_siteinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_siteinfo(name, value[name])) return false;
  return true;
}


const parameters_siteinfo = /* @__PURE__ */ once(() =>
  module("si", [
    [(to, value) => { to.prop = value; }, someOf(siteinfoPropSet)],
    [(to, value) => { to.filteriw = value; }, oneOf(["!local", "local"])],
    [(to, value) => { to.showalldb = value; }, boolean()],
    [(to, value) => { to.numberingroup = value; }, boolean()],
    [(to, value) => { to.inlanguagecode = value; }, string()],
  ], () => ({ prop: ["general"] })),
);

const decode_siteinfo = /* @__PURE__ */ decoder(parameters_siteinfo);

const encode_siteinfo = (value, options) => encodeWith("si", accepts_siteinfo, value, options);

const standard_siteinfo = /* @__PURE__ */ standardOf({ describe: parameters_siteinfo, accepts: accepts_siteinfo, decode: decode_siteinfo, encode: encode_siteinfo });

export const module_siteinfo = { decode: decode_siteinfo, encode: encode_siteinfo, standard: standard_siteinfo, validate: validate_siteinfo };

const stashimageinfoPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "commonmetadata", "dimensions", "extmetadata", "metadata", "mime", "sha1", "size", "thumbmime",
  "timestamp", "url",
]);
function accepts_stashimageinfo(name, given) {
  switch (name) {
    case "filekey":
    case "sessionkey":
      return areTexts(given);
    case "prop":
      return areOf(given, stashimageinfoPropSet);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "urlparam":
      return isText(given);
    default:
      return false;
  }
}

function validate_stashimageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_stashimageinfo(name, value[name])) return false;
  return true;
}


const parameters_stashimageinfo = /* @__PURE__ */ once(() =>
  module("sii", [
    [(to, value) => { to.filekey = value; }, checked(strings(), word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")))],
    [(to, value) => { to.sessionkey = value; }, checked(deprecated(strings()), except(word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")), filled("filekey")))],
    [(to, value) => { to.prop = value; }, someOf(stashimageinfoPropSet)],
    [(to, value) => { to.urlwidth = value; }, integer()],
    [(to, value) => { to.urlheight = value; }, integer()],
    [(to, value) => { to.urlparam = value; }, string()],
  ], () => ({ prop: ["timestamp", "url"], urlwidth: -1, urlheight: -1, urlparam: "" }), [
    atLeastOneOf("missingparam", "filekey", "sessionkey"),
  ]),
);

const decode_stashimageinfo = /* @__PURE__ */ decoder(parameters_stashimageinfo);

const encode_stashimageinfo = (value, options) => encodeWith("sii", accepts_stashimageinfo, value, options);

const standard_stashimageinfo = /* @__PURE__ */ standardOf({ describe: parameters_stashimageinfo, accepts: accepts_stashimageinfo, decode: decode_stashimageinfo, encode: encode_stashimageinfo });

export const module_stashimageinfo = { decode: decode_stashimageinfo, encode: encode_stashimageinfo, standard: standard_stashimageinfo, validate: validate_stashimageinfo };

const tagsPropSet = /* @__PURE__ */ new Set(["active", "defined", "description", "displayname", "hitcount", "source"]);
function accepts_tags(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, tagsPropSet);
    default:
      return false;
  }
}

function validate_tags(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tags(name, value[name])) return false;
  return true;
}


const parameters_tags = /* @__PURE__ */ once(() =>
  module("tg", [
    [(to, value) => { to.continue = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(tagsPropSet)],
  ], () => ({ limit: 10, prop: [] })),
);

const decode_tags = /* @__PURE__ */ decoder(parameters_tags);

const encode_tags = (value, options) => encodeWith("tg", accepts_tags, value, options);

const standard_tags = /* @__PURE__ */ standardOf({ describe: parameters_tags, accepts: accepts_tags, decode: decode_tags, encode: encode_tags });

export const module_tags = { decode: decode_tags, encode: encode_tags, standard: standard_tags, validate: validate_tags };

function accepts_templates(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "templates":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_templates(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_templates(name, value[name])) return false;
  return true;
}


const parameters_templates = /* @__PURE__ */ once(() =>
  module("tl", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole, text)))],
    [(to, value) => { to.templates = value; }, checked(strings(), dropping(title("invalidtitle", true)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_templates = /* @__PURE__ */ decoder(parameters_templates);

const encode_templates = (value, options) => encodeWith("tl", accepts_templates, value, options);

const standard_templates = /* @__PURE__ */ standardOf({ describe: parameters_templates, accepts: accepts_templates, decode: decode_templates, encode: encode_templates });

export const module_templates = { decode: decode_templates, encode: encode_templates, standard: standard_templates, validate: validate_templates };

const tokensTypeSet = /* @__PURE__ */ new Set(["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"]);
function accepts_tokens(name, given) {
  switch (name) {
    case "type":
      return given === "*" || areOf(given, tokensTypeSet);
    default:
      return false;
  }
}

function validate_tokens(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tokens(name, value[name])) return false;
  return true;
}


const parameters_tokens = /* @__PURE__ */ once(() =>
  module("", [
    [(to, value) => { to.type = value; }, orAll(someOf(tokensTypeSet))],
  ], () => ({ type: ["csrf"] })),
);

const decode_tokens = /* @__PURE__ */ decoder(parameters_tokens);

const encode_tokens = (value, options) => encodeWith("", accepts_tokens, value, options);

const standard_tokens = /* @__PURE__ */ standardOf({ describe: parameters_tokens, accepts: accepts_tokens, decode: decode_tokens, encode: encode_tokens });

export const module_tokens = { decode: decode_tokens, encode: encode_tokens, standard: standard_tokens, validate: validate_tokens };

function accepts_trackingcategories(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "trackingcatname":
      return areTexts(given);
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, allcategoriesPropSet);
    default:
      return false;
  }
}

function validate_trackingcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_trackingcategories(name, value[name])) return false;
  return true;
}


const parameters_trackingcategories = /* @__PURE__ */ once(() =>
  module("tc", [
    [(to, value) => { to.continue = value; }, string()],
    [(to, value) => { to.trackingcatname = value; }, strings()],
    [(to, value) => { to.min = value; }, integer()],
    [(to, value) => { to.max = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(allcategoriesPropSet)],
  ], () => ({ limit: 10, prop: [] })),
);

const decode_trackingcategories = /* @__PURE__ */ decoder(parameters_trackingcategories);

const encode_trackingcategories = (value, options) => encodeWith("tc", accepts_trackingcategories, value, options);

const standard_trackingcategories = /* @__PURE__ */ standardOf({
      describe: parameters_trackingcategories,
      accepts: accepts_trackingcategories,
      decode: decode_trackingcategories,
      encode: encode_trackingcategories,
    });

export const module_trackingcategories = { decode: decode_trackingcategories, encode: encode_trackingcategories, standard: standard_trackingcategories, validate: validate_trackingcategories };

function accepts_transcludedin(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_transcludedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_transcludedin(name, value[name])) return false;
  return true;
}


const parameters_transcludedin = /* @__PURE__ */ once(() =>
  module("ti", [
    [(to, value) => { to.prop = value; }, someOf(fileusagePropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(fileusageShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_transcludedin = /* @__PURE__ */ decoder(parameters_transcludedin);

const encode_transcludedin = (value, options) => encodeWith("ti", accepts_transcludedin, value, options);

const standard_transcludedin = /* @__PURE__ */ standardOf({ describe: parameters_transcludedin, accepts: accepts_transcludedin, decode: decode_transcludedin, encode: encode_transcludedin });

export const module_transcludedin = { decode: decode_transcludedin, encode: encode_transcludedin, standard: standard_transcludedin, validate: validate_transcludedin };

const usercontribsPropSet = /* @__PURE__ */ new Set(["comment", "flags", "ids", "parsedcomment", "patrolled", "size", "sizediff", "tags", "timestamp", "title"]);
const usercontribsShowSet = /* @__PURE__ */ new Set(["!autopatrolled", "!minor", "!new", "!patrolled", "!top", "autopatrolled", "minor", "new", "patrolled", "top"]);
function accepts_usercontribs(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "continue":
    case "userprefix":
    case "iprange":
    case "tag":
      return isText(given);
    case "user":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, usercontribsPropSet);
    case "show":
      return areOf(given, usercontribsShowSet);
    case "toponly":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_usercontribs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_usercontribs(name, value[name])) return false;
  return true;
}


const parameters_usercontribs = /* @__PURE__ */ once(() =>
  module("uc", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [given("userprefix"), given("iprange")], form(continueTime, whole)), formWhere([], [given("userprefix"), given("iprange")], form(exactly("actor"), whole, continueTime, whole)), formWhere([given("userprefix")], [], form(exactly("name"), text, continueTime, whole)), formWhere([given("iprange")], [], form(exactly("name"), text, continueTime, whole))))],
    [(to, value) => { to.user = value; }, users("name", "ip", "temp", "interwiki")],
    [(to, value) => { to.userids = value; }, checked(integers(), id("invaliduserid"))],
    [(to, value) => { to.userprefix = value; }, string()],
    [(to, value) => { to.iprange = value; }, checked(string(), ip("invalidiprange", true, 16, 32, "cidrtoobroad"))],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.prop = value; }, someOf(usercontribsPropSet)],
    [(to, value) => { to.show = value; }, someOf(usercontribsShowSet)],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.toponly = value; }, deprecated(boolean())],
  ], () => ({ limit: 10, dir: "older", prop: ["ids", "title", "timestamp", "comment", "size", "flags"] }), [
    exactlyOneOf("missingparam", "invalidparammix", "userprefix", "userids", "iprange", "user"),
    notEmpty("paramempty_{wireName}", "userids"),
    notEmpty("paramempty_{wireName}", "user"),
    contradiction("show", "show", ["minor", "!minor"], ["new", "!new"], ["patrolled", "!patrolled"], ["top", "!top"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    excludes("show", [given("toponly")], [holds("show", "!top")]),
  ]),
);

const decode_usercontribs = /* @__PURE__ */ decoder(parameters_usercontribs);

const encode_usercontribs = (value, options) => encodeWith("uc", accepts_usercontribs, value, options);

const standard_usercontribs = /* @__PURE__ */ standardOf({ describe: parameters_usercontribs, accepts: accepts_usercontribs, decode: decode_usercontribs, encode: encode_usercontribs });

export const module_usercontribs = { decode: decode_usercontribs, encode: encode_usercontribs, standard: standard_usercontribs, validate: validate_usercontribs };

const userinfoPropSet = /* @__PURE__ */ new Set([
  "acceptlang", "blockinfo", "cancreateaccount", "centralids", "changeablegroups", "editcount", "email", "groupmemberships", "groups",
  "hasmsg", "implicitgroups", "latestcontrib", "options", "ratelimits", "realname", "registrationdate", "rights", "theoreticalratelimits",
  "unreadcount",
]);
function accepts_userinfo(name, given) {
  switch (name) {
    case "prop":
      return given === "*" || areOf(given, userinfoPropSet);
    case "attachedwiki":
      return isText(given);
    default:
      return false;
  }
}

function validate_userinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_userinfo(name, value[name])) return false;
  return true;
}


const parameters_userinfo = /* @__PURE__ */ once(() =>
  module("ui", [
    [(to, value) => { to.prop = value; }, orAll(someOf(userinfoPropSet))],
    [(to, value) => { to.attachedwiki = value; }, string()],
  ]),
);

const decode_userinfo = /* @__PURE__ */ decoder(parameters_userinfo);

const encode_userinfo = (value, options) => encodeWith("ui", accepts_userinfo, value, options);

const standard_userinfo = /* @__PURE__ */ standardOf({ describe: parameters_userinfo, accepts: accepts_userinfo, decode: decode_userinfo, encode: encode_userinfo });

export const module_userinfo = { decode: decode_userinfo, encode: encode_userinfo, standard: standard_userinfo, validate: validate_userinfo };

const usersPropSet = /* @__PURE__ */ new Set([
  "blockinfo", "cancreate", "centralids", "editcount", "emailable", "gender", "groupmemberships", "groups", "implicitgroups",
  "registration", "rights",
]);
function accepts_users(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, usersPropSet);
    case "attachedwiki":
      return isText(given);
    case "users":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    default:
      return false;
  }
}

function validate_users(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_users(name, value[name])) return false;
  return true;
}


const parameters_users = /* @__PURE__ */ once(() =>
  module("us", [
    [(to, value) => { to.prop = value; }, someOf(usersPropSet)],
    [(to, value) => { to.attachedwiki = value; }, string()],
    [(to, value) => { to.users = value; }, strings()],
    [(to, value) => { to.userids = value; }, integers()],
  ], undefined, [
    atMostOneOf("invalidparammix", "userids", "users"),
  ]),
);

const decode_users = /* @__PURE__ */ decoder(parameters_users);

const encode_users = (value, options) => encodeWith("us", accepts_users, value, options);

const standard_users = /* @__PURE__ */ standardOf({ describe: parameters_users, accepts: accepts_users, decode: decode_users, encode: encode_users });

export const module_users = { decode: decode_users, encode: encode_users, standard: standard_users, validate: validate_users };

const watchlistPropSet = /* @__PURE__ */ new Set([
  "comment", "expiry", "flags", "ids", "loginfo", "notificationtimestamp", "parsedcomment", "patrol", "sizes", "tags", "timestamp", "title",
  "user", "userid",
]);
const watchlistShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!unread", "anon", "autopatrolled", "bot", "minor", "patrolled", "unread",
]);
function accepts_watchlist(name, given) {
  switch (name) {
    case "allrev":
      return isFlag(given);
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "owner":
    case "token":
    case "continue":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistPropSet);
    case "show":
      return areOf(given, watchlistShowSet);
    case "type":
      return areOf(given, recentchangesTypeSet);
    default:
      return false;
  }
}

function validate_watchlist(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlist(name, value[name])) return false;
  return true;
}


const parameters_watchlist = /* @__PURE__ */ once(() =>
  module("wl", [
    [(to, value) => { to.allrev = value; }, boolean()],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(watchlistPropSet)],
    [(to, value) => { to.show = value; }, someOf(watchlistShowSet)],
    [(to, value) => { to.type = value; }, someOf(recentchangesTypeSet)],
    [(to, value) => { to.owner = value; }, user("name")],
    [(to, value) => { to.token = value; }, sensitive(string())],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, whole)))],
  ], () => ({ dir: "older", limit: 10, prop: ["ids", "title", "flags"], type: ["edit", "new", "log", "categorize"] }), [
    when(notEmpty("bad_wltoken", "token"), given("owner")),
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["patrolled", "!patrolled"], ["unread", "!unread"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

const decode_watchlist = /* @__PURE__ */ decoder(parameters_watchlist);

const encode_watchlist = (value, options) => encodeWith("wl", accepts_watchlist, value, options);

const standard_watchlist = /* @__PURE__ */ standardOf({ describe: parameters_watchlist, accepts: accepts_watchlist, decode: decode_watchlist, encode: encode_watchlist });

export const module_watchlist = { decode: decode_watchlist, encode: encode_watchlist, standard: standard_watchlist, validate: validate_watchlist };

const watchlistrawPropSet = /* @__PURE__ */ new Set(["changed"]);
const watchlistrawShowSet = /* @__PURE__ */ new Set(["!changed", "changed"]);
function accepts_watchlistraw(name, given) {
  switch (name) {
    case "continue":
    case "owner":
    case "token":
    case "fromtitle":
    case "totitle":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistrawPropSet);
    case "show":
      return areOf(given, watchlistrawShowSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_watchlistraw(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlistraw(name, value[name])) return false;
  return true;
}


const parameters_watchlistraw = /* @__PURE__ */ once(() =>
  module("wr", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(watchlistrawPropSet)],
    [(to, value) => { to.show = value; }, someOf(watchlistrawShowSet)],
    [(to, value) => { to.owner = value; }, user("name")],
    [(to, value) => { to.token = value; }, sensitive(string())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.fromtitle = value; }, checked(string(), titlePrefix("invalidtitle"))],
    [(to, value) => { to.totitle = value; }, checked(string(), titlePrefix("invalidtitle"))],
  ], () => ({ limit: 10, dir: "ascending" }), [
    when(notEmpty("bad_wltoken", "token"), given("owner")),
    contradiction("show", "show", ["changed", "!changed"]),
  ]),
);

const decode_watchlistraw = /* @__PURE__ */ decoder(parameters_watchlistraw);

const encode_watchlistraw = (value, options) => encodeWith("wr", accepts_watchlistraw, value, options);

const standard_watchlistraw = /* @__PURE__ */ standardOf({ describe: parameters_watchlistraw, accepts: accepts_watchlistraw, decode: decode_watchlistraw, encode: encode_watchlistraw });

export const module_watchlistraw = { decode: decode_watchlistraw, encode: encode_watchlistraw, standard: standard_watchlistraw, validate: validate_watchlistraw };

export const decodeRequest = /* @__PURE__ */ requestDecoder(() => ({
  sets: {
    main: module("", [
        [(to, value) => { to.action = value; }, required(oneOf(["query"]))],
        [(to, value) => { to.format = value; }, string()],
        [(to, value) => { to.formatversion = value; }, oneOf(["1", "2", "latest"])],
        [(to, value) => { to.errorformat = value; }, oneOf(["bc", "plaintext", "wikitext", "html", "raw", "none"])],
        [(to, value) => { to.maxlag = value; }, integer()],
        [(to, value) => { to.smaxage = value; }, integer(0)],
        [(to, value) => { to.maxage = value; }, integer(0)],
        [(to, value) => { to.assert = value; }, oneOf(["anon", "user", "bot"])],
        [(to, value) => { to.assertuser = value; }, user("name")],
        [(to, value) => { to.requestid = value; }, string()],
        [(to, value) => { to.curtimestamp = value; }, boolean()],
        [(to, value) => { to.responselanginfo = value; }, boolean()],
        [(to, value) => { to.servedby = value; }, boolean()],
        [(to, value) => { to.origin = value; }, string()],
        [(to, value) => { to.crossorigin = value; }, boolean()],
        [(to, value) => { to.centralauthtoken = value; }, sensitive(string())],
        [(to, value) => { to.uselang = value; }, string()],
        [(to, value) => { to.variant = value; }, string()],
        [(to, value) => { to.errorlang = value; }, string()],
        [(to, value) => { to.errorsuselocal = value; }, boolean()],
        [(to, value) => { to.callback = value; }, string()],
        [(to, value) => { to.utf8 = value; }, boolean()],
        [(to, value) => { to.ascii = value; }, boolean()],
        [(to, value) => { to.xslt = value; }, string()],
        [(to, value) => { to.includexmlnamespace = value; }, boolean()],
        [(to, value) => { to.wrappedhtml = value; }, boolean()],
      ], () => ({ formatversion: "1", errorformat: "bc", smaxage: 0, maxage: 0, uselang: "user", errorlang: "uselang" })),
    "page-set": module("", [
        [(to, value) => { to.titles = value; }, strings()],
        [(to, value) => { to.pageids = value; }, integers()],
        [(to, value) => { to.revids = value; }, integers()],
        [(to, value) => { to.redirects = value; }, boolean()],
        [(to, value) => { to.converttitles = value; }, boolean()],
      ], undefined, [
        atMostOneOf("multisource", "titles", "pageids", "revids"),
        when(warning("redirectsandrevids"), both(given("redirects"), given("revids"))),
      ]),
    query: module("", [
        [(to, value) => { to.indexpageids = value; }, boolean()],
        [(to, value) => { to.export = value; }, boolean()],
        [(to, value) => { to.exportnowrap = value; }, boolean()],
        [(to, value) => { to.exportschema = value; }, oneOf(["0.10", "0.11"])],
        [(to, value) => { to.iwurl = value; }, boolean()],
        [(to, value) => { to.continue = value; }, string()],
        [(to, value) => { to.rawcontinue = value; }, boolean()],
      ], () => ({ exportschema: "0.11" })),
  },
  selection: module("", [
    [(to, value) => { to.prop = value; }, someOf([
      "categories", "categoryinfo", "contributors", "deletedrevisions", "duplicatefiles", "extlinks", "fileusage", "imageinfo", "images",
      "info", "iwlinks", "langlinks", "links", "linkshere", "pageprops", "redirects", "revisions", "stashimageinfo", "templates",
      "transcludedin",
    ])],
    [(to, value) => { to.list = value; }, someOf([
      "allcategories", "alldeletedrevisions", "allfileusages", "allimages", "alllinks", "allpages", "allredirects", "allrevisions",
      "alltransclusions", "allusers", "backlinks", "blocks", "categorymembers", "codexicons", "deletedrevs", "embeddedin", "exturlusage",
      "filearchive", "imageusage", "iwbacklinks", "langbacklinks", "logevents", "mystashedfiles", "pagepropnames", "pageswithprop",
      "prefixsearch", "protectedtitles", "querypage", "random", "recentchanges", "search", "tags", "trackingcategories", "usercontribs",
      "users", "watchlist", "watchlistraw",
    ])],
    [(to, value) => { to.meta = value; }, someOf(["allmessages", "authmanagerinfo", "filerepoinfo", "languageinfo", "siteinfo", "tokens", "userinfo"])],
    [(to, value) => { to.generator = value; }, refusedWith(oneOf([
      "allcategories", "alldeletedrevisions", "allfileusages", "allimages", "alllinks", "allpages", "allredirects", "allrevisions",
      "alltransclusions", "backlinks", "categories", "categorymembers", "deletedrevisions", "duplicatefiles", "embeddedin", "exturlusage",
      "fileusage", "images", "imageusage", "iwbacklinks", "langbacklinks", "links", "linkshere", "pageswithprop", "prefixsearch",
      "protectedtitles", "querypage", "random", "recentchanges", "redirects", "revisions", "search", "templates", "trackingcategories",
      "transcludedin", "watchlist", "watchlistraw",
    ]), "badgenerator")],
  ]),
  groups: ["prop", "list", "meta"],
  generator: "generator",
  continuation: ["continue", "badcontinue"],
  pages: ["titles", "pageids"],
  revisions: ["revids"],
  modules: {
    allcategories: parameters_allcategories,
    alldeletedrevisions: parameters_alldeletedrevisions,
    allfileusages: parameters_allfileusages,
    allimages: parameters_allimages,
    alllinks: parameters_alllinks,
    allmessages: parameters_allmessages,
    allpages: parameters_allpages,
    allredirects: parameters_allredirects,
    allrevisions: parameters_allrevisions,
    alltransclusions: parameters_alltransclusions,
    allusers: parameters_allusers,
    authmanagerinfo: parameters_authmanagerinfo,
    backlinks: parameters_backlinks,
    blocks: parameters_blocks,
    categories: parameters_categories,
    categoryinfo: parameters_categoryinfo,
    categorymembers: parameters_categorymembers,
    codexicons: parameters_codexicons,
    contributors: parameters_contributors,
    deletedrevisions: parameters_deletedrevisions,
    deletedrevs: parameters_deletedrevs,
    duplicatefiles: parameters_duplicatefiles,
    embeddedin: parameters_embeddedin,
    extlinks: parameters_extlinks,
    exturlusage: parameters_exturlusage,
    filearchive: parameters_filearchive,
    filerepoinfo: parameters_filerepoinfo,
    fileusage: parameters_fileusage,
    imageinfo: parameters_imageinfo,
    images: parameters_images,
    imageusage: parameters_imageusage,
    info: parameters_info,
    iwbacklinks: parameters_iwbacklinks,
    iwlinks: parameters_iwlinks,
    langbacklinks: parameters_langbacklinks,
    langlinks: parameters_langlinks,
    languageinfo: parameters_languageinfo,
    links: parameters_links,
    linkshere: parameters_linkshere,
    logevents: parameters_logevents,
    mystashedfiles: parameters_mystashedfiles,
    pagepropnames: parameters_pagepropnames,
    pageprops: parameters_pageprops,
    pageswithprop: parameters_pageswithprop,
    prefixsearch: parameters_prefixsearch,
    protectedtitles: parameters_protectedtitles,
    querypage: parameters_querypage,
    random: parameters_random,
    recentchanges: parameters_recentchanges,
    redirects: parameters_redirects,
    revisions: parameters_revisions,
    search: parameters_search,
    siteinfo: parameters_siteinfo,
    stashimageinfo: parameters_stashimageinfo,
    tags: parameters_tags,
    templates: parameters_templates,
    tokens: parameters_tokens,
    trackingcategories: parameters_trackingcategories,
    transcludedin: parameters_transcludedin,
    usercontribs: parameters_usercontribs,
    userinfo: parameters_userinfo,
    users: parameters_users,
    watchlist: parameters_watchlist,
    watchlistraw: parameters_watchlistraw,
  },
}));
