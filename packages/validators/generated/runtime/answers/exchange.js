// The code for responses of exchange. Generated: change the spec instead.

function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns true if a string has at most `most` characters. It does not count all characters of a long string. */
function isUpTo(text, most) {
    return text.length <= most || (text.length <= 2 * most && lengthOf(text) <= most);
}

/** Returns the length in characters, which may consist of two UTF-16 code units. */
function lengthOf(text) {
    let length = 0;
    for (const _ of text)
        length++;
    return length;
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
 * Returns the mismatches between a response and its type. An operation without a response body has none. An error status
 * without a separate reader has that of its class, such as `4XX`, or of `default`.
 */
export function answerFindings(readers, operation, value) {
    const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
    const keys = [operation, ...classesOf(operation)];
    const key = keys.find((one) => Object.hasOwn(readers, one));
    if (key !== undefined)
        readers[key](reading, value);
    return reading.errors;
}

function classesOf(operation) {
    const { start, digit } = /^(?<start>.* )(?<digit>[345])\d\d$/.exec(operation)?.groups ?? {};
    return start === undefined ? [] : [`${start}${digit}XX`, `${start}default`];
}

/** The maximum nesting depth, far beyond any legitimate request. */
const mostLevels = 100;

/**
 * The maximum number of trials in one request. A union may require a trial of each member, and unions may be nested.
 */
const mostTrials = 10_000;

export function readerOf(part) {
    return (reading, value, key, { secret = false, invalid } = {}) => read(part, reading, value, { above: undefined, key, depth: 0, secret, invalid });
}

function read(part, reading, value, at) {
    switch (part.kind) {
        case "leaf":
            return readLeaf(part, reading, value, at);
        case "list":
            return readItems(part, reading, value, at);
        case "map":
            return readEntries(part, reading, value, at);
        case "object":
            return readObject(part, reading, value, at);
        case "tagged":
            return readTagged(part, reading, value, at);
        case "union":
            return readUnion(part, reading, value, at);
    }
}

/** Reads a nested part. The position is created only if the value is not a valid leaf. */
function readInner(part, reading, value, at, key, secret = at.secret) {
    if (part.kind === "leaf") {
        const made = converted(part, value);
        if (part.is(made))
            return made;
    }
    return read(part, reading, value, below(at, key, secret));
}

function readLeaf(part, reading, value, at) {
    const made = converted(part, value);
    return part.is(made) ? made : refuse(part, reading, made, at);
}

function converted({ from }, value) {
    return from === undefined ? value : from(value);
}

function readItems(part, reading, value, at) {
    const { items, least = 0, most = Infinity } = part;
    const list = converted(part, value);
    if (list === undefined)
        return undefined;
    if (!Array.isArray(list) || list.length < least || list.length > most || at.depth > mostLevels)
        return refuse(part, reading, list, at);
    const made = [];
    for (let index = 0; index < list.length && !reading.isFull(); index++)
        made.push(readInner(items, reading, list[index], at, index));
    if (part.areDistinct?.(made) === false && !made.includes(undefined))
        return refuse(part, reading, list, at);
    return made;
}

function readEntries(part, reading, value, at) {
    if (!isObject(value) || at.depth > mostLevels)
        return refuse(part, reading, value, at);
    const made = {};
    const names = Object.keys(value);
    const { least = 0, most = Infinity, longest = Infinity } = part;
    if (names.length < least || names.length > most || !names.every((name) => isUpTo(name, longest)))
        return refuse(part, reading, value, at);
    for (const name of names) {
        if (reading.isFull())
            return undefined;
        setOwn(made, name, readInner(part.values, reading, value[name], at, name));
    }
    return made;
}

function readObject(part, reading, value, at) {
    if (!isObject(value) || at.depth > mostLevels)
        return refuse(part, reading, value, at);
    const shape = part.shape();
    const made = {};
    for (const field of shape.fields)
        readMember(field, reading, value, made, at);
    readOthers(shape, reading, value, made, at);
    shape.rules?.(reading, givenIn(shape, value), made, at);
    return made;
}

/** Reads a tagged object. Only the shape selected by its tag determines the errors. */
function readTagged(part, reading, value, at) {
    if (!isObject(value))
        return refuse(part, reading, value, at);
    const { tag: name, shapes } = part;
    const expected = `one of ${shapes.map(([one]) => one).join(", ")}`;
    const tag = ownValue(value, name);
    if (tag === undefined)
        return refuseAbsent(name, expected, reading, at);
    const shape = shapes.find(([one]) => one === tag)?.[1];
    if (shape === undefined)
        return refuse({ expected }, reading, tag, below(at, name));
    return readObject({ kind: "object", shape, expected }, reading, value, at);
}

function readMember(field, reading, value, made, at) {
    const { name, part, optional, nullable, secret } = field;
    if (reading.isFull())
        return;
    const given = ownValue(value, name);
    if (given === undefined)
        return optional ? undefined : refuseAbsent(name, part.expected, reading, at);
    const one = given === null && nullable ? null : readInner(part, reading, given, at, name, at.secret || secret === true);
    if (one !== undefined)
        setOwn(made, name, one);
}

function refuseAbsent(name, expected, reading, at) {
    const path = [...pathOf(at), name];
    const sentence = () => `${path.join(".")} is missing`;
    const subject = { name: path.join("."), sensitive: false, expected: () => expected };
    reading.refuse(new FieldFinding(at.invalid ?? reading.missing, subject, path, undefined, sentence));
}

/** Reads members that the shape does not list. They are kept if the shape is open, and otherwise rejected. */
function readOthers({ fields, open, others }, reading, value, made, at) {
    for (const name of Object.keys(value)) {
        if (reading.isFull())
            return;
        if (value[name] === undefined || fields.some((field) => field.name === name))
            continue;
        if (open)
            setOwn(made, name, others === undefined ? value[name] : readInner(others, reading, value[name], at, name));
        else
            reading.refuse(unknownName(at.invalid ?? reading.invalid, pathOf(at), name, fields.map((field) => field.name)));
    }
}

/** Returns the names that have a value other than null. */
function givenIn({ fields }, value) {
    const given = fields.filter(({ name }) => (ownValue(value, name) ?? null) !== null);
    return new Map(given.map(({ name }) => [name, name]));
}

function readUnion(part, reading, value, at) {
    if (part.readExclusive !== undefined)
        return part.readExclusive(part, reading, value, at);
    for (const member of part.members) {
        if (member.kind !== "leaf")
            continue;
        const made = converted(member, value);
        if (member.is(made))
            return made;
    }
    const fitting = part.members.filter((member) => fits(member, value));
    if (fitting.length === 1)
        return read(fitting[0], reading, value, at);
    for (const member of fitting) {
        const trial = trialOf(reading);
        if (trial === undefined)
            break;
        const made = read(member, trial, value, at);
        if (trial.errors.length === 0)
            return made;
    }
    return refuse(part, reading, value, at);
}

/** The number of trials in a request. All trials share the count of their request. */
const trials = /* @__PURE__ */ new WeakMap();

/** Returns a reading for a trial, whose errors may be discarded. Returns undefined after too many trials. */
function trialOf(reading) {
    const tried = trials.get(reading) ?? { count: 0 };
    const trial = new Reading(reading, {});
    for (const one of [reading, trial])
        trials.set(one, tried);
    return ++tried.count > mostTrials ? undefined : trial;
}

/** Returns true if the value is a list or an object, whichever the member requires. */
function fits(member, value) {
    switch (member.kind) {
        case "leaf":
            return false;
        case "list":
            return Array.isArray(converted(member, value));
        case "map":
        case "object":
        case "tagged":
            return isObject(value);
        case "union":
            return member.members.some((inner) => inner.kind === "leaf" ? inner.is(converted(inner, value)) : fits(inner, value));
    }
}

function refuse({ expected }, reading, value, at) {
    const path = pathOf(at);
    const words = at.depth > mostLevels ? `nested fewer than ${mostLevels} levels deep` : expected;
    const name = path.length === 0 ? "body" : path.join(".");
    return reading.refuseValue({ name, expected: words, secret: at.secret, invalid: at.invalid }, path, value ?? String(value));
}
