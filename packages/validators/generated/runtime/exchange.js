// The code of exchange. Generated: change the spec instead.

/*
 * Type checks for the values of objects. A property with the value undefined counts as missing, so undefined is always
 * valid. Inherited properties are included, as in ajv.
 */
const mostItems = 500;

export function isObject(value) {
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

/** Returns true for a string within the length limits, in characters rather than UTF-16 code units. */
function isTextOf(value, least, most, pattern) {
    if (typeof value !== "string")
        return value === undefined;
    let length = 0;
    for (const _ of value)
        length++;
    return length >= least && length <= most && (pattern === undefined || pattern.test(value));
}

/* Checks for body fields. Undefined is not a valid value here, because the caller omits absent fields. */
export function isListOf(value, accepts) {
    if (!Array.isArray(value))
        return false;
    for (let index = 0; index < value.length; index++)
        if (!accepts(value[index]))
            return false;
    return true;
}

/** Returns true for an object used as a map. `longest` is the maximum length of a key in characters. */
function isMapOf(value, accepts, most = Infinity, longest = Infinity, least = 0) {
    if (!isObject(value))
        return false;
    let count = 0;
    for (const key in value)
        if (++count > most || !isUpTo(key, longest) || !accepts(value[key]))
            return false;
    return count >= least;
}

/** Returns true if a string has at most `most` characters. It does not count all characters of a long string. */
function isUpTo(text, most) {
    return text.length <= most || (text.length <= 2 * most && lengthOf(text) <= most);
}

export function hasOnly(value, names) {
    for (const key in value)
        if (!names.has(key))
            return false;
    return true;
}

/** Returns true if all members with other names are valid. Undefined members count as missing. */
function hasOthers(value, names, accepts) {
    for (const key in value)
        if (!names.has(key) && value[key] !== undefined && !accepts(value[key]))
            return false;
    return true;
}

/** Returns true if no two items are the same JSON value. */
function areDistinct(items) {
    const values = new Set();
    const texts = new Set();
    for (const item of items) {
        if (typeof item === "object" && item !== null)
            texts.add(sortedText(item));
        else
            values.add(item);
    }
    return values.size + texts.size === items.length;
}

/** Returns JSON in which the members of each object are sorted by name. */
function sortedText(value) {
    return JSON.stringify(value, (_, one) => isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one);
}

/** Returns the length in characters, which may consist of two UTF-16 code units. */
export function lengthOf(text) {
    let length = 0;
    for (const _ of text)
        length++;
    return length;
}

/**
 * Returns true if a decimal number in string form is within the bounds. The comparison is exact for any number of
 * digits.
 */
function isDecimalWithin(value, minimum, maximum) {
    if (typeof value !== "string")
        return false;
    if (minimum !== undefined && compareDecimals(value, minimum) < 0)
        return false;
    return maximum === undefined || compareDecimals(value, maximum) <= 0;
}

/** Returns a negative number if the first is less, and a positive number if it is greater. */
function compareDecimals(one, other) {
    const [sign, otherSign] = [signOf(one), signOf(other)];
    if (sign !== otherSign || sign === 0)
        return sign - otherSign;
    const [first, second] = [one, other].map((text) => text.replace("-", "").split("."));
    const [whole, fraction = ""] = first;
    const [otherWhole, otherFraction = ""] = second;
    if (whole.length !== otherWhole.length)
        return sign * (whole.length - otherWhole.length);
    const places = Math.max(fraction.length, otherFraction.length);
    const [digits, otherDigits] = [
        whole + fraction.padEnd(places, "0"),
        otherWhole + otherFraction.padEnd(places, "0"),
    ];
    return digits === otherDigits ? 0 : sign * (digits < otherDigits ? -1 : 1);
}

/** Returns the sign of a decimal. Both `0` and `-0` have the sign 0. */
function signOf(text) {
    if (!/[1-9]/.test(text))
        return 0;
    return text.startsWith("-") ? -1 : 1;
}

/** Converts an integer in the string form of paths and query strings to a number. Returns other values unchanged. */
export function wholeOf(value) {
    if (typeof value !== "string" || !/^[+-]?\d{1,16}$/.test(value))
        return value;
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

const deepest = 100;

/** Returns true if two JSON values are equal. Values nested deeper than the limit count as different. */
function isSame(a, b, depth = 0) {
    if (Object.is(a, b) || a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || depth > deepest)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const names = Object.keys(a);
    return (names.length === Object.keys(b).length &&
        names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], depth + 1)));
}

/** Returns the object's own value under the name, as in JSON. Inherited properties are ignored. */
function ownValue(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets a property. The name may be `__proto__`. */
function setOwn(object, name, value) {
    if (name === "__proto__")
        Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
    else
        object[name] = value;
}

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

/** Returns true if the value can be sent as a file. */
function isBlob(value) {
    return value instanceof Blob;
}

/**
 * Returns true for a file of one of the media types that is not too large. A range such as `image/*` includes all types
 * with that prefix.
 */
function isFileOf(value, mediaTypes, most = Infinity) {
    if (!(value instanceof File) || value.size > most)
        return false;
    const [type = ""] = value.type.split(";");
    return mediaTypes.some((one) => one === type.trim() || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}

class FieldFinding extends Finding {
    #path;
    #sentence;
    /** `path` contains the names in the request that lead to the value. `received` is undefined if there was no value. */
    constructor(code, subject, path, received, sentence, wording) {
        super(code, subject, "", received === undefined ? undefined : shownInput(received), undefined, wording);
        this.wireName = path.length === 0 ? undefined : path.join(".");
        this.#path = path;
        this.#sentence = sentence;
    }
    get message() {
        return `${this.code}: ${this.#sentence()}`;
    }
    get path() {
        return this.#path;
    }
}

/** Formats a received value. Files are described by their type and size. */
function shownInput(received) {
    return isBlob(received) ? `a file of ${received.type || "no media type"}, ${received.size} bytes` : shown(received);
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

/** The maximum number of findings in a request. */
const mostFindings = 100;

const longestName = 100;

/** The state of reading one request, with its values and findings. */
class Reading {
    errors = [];
    warnings = [];
    value = {};
    given = new Map();
    constructor({ missing, invalid, unknownFields }, options) {
        this.missing = missing;
        this.invalid = invalid;
        this.unknownFields = unknownFields;
        this.options = options;
    }
    /** Returns true if no further errors will be reported. */
    isFull() {
        return this.errors.length >= (this.options.all === true ? mostFindings : 1);
    }
    refuse(finding) {
        if (!this.isFull())
            this.errors.push(finding);
    }
    /** Reports a value that is not valid for the field. */
    refuseValue(field, path, received) {
        const sentence = () => {
            const but = field.secret ? "" : `, not ${JSON.stringify(finding.received)}`;
            return `${path.length === 0 ? field.name : path.join(".")} must be ${field.expected}${but}`;
        };
        const finding = new FieldFinding(field.invalid ?? this.invalid, subjectOf(field), path, received, sentence);
        return this.refuse(finding);
    }
    /** Reports a value beyond a bound. The rule describes the expected value. */
    refuseByRule(field, path, received, rule) {
        const sentence = () => `${path.join(".")}: ${rule.replace(/\.$/, "")}, not ${JSON.stringify(finding.received)}`;
        const finding = new FieldFinding(field.invalid ?? this.invalid, subjectOf(field), path, received, sentence, { rule: () => rule });
        return this.refuse(finding);
    }
    /** Reports two different values of the same field, either of which may be intended. */
    refuseConflict(field, first, second, received) {
        const sentence = () => `${first.join(".")} and ${second.join(".")} are the same field but have different values`;
        return this.refuse(new FieldFinding(this.invalid, subjectOf(field), second, received, sentence));
    }
    refuseMissing(code, field, received) {
        return this.refuse(new FieldFinding(code, subjectOf(field), [field.name], received, () => `${field.name} is missing`));
    }
    /**
     * Reports an unknown name. `within` is the path of the object that contains it, or empty for the request itself.
     * `isFixed` is true if the name exists only in responses. `rule` states that the object is closed, even if other
     * unknown names are ignored.
     */
    meetUnknown(within, given, names, { isFixed, rule } = {}) {
        const isIgnored = rule === undefined && (this.options.unknownFields ?? this.unknownFields) === "ignore";
        if (isIgnored ? this.warnings.length >= mostFindings : this.isFull())
            return;
        (isIgnored ? this.warnings : this.errors).push(unknownName(this.invalid, within, given, names, { isFixed, rule }));
    }
    put(name, value) {
        setOwn(this.value, name, value);
    }
    result() {
        const { errors, warnings, value } = this;
        return errors.length > 0 ? { errors, warnings } : { value, warnings };
    }
}

/**
 * Creates the finding for an unknown name. Its value is not shown, because it may be a secret under a misspelled name.
 */
function unknownName(code, within, given, names, { isFixed, rule } = {}) {
    const name = given.length <= longestName ? given : `${given.slice(0, longestName - 1)}…`;
    const expected = () => (isFixed ? "absent: it exists only in responses" : `one of ${names.join(", ")}`);
    const sentence = () => isFixed
        ? `${JSON.stringify(name)} exists only in responses`
        : `there is no ${JSON.stringify(name)}${guess(name, names)}`;
    return new FieldFinding(code, { name, sensitive: true, expected }, [...within, name], "", sentence, rule === undefined ? undefined : { rule: () => rule });
}

function subjectOf({ name, secret = false, expected }) {
    return { name, sensitive: secret, expected: () => expected };
}

function guess(name, names) {
    const found = nearest(name, names);
    return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`;
}

/**
 * Decodes a body or a set of parameters. Aliases become the names of `fields`, and findings are in the order of the
 * fields. As in JSON, only own properties count. It never throws, regardless of the JSON.
 */
export function decodeFields(table, input, options = {}) {
    const reading = new Reading(table, options);
    if (!isObject(input)) {
        reading.refuse(new FieldFinding(table.malformed, undefined, [], input ?? String(input), () => `takes an object, not ${shown(input)}`));
        return reading.result();
    }
    for (const field of table.fields)
        readField(table, reading, field, input);
    for (const group of table.oneOf ?? [])
        demandOne(table, reading, group);
    table.destinations?.(reading, input);
    table.rules?.(reading, reading.given, reading.value, undefined);
    findUnknown(table, reading, input);
    return reading.result();
}

function readField(table, reading, field, inputs) {
    if (reading.isFull())
        return;
    let first;
    let value;
    const before = reading.errors.length;
    for (const name of field.names) {
        const input = ownValue(inputs, name);
        if (input === undefined)
            continue;
        const given = readValue(field, reading, name, input);
        const isRefused = reading.errors.length > before;
        if (input !== null && (isRefused || given !== undefined))
            reading.given.set(field.name, name);
        if (isRefused)
            return;
        if (given === undefined)
            continue;
        if (first !== undefined && !isSame(value, given))
            return reading.refuseConflict(field, [first], [name], given);
        if (first === undefined)
            [first, value] = [name, given];
    }
    if (first === undefined || value === null)
        return useNothing(table, reading, field, value);
    if (value !== "" || !field.empty)
        return reading.put(field.name, value);
    return field.needed
        ? reading.refuseMissing(field.missing ?? table.missing, field, "")
        : reading.refuseValue(field, [first], "");
}

/** Reads the value of a field. Returns undefined if the value is rejected or absent. */
function readValue(field, reading, name, input) {
    if (input === null && field.nullable)
        return null;
    if (field.read !== undefined)
        return field.read(reading, input, name, field);
    const given = field.from === undefined ? input : field.from(input);
    return field.is === undefined || field.is(given) ? given : reading.refuseValue(field, [name], given);
}

/**
 * Uses the default or null for a field without a value. Null means no value: a create then uses its default, and an
 * update removes the existing value.
 */
function useNothing(table, reading, field, nothing) {
    const isDemanded = field.needed || (field.demanded && reading.options.strict);
    if (isDemanded)
        return reading.refuseMissing(field.missing ?? table.missing, field, undefined);
    const { default: value } = field;
    if (value !== undefined && reading.options.defaults !== false)
        return reading.put(field.name, Array.isArray(value) ? [...value] : value);
    if (nothing === null)
        reading.put(field.name, null);
}

function demandOne(table, reading, group) {
    if (group.some((name) => reading.given.has(name)))
        return;
    const field = table.fields.find(({ name }) => name === group[0]);
    if (field)
        reading.refuseMissing(field.missing ?? table.missing, { name: group.join(" or "), expected: field.expected }, undefined);
}

function findUnknown({ names, fixed = [], others = [] }, reading, input) {
    if (names === undefined)
        return;
    for (const name of Object.keys(input)) {
        if (names.includes(name) || others.includes(name) || input[name] === undefined)
            continue;
        reading.meetUnknown([], name, names, { isFixed: fixed.includes(name) });
    }
}

/** Decodes a body that is not an object with fields. It never throws, regardless of the JSON. */
function decodeValue(table, input, options = {}) {
    const reading = new Reading(table, options);
    const value = input === undefined ? undefined : table.read(reading, input);
    if (input === undefined && !table.optional) {
        reading.refuse(new FieldFinding(table.malformed, undefined, [], undefined, () => "there is no body"));
    }
    const { errors, warnings } = reading;
    return errors.length > 0 ? { errors, warnings } : { value, warnings };
}

/** Creates a Standard Schema with the input and output of `decode`: https://standardschema.dev. */
export function standardOfDecoder(decode) {
    const validate = (input) => {
        const { errors, value } = decode(input, { all: true });
        return errors === undefined ? { value } : { issues: errors.map(issueOf) };
    };
    return { "~standard": { version: 1, vendor: "kiln", validate } };
}

function issueOf({ message, path }) {
    return { message, path };
}

/** Collects one list for each given slot in `object`. */
export function readDestinations(table) {
    return (reading, input) => {
        const lists = {};
        const inside = insideOf(table, reading, input);
        for (const slot of table.slots) {
            if (reading.isFull())
                return;
            const list = readSlot(table, reading, slot, input, inside);
            if (list !== undefined)
                lists[slot.name] = list;
        }
        if (inside !== undefined || Object.keys(lists).length > 0)
            reading.put(table.object, lists);
        if (inside !== undefined)
            findUnknownSlots(table, reading, inside);
    };
}

function insideOf(table, reading, input) {
    const inside = ownValue(input, table.object);
    if (inside === undefined || isObject(inside))
        return inside;
    return reading.refuseValue({ name: table.object, expected: "an object of slots" }, [table.object], inside);
}

function readSlot(table, reading, slot, input, inside) {
    const field = { name: slot.name, expected: table.expected };
    let first;
    for (const { path, given } of givenOf(table, slot, input, inside)) {
        const isLong = table.most !== undefined && Array.isArray(given) && given.length > table.most.most;
        if (isLong)
            return reading.refuseByRule(field, path, given, table.most.rule);
        const tooLong = table.longest === undefined ? undefined : longerIn(given, table.longest.most);
        if (tooLong !== undefined)
            return reading.refuseByRule(field, path, tooLong, table.longest.rule);
        const list = listOf(table, given);
        if (!Array.isArray(list))
            return reading.refuseValue(field, path, list.bad);
        if (first !== undefined && !isSame(first.list, list))
            return reading.refuseConflict(field, first.path, path, given);
        first ??= { path, list };
    }
    return first?.list;
}

/**
 * Returns everything that is given for a slot: at top level under its aliases, and inside the object also under its own
 * name.
 */
function givenOf(table, slot, input, inside) {
    const above = slot.names.map((name) => ({ path: [name], given: ownValue(input, name) }));
    const namesBelow = inside === undefined ? [] : [slot.name, ...slot.names];
    const below = namesBelow.map((name) => ({ path: [table.object, name], given: ownValue(inside, name) }));
    return [...above, ...below].filter(({ given }) => given !== undefined);
}

/** Returns the list, or its first invalid destination. */
function listOf(table, given) {
    if (typeof given === "string")
        return isDestination(table, given) ? [given] : { bad: given };
    if (!Array.isArray(given))
        return { bad: given };
    const list = [];
    for (let index = 0; index < given.length; index++) {
        const item = given[index];
        if (isDestination(table, item))
            list.push(item);
        else if (table.numbers && isNumber(item))
            list.push(table.type === undefined ? item : `${table.type}-${item}`);
        else
            return { bad: item ?? String(item) };
    }
    return list;
}

/** Returns the first string that is too long. */
function longerIn(given, most) {
    return [given].flat().find((one) => typeof one === "string" && !isUpTo(one, most));
}

function isDestination({ pattern }, value) {
    return typeof value === "string" && (pattern === undefined || pattern.test(value));
}

function isNumber(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

function findUnknownSlots({ object, slots, closed }, reading, inside) {
    const names = slots.flatMap((slot) => [slot.name, ...slot.names]);
    for (const name of Object.keys(inside)) {
        const isGiven = closed !== undefined || inside[name] !== undefined;
        if (!names.includes(name) && isGiven)
            reading.meetUnknown([object], name, names, { rule: closed });
    }
}

/**
 * Returns true if the string has the form and its day exists. Parsers disagree about the meaning of 2026-02-30. The
 * first three groups of the form are year, month and day.
 */
export function isMoment(value, form) {
    const parts = typeof value === "string" ? form.exec(value) : null;
    if (parts === null)
        return false;
    const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year, month) {
    if (month !== 2)
        return 30 + ((month + (month >> 3)) & 1);
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/**
 * Formats a Date in UTC without fractions of a second, such as `2026-06-30T23:59:59Z`. Returns other values unchanged.
 */
export function momentOf(value) {
    if (!(value instanceof Date) || Number.isNaN(value.getTime()))
        return value;
    return `${value.toISOString().replace(/\.\d+Z$/, "")}Z`;
}

/** Returns true if the string is an RFC 3339 date-time whose day exists. */
function isInternetMoment(value) {
    return isMoment(value, internetMoment);
}

/** Matches an RFC 3339 date-time. Any minute may have a leap second. */
const internetMoment = /^(\d{4})-(\d\d)-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
