// What the code of query shares. Made by Kiln: do not edit.

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?!$)|$)){4}$/;

/** @param {string} text */
function isIpv4(text) {
  return ipv4.test(text);
}

/** Eight groups of hexadecimal digits, some of which `::` may stand for. @param {string} text */
function isIpv6(text) {
  if (!/^[0-9A-Fa-f:]{2,39}$/.test(text)) return false;
  const parts = text.split("::");
  if (parts.length > 2) return false;
  const groups = parts.flatMap((part) => (part === "" ? [] : part.split(":")));
  return groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) && (parts.length === 2 ? groups.length < 8 : groups.length === 8);
}

/** An address, or one of old times with its end hidden. @param {string} text */
function isAddress(text) {
  return isIpv4(text.replace(/\.xxx$/, ".0")) || isIpv6(text);
}

/** A range in CIDR notation. @param {string} text */
function isRange(text) {
  const [, address = "", bits] = /^([^/]*)\/(\d{1,3})$/.exec(text) ?? [];
  return (isIpv4(address) && Number(bits) <= 32) || (isIpv6(address) && Number(bits) <= 128);
}

/** In capitals, without leading zeros, and with all groups of IPv6. @param {string} text */
function usualForm(text) {
  const [address = "", bits] = text.split("/");
  const end = bits === undefined ? "" : `/${bits}`;
  if (!address.includes(":")) return address.replace(/(^|\.)0+(?=\d)/g, "$1") + end;
  const [before = "", after] = address.split("::");
  const [left, right] = [groupsOf(before), groupsOf(after ?? "")];
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].join(":") + end;
}

/** @param {string} text */
function groupsOf(text) {
  return text === "" ? [] : text.split(":").map((group) => group.toUpperCase().replace(/^0+(?=.)/, ""));
}

/**
 * A list of words in which a word is found by its characters, in the same time whether there are five or five hundred.
 * @typedef {object} Words
 * @property {readonly string[]} list
 * @property {number} mask
 * @property {Int16Array} first the first word of each place, or -1
 * @property {Int16Array} next the next word of the same place, or -1
 * @property {Int32Array} at where the letters of each word begin
 * @property {Uint16Array} letters
 * @property {Uint32Array} seen in which list each word was seen last
 */

/** @param {readonly string[]} list @returns {Words} */
function words(list) {
  const all = list.join("");
  let size = 4;
  while (size < list.length * 2) size *= 2;
  const first = new Int16Array(size).fill(-1);
  const next = new Int16Array(list.length);
  const at = new Int32Array(list.length + 1);
  list.forEach((word, index) => {
    at[index + 1] = at[index] + word.length;
    const place = placeOf(word, 0, word.length) & (size - 1);
    next[index] = first[place];
    first[place] = index;
  });
  return { list, mask: size - 1, first, next, at, letters: Uint16Array.from(all, (_, k) => all.charCodeAt(k)), seen: new Uint32Array(list.length) };
}

/** The index of the word that these characters are, or -1. @param {Words} words @param {string} text @param {number} start @param {number} end */
function find({ mask, first, next, at, letters }, text, start, end) {
  for (let index = first[placeOf(text, start, end) & mask]; index >= 0; index = next[index]) {
    const shift = at[index] - start;
    if (at[index + 1] - shift !== end) continue;
    let place = end - 1;
    while (place >= start && letters[place + shift] === text.charCodeAt(place)) place--;
    if (place < start) return index;
  }
  return -1;
}

/** Where a word belongs, by its length and three of its letters: which word it is, all of its letters tell. @param {string} text @param {number} start @param {number} end */
function placeOf(text, start, end) {
  const length = end - start;
  if (length === 0) return 0;
  return ((length * 31 + text.charCodeAt(start + (length >> 1))) * 31 + text.charCodeAt(end - 1 - (length >> 2))) * 31 + text.charCodeAt(end - 1);
}

const percent = 37;
const ampersand = 38;
const plus = 43;
const equals = 61;

/** What is special about a value: it has a `%` in it, it has a `+` in it, its name is that of an array. */
const percented = 1;
const plussed = 2;
const array = 4;

/** Where in the query the last value of each name stands. Of names that were not found, something old stands there. */
let starts = /* @__PURE__ */ new Int32Array(64);
let ends = /* @__PURE__ */ new Int32Array(64);
let marks = /* @__PURE__ */ new Uint8Array(64);
/** Which names were found, a bit for each. */
let found = /* @__PURE__ */ new Int32Array(2);

/** Whether the request names it, other than as an array. @param {number} index */
function isNamed(index) {
  return ((found[index >> 5] >> index) & 1) === 1 && marks[index] < array;
}

/** Makes a name that was not found stand there all the same, at a place below 0. @param {number} index */
function demand(index) {
  if (((found[index >> 5] >> index) & 1) === 0) note(index, -1, -1, array);
}

/** Of a name: what ends it, and what makes another name of it: `%`, `+`, `.`, `[`, a space, control characters. */
const stops = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => (code < 33 || "&=%+.[".includes(String.fromCharCode(code)) ? 1 : 0));

/** @param {number} count of names */
function forget(count) {
  if (starts.length < count) {
    (starts = new Int32Array(count)), (ends = new Int32Array(count)), (marks = new Uint8Array(count)), (found = new Int32Array((count >> 5) + 1));
  }
  for (let word = count >> 5; word >= 0; word--) found[word] = 0;
}

/** @param {number} index @param {number} start @param {number} end @param {number} mark */
function note(index, start, end, mark) {
  starts[index] = start;
  ends[index] = end;
  marks[index] = mark;
  found[index >> 5] |= 1 << index;
}

/**
 * Goes over the query string once and remembers the last value of each name.
 * @param {string} query
 * @param {Words} names
 * @param {((name: string) => void) | undefined} foreign is told every other name
 */
function scan(query, names, foreign) {
  forget(names.list.length);
  let at = query.charCodeAt(0) === 63 ? 1 : 0;
  while (at < query.length) {
    const start = at;
    while (at < query.length && stops[query.charCodeAt(at)] !== 1) at++;
    const stop = at === query.length ? ampersand : query.charCodeAt(at);
    const isPlain = stop === equals || stop === ampersand;
    let index = isPlain ? find(names, query, start, at) : -1;
    let mark = 0;
    if (index < 0 && (foreign !== undefined || !isPlain)) {
      const written = query.slice(start, placeIn(query, "&", at, query.length)).split("=", 1)[0];
      at = start + written.length;
      const name = nameOf(written);
      index = names.list.indexOf(name.text);
      if (name.isArray) mark = array;
      if (index < 0 && foreign !== undefined && name.text !== "") foreign(name.text);
    }
    if (query.charCodeAt(at) === equals) at++;
    at = (index < 0 ? placeIn(query, "&", at, query.length) : noteValue(query, index, at, mark)) + 1;
  }
}

/** Notes where a value stands and tells where it ends. Beyond the next few characters the engine's own search is faster. @param {string} query @param {number} index @param {number} start @param {number} mark */
function noteValue(query, index, start, mark) {
  const far = Math.min(start + 24, query.length);
  let end = start;
  for (; end < far; end++) {
    const code = query.charCodeAt(end);
    if (code === ampersand) break;
    if (code === percent) mark |= percented;
    else if (code === plus) mark |= plussed;
  }
  if (end === far) {
    end = placeIn(query, "&", far, query.length);
    if (placeIn(query, "%", far, end) < end) mark |= percented;
    if (placeIn(query, "+", far, end) < end) mark |= plussed;
  }
  note(index, start, end, mark);
  return end;
}

/** Where the character stands next, or the end. @param {string} text @param {string} character @param {number} from @param {number} end */
function placeIn(text, character, from, end) {
  const place = text.indexOf(character, from);
  return place < 0 || place > end ? end : place;
}

/** A name as PHP takes it: decoded, without spaces before it, `.` and spaces as `_`; with `[…]` after it, it is an array's. @param {string} text */
function nameOf(text) {
  const decoded = unescapeText(text).replace(/\0.*$|^ +/gs, "");
  const bracket = decoded.indexOf("[");
  const isArray = bracket > 0 && decoded.indexOf("]", bracket) > 0;
  const plain = isArray ? decoded.slice(0, bracket) : decoded;
  return { text: bracket === 0 ? "" : plain.replace(/[ .]/g, "_").replace("[", "_"), isArray };
}

/** Where the text is no text when decoded, what was written is kept. @param {string} text */
function unescapeText(text) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/* What the spec says of how a request is written. U+FFFF stands where nobody knows: it is in no text of a request. */

/** Between the values of one parameter. */
const separator = "|";
/** The digits behind `%` where the separator is escaped, in lower case; empty where it has other forms. */
const escapedSeparator = "7c";
/** Where a value starts with it, it separates the items, and the other separator is text. */
const alternativeSeparator = "\u001f";
/** The value that asks for all values of a set. */
const allSpecifier = "*";
/** The value of a limit that asks for as many as allowed. */
const maxLimit = "max";
/** What a generator's names start with, before the prefix. */
const generatorPrefix = "g";

/**
 * A test of a request, bound to a module when the module is made.
 *
 *
 * @typedef {object} BoundTest
 * @property {number} bits the parameters of which the request must name one for the test to be met, as `Module.bitOf` has them; or `always`
 * @property {(run: Run, unknown: boolean) => boolean} isMet `unknown` is the answer where nobody knows
 * @typedef {(module: Module) => BoundTest} Test
 */

/** The bits of what does not hang on single parameters. */
const always = -1;

/** @param {readonly { readonly bits: number }[]} parts */
function anyOf(parts) {
  return parts.reduce((sum, { bits }) => sum | bits, 0);
}

/** @param {readonly BoundTest[]} tests @param {Run} run @param {boolean} unknown */
function someMet(tests, run, unknown) {
  for (let index = 0; index < tests.length; index++) if (tests[index].isMet(run, unknown)) return true;
  return false;
}

/** A value, where it has no default or is another than that. @param {string} name @returns {Test} */
export const given = (name) => (module) => {
  const index = module.placeOf(name);
  const usual = module.defaults[name];
  return {
    bits: module.bitOf(name),
    isMet: (run) => {
      if (!isNamed(index)) return false;
      const value = run.value[name];
      return value !== undefined && (usual === undefined || (value !== usual && String(value) !== String(usual)));
    },
  };
};

/** @param {string} name @returns {Test} */
export const filled = (name) => (module) => {
  const index = module.placeOf(name);
  return {
    bits: module.bitOf(name),
    isMet: (run) => {
      if (!isNamed(index)) return false;
      const value = run.value[name];
      return value !== undefined && value !== "" && value !== "0" && value !== 0 && value.length !== 0;
    },
  };
};

/** One of these is the value, or among the values. @param {string} name @param {readonly string[]} values @returns {Test} */
export const holds = (name, ...values) => (module) => {
  const index = module.placeOf(name);
  const usually = holdsOneOf(module.defaults[name], values);
  return {
    bits: usually ? always : module.bitOf(name),
    isMet: (run) => (isNamed(index) ? holdsOneOf(run.value[name], values) : usually),
  };
};

/** @param {any} value @param {readonly string[]} values */
function holdsOneOf(value, values) {
  if (!Array.isArray(value)) return value === allSpecifier || values.includes(typeof value === "number" ? String(value) : value);
  for (let index = 0; index < value.length; index++) if (values.includes(String(value[index]))) return true;
  return false;
}

/** @param {"some" | "several" | "revisions"} which @returns {Test} */
export const pages = (which) => () => ({ bits: always, isMet: (run, unknown) => run.options.pages?.[which] ?? unknown });

/** @param {"generator" | "module"} role @returns {Test} */
export const role = (role) => () => ({ bits: always, isMet: (run) => (run.options.generator === true) === (role === "generator") });

/** @param {readonly Test[]} tests @returns {Test} */
export const both = (...tests) => (module) => {
  const bound = tests.map((test) => test(module));
  return {
    bits: bound.find(({ bits }) => bits !== always)?.bits ?? always,
    isMet: (run, unknown) => bound.every((test) => test.isMet(run, unknown)),
  };
};

/**
 *
 *
 *
 *
 *
 * @typedef {(value: any, run: Run) => boolean | string} Accepts whether the value will do, or the code of another error
 */

/** What a value has to look like beyond its type. */
class Syntax {
  drops = false;
  /** @type {readonly Test[]} */
  when = [];
  /** @type {readonly Test[]} */
  unless = [];

  /** @param {string} code @param {(module: Module) => Accepts} accepts */
  constructor(code, accepts) {
    this.code = code;
    this.accepts = accepts;
  }

  /** @param {Module} module */
  bind(module) {
    return new BoundSyntax(this, module);
  }
}

/** What a value of one parameter of a module has to look like. */
class BoundSyntax {
  /** @param {Syntax} syntax @param {Module} module */
  constructor({ code, drops, when, unless, accepts }, module) {
    this.code = code;
    this.drops = drops;
    this.accepts = accepts(module);
    this.when = when.map((test) => test(module));
    this.unless = unless.map((test) => test(module));
  }

  /** @param {Run} run @param {Parameter} parameter */
  check(run, parameter) {
    const value = run.value[parameter.name];
    if (value === undefined || someMet(this.unless, run, true)) return;
    if (this.when.length > 0 && !someMet(this.when, run, false)) return;
    if (!Array.isArray(value)) this.judge(run, parameter, value);
    else if (this.drops) run.value[parameter.name] = value.filter((item) => this.judge(run, parameter, item));
    else value.every((item) => this.judge(run, parameter, item));
  }

  /** @param {Run} run @param {Parameter} parameter @param {any} value */
  judge(run, parameter, value) {
    const verdict = this.accepts(value, run);
    if (verdict === true) return true;
    const code = verdict || this.code;
    if (this.drops) run.remark(code, parameter, String(value));
    else if (run.errors === undefined || run.options.all) run.refuse(code, parameter, String(value));
    return false;
  }
}

/** A bad value is dropped, with a warning. @param {Syntax} syntax */
export function dropping(syntax) {
  syntax.drops = true;
  return syntax;
}

/** The value is not looked at where one of the tests is met. @param {Syntax} syntax @param {readonly Test[]} tests */
export function except(syntax, ...tests) {
  syntax.unless = tests;
  return syntax;
}

/** The value is looked at only where one of the tests is met. @param {Syntax} syntax @param {readonly Test[]} tests */
export function only(syntax, ...tests) {
  syntax.when = tests;
  return syntax;
}

/** @param {string} code */
export const id = (code) => new Syntax(code, () => (value) => value > 0);

/** @param {string} code @param {RegExp} form */
export const word = (code, form) => new Syntax(code, () => (value) => form.test(value));

/** @param {string} code @param {boolean} rangeOnly @param {number} v4 @param {number} v6 @param {string} tooWide */
export const ip = (code, rangeOnly, v4, v6, tooWide) =>
  new Syntax(code, () => (text) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text))) return true;
    if (!isRange(text)) return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address.includes(":") ? v6 : v4) || tooWide;
  });

/*
 * What values of a typed object are. A property whose value is undefined counts as absent, so undefined will always do;
 * inherited properties count, as they do for ajv.
 */

const mostItems = 500;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
export function isText(value) {
  return typeof value === "string" || value === undefined;
}

/** @param {unknown} value */
export function isFlag(value) {
  return typeof value === "boolean" || value === undefined;
}

/** @param {unknown} value */
export function isWhole(value) {
  return Number.isInteger(value) || value === undefined;
}

/** @param {any} value @param {number} minimum @param {number} maximum */
export function isWithin(value, minimum, maximum) {
  return (Number.isInteger(value) && value >= minimum && value <= maximum) || value === undefined;
}

/** @param {any} value @param {ReadonlySet<unknown>} words */
export function isOneOf(value, words) {
  return words.has(value) || value === undefined;
}

/** @param {unknown} value @param {number} [most] */
export function areTexts(value, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "string") return false;
  return true;
}

/** @param {unknown} value @param {number} [most] */
export function areWhole(value, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!Number.isInteger(value[index])) return false;
  return true;
}

/** @param {unknown} value @param {ReadonlySet<unknown>} words @param {number} [most] */
export function areOf(value, words, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!words.has(value[index])) return false;
  return true;
}

/** Lists of anything else. @param {unknown} value @param {(item: any) => boolean} accepts @param {number} [most] */
export function areAll(value, accepts, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (value[index] === undefined || !accepts(value[index])) return false;
  return true;
}

/** Lengths are in characters, not in UTF-16 code units. @param {unknown} value @param {number} least @param {number} most @param {RegExp} [pattern] */
function isTextOf(value, least, most, pattern) {
  if (typeof value !== "string") return value === undefined;
  let length = 0;
  for (const _ of value) length++;
  return length >= least && length <= most && (pattern === undefined || pattern.test(value));
}

/**
 * A parameter of a module, and how its value is read.
 *
 * @typedef {(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number) => any} Read
 *   reads what stands in the text between two places; undefined where there is no value: what was wrong has been reported then
 */
class Parameter {
  /** Whether it takes a list. */
  several = false;
  /** Whether its reader knows what to do with a text that is not decoded. */
  takesEscaped = false;
  /** Whether any text will do, so that the text is cleaned first. */
  isText = false;
  required = false;
  deprecated = false;
  sensitive = false;
  /** Whether the specifier of all may stand for all values. */
  all = false;
  /** Whether the same value may be given twice and counts twice. */
  repeats = false;
  low = 50;
  high = 500;
  /** @type { { of: string, value: string } | undefined} exists only where that parameter has that value */
  slot = undefined;
  /** @type {Syntax | undefined} */
  syntax = undefined;
  /** Values that are deprecated. @type {readonly string[] | undefined} */
  old = undefined;
  /** Reads one item, where it takes a list. @type {ReadItem | undefined} */
  readItem = undefined;
  /** What values beyond those listed have to match. @type { { test(text: string): boolean } | undefined} */
  open = undefined;
  /** The code that one bad value is answered with. */
  refusal = "badvalue";

  /** Without the prefix; the module tells it. */
  name = "";

  /** @param {Read} read @param {string} what it takes @param {any} [detail] */
  constructor(read, what, detail) {
    this.read = read;
    this.what = what;
    this.detail = detail;
  }

  expected() {
    const { list } = this.detail ?? {};
    return list === undefined ? this.what : `${this.what} ${list.join(", ")}`;
  }
}

/** A parameter that takes text. @param {Parameter} parameter */
function ofText(parameter) {
  parameter.isText = true;
  return parameter;
}

/** A parameter that reads what is not decoded. @param {Parameter} parameter */
function escapable(parameter) {
  parameter.takesEscaped = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function required(parameter) {
  parameter.required = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function deprecated(parameter) {
  parameter.deprecated = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function sensitive(parameter) {
  parameter.sensitive = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function orAll(parameter) {
  parameter.all = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function repeatable(parameter) {
  parameter.repeats = true;
  return parameter;
}

/** How many values the parameter takes, where that is not the usual number. @param {Parameter} parameter @param {number} low @param {number} high */
function upTo(parameter, low, high) {
  parameter.low = low;
  parameter.high = high;
  return parameter;
}

/** The parameter exists once for each value of another. @param {Parameter} parameter @param {string} of @param {string} value */
export function slot(parameter, of, value) {
  parameter.slot = { of, value };
  return parameter;
}

/** @param {Parameter} parameter @param {Parameter["syntax"]} syntax */
export function checked(parameter, syntax) {
  parameter.syntax = syntax;
  return parameter;
}

/* From what stands in a query to text. */



/** Up to so many characters, decoding by hand costs less than calling the engine's decoder. */
const few = 24;
/** Normalising takes an engine time with the square of the marks in a row; no text needs so many on one letter. */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The value of each hexadecimal digit, and 16 of everything else. */
const digits = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const value = "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase());
  return value < 0 ? 16 : value;
});

/** What `%` and these two stand for, or -1. @param {number} high @param {number} low */
function escapedByte(high, low) {
  const [first, second] = [digits[high], digits[low]];
  return first < 16 && second < 16 ? first * 16 + second : -1;
}

const codes = /* @__PURE__ */ new Uint16Array(few);

/** The text that part of a query stands for, cleaned where a parameter takes any text. @param {Run} run @param {Parameter} parameter @param {string} query @param {number} start @param {number} end @param {number} mark */
function plainText(run, parameter, query, start, end, mark) {
  const text = mark === 0 ? query.slice(start, end) : decodedText(run, parameter, query, start, end);
  return parameter.isText && isOdd(text, 0, text.length) ? cleanText(run, parameter, text) : text;
}

/** With a warning where it stands for no text. @param {Run} run @param {Parameter} parameter @param {string} query @param {number} start @param {number} end */
function decodedText(run, parameter, query, start, end) {
  const short = end - start <= few ? shortText(query, start, end) : undefined;
  return short ?? longText(query.slice(start, end)) ?? repairedText(run, parameter, query.slice(start, end));
}

/** Of ASCII characters; undefined where there are others. @param {string} query @param {number} start @param {number} end */
function shortText(query, start, end) {
  let length = 0;
  for (let at = start; at < end; at++) {
    let code = query.charCodeAt(at);
    if (code === 43) code = 32;
    else if (code === 37) {
      code = escapedByte(query.charCodeAt(at + 1), query.charCodeAt(at + 2));
      if (code < 0 || code > 127) return undefined;
      at += 2;
    }
    codes[length++] = code;
  }
  return textOfCodes(length);
}

/** A string that is put together from pieces is slow to read: this is made at once. @param {number} length */
function textOfCodes(length) {
  const [a, b, c, d, e, f, g, h] = codes;
  if (length <= 8) return String.fromCharCode(a, b, c, d, e, f, g, h).slice(0, length);
  return String.fromCharCode(
    a, b, c, d, e, f, g, h, codes[8], codes[9], codes[10], codes[11], codes[12], codes[13], codes[14], codes[15],
    codes[16], codes[17], codes[18], codes[19], codes[20], codes[21], codes[22], codes[23],
  ).slice(0, length);
}

/** Undefined where its bytes are not UTF-8, or where a `%` stands for itself. @param {string} text */
function longText(text) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** With U+FFFD for what is not UTF-8. @param {Run} run @param {Parameter} parameter @param {string} text */
function repairedText(run, parameter, text) {
  const bytes = bytesOf(text);
  if (!isUtf8(bytes)) run.remark("badutf8", parameter, undefined);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** @param {string} text */
function bytesOf(text) {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    const escaped = byte === 37 ? escapedByte(bytes[at + 1], bytes[at + 2]) : -1;
    bytes[length++] = escaped >= 0 ? escaped : byte === 43 ? 32 : byte;
    if (escaped >= 0) at += 2;
  }
  return bytes.subarray(0, length);
}

/** @param {Uint8Array} bytes */
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether there may be something in it that `cleanText` replaces: among the letters below U+0300 there is nothing. @param {string} text @param {number} start @param {number} end */
function isOdd(text, start, end) {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x300 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return true;
  }
  return false;
}

/** Without control characters, and in the normal form C; with a warning where it was not. @param {Run} run @param {Parameter} parameter @param {string} text */
function cleanText(run, parameter, text) {
  const wellFormed = text.toWellFormed();
  // The separator at the beginning of a list is no control character.
  const items = wellFormed.startsWith(alternativeSeparator) ? wellFormed.split(alternativeSeparator) : [wellFormed];
  const cleaned = items.map((item) => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC")).join(alternativeSeparator);
  if (cleaned !== wellFormed) run.remark("badutf8", parameter, undefined);
  return cleaned;
}

/**
 *
 * @typedef {(run: Run, parameter: Parameter, text: string, start: number, end: number, items: readonly any[]) => any} ReadItem
 *   `repeated` where the list has the item already; undefined where there is no item
 */

/** The digits of the separator where it is escaped, as characters. */
const highDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(0);
const lowDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(1);

/** The item is in the list already. */
const repeated = /* @__PURE__ */ Symbol();

/** Each list that is read has a number of its own. */
let listNumber = 0;

/** A parameter that takes a list. @param {ReadItem} readItem @param {string} what @param {any} [detail] */
function severalOf(readItem, what, detail) {
  const parameter = new Parameter(readList, what, detail);
  parameter.several = true;
  parameter.takesEscaped = escapedSeparator !== "";
  parameter.readItem = readItem;
  return parameter;
}

/** The items, each once. One that cannot be read is dropped with a warning; where it was refused, so is the list. @type {Read} */
function readList(run, parameter, text, start, end, mark) {
  if (parameter.all && end - start === allSpecifier.length && text.startsWith(allSpecifier, start)) return allSpecifier;
  const [errors, warnings] = [run.errorCount(), run.warningCount()];
  listNumber++;
  const isAlternative = text.startsWith(alternativeSeparator, start);
  const isEscaped = !isAlternative && mark === percented && placeIn(text, separator, start, end) === end;
  const between = isAlternative ? alternativeSeparator : isEscaped ? "%" : separator;
  const readItem = /** @type {ReadItem} */ (parameter.readItem);
  let left = run.options.highLimits ? parameter.high : parameter.low;
  /** @type {any[]} */
  const items = [];
  /** @type {string[] | undefined} */
  let dropped;
  let at = isAlternative ? start + between.length : start;
  if (at >= end) return items;
  for (;;) {
    const from = at;
    at = placeIn(text, between, from, end);
    if (isEscaped && at < end && !isSeparator(text, at)) {
      run.rewind(errors, warnings);
      const plain = plainText(run, parameter, text, start, end, mark);
      return readList(run, parameter, plain, 0, plain.length, 0);
    }
    if (--left < 0) {
      run.rewind(errors, warnings);
      return run.fail("toomanyvalues", parameter, text, start, end);
    }
    const item = readItem(run, parameter, text, from, at, items);
    if (item === undefined) {
      if (run.errorCount() > errors) return undefined;
      (dropped ??= []).push(run.received(parameter, text, from, at));
    } else if (item !== repeated) items.push(item);
    if (at >= end) break;
    at += isEscaped ? 3 : between.length;
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join(separator));
  return items;
}

/** Whether the escaped separator stands there: one of a list that is not decoded, unless something else is escaped in it. @param {string} text @param {number} at */
function isSeparator(text, at) {
  return text.charCodeAt(at + 1) === highDigit && (text.charCodeAt(at + 2) | 32) === lowDigit;
}

/**
 * A reader of items that knows which it has read.
 * @param {Read} read @returns {ReadItem}
 */
function distinct(read) {
  return (run, parameter, text, start, end, items) => {
    const item = read(run, parameter, text, start, end, 0);
    return !parameter.repeats && items.includes(item) ? repeated : item;
  };
}

/** `2001-01-15T14:56:00Z`, or undefined where the year does not have four digits. @param {number} seconds since 1970 */
function iso(seconds) {
  return seconds >= -62167219200 && seconds <= 253402300799 ? `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` : undefined;
}

/** The parts of a time, as the forms name them. */
const fields = {
  Y: "(?<y>\\d{4})", y: "(?<y>\\d\\d)", m: "(?<m>\\d\\d)", d: "(?<d>\\d\\d)", h: "(?<h>\\d\\d)", i: "(?<i>\\d\\d)", s: "(?<s>\\d\\d)",
  M: "(?<M>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)",
  f: "(?:[.,]\\d{1,6})?",
  z: "(?<z>Z|[+-]\\d\\d(?::?\\d\\d)?)?",
  Z: "(?<z>[+-]\\d{4}|[A-Za-z]{1,5})?",
  _: "[ \\t\\r\\n]",
};

/** The forms of a time, in the order in which they are tried. */
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
/** The first so many, which are of digits, take letters as they are. */
const written = 7;

/** @type {RegExp[] | undefined} */
let patterns;

/** @param {string} form @param {number} index */
function patternOf(form, index) {
  const source = form.replace(/%(.)/g, (_, name) => fields[/** @type {keyof typeof fields} */ (name)]);
  return new RegExp(`^${source}$`, index < written ? "" : "i");
}

/** The time in seconds since 1970, or NaN. @param {string} text */
function secondsOf(text) {
  patterns ??= forms.map(patternOf);
  if (text.length > 80) return NaN;
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups;
    if (parts) return seconds(parts);
  }
  return NaN;
}

/** A field that is too big rolls over: 30 February is 2 March. @param {Record<string, string | undefined>} parts */
function seconds({ U, y = "", m, M, d, h, i, s, z }) {
  if (U !== undefined) return Number(U);
  const day = new Date(0);
  const year = y.length === 2 ? Number(y) + (Number(y) < 70 ? 2000 : 1900) : Number(y);
  const month = M === undefined ? Number(m) - 1 : "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(M.toLowerCase()) / 3;
  day.setUTCFullYear(year, month, Number(d));
  day.setUTCHours(Number(h), Number(i), Number(s));
  return day.getTime() / 1000 - offset(z);
}

/** Of a zone without digits, nothing is known. @param {string | undefined} zone */
function offset(zone = "") {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** Whether the text has a time of the form that is answered there. Every month has 28 days. @param {string} text @param {number} start @param {number} end */
function isUsual(text, start, end) {
  if (end - start !== 20 || text.charCodeAt(start + 19) !== 90 || text.charCodeAt(start + 10) !== 84) return false;
  if (text.charCodeAt(start + 4) !== 45 || text.charCodeAt(start + 7) !== 45 || text.charCodeAt(start + 13) !== 58 || text.charCodeAt(start + 16) !== 58) return false;
  if (!(two(text, start) <= 99 && two(text, start + 2) <= 99)) return false;
  const [month, day] = [two(text, start + 5), two(text, start + 8)];
  return month >= 1 && month <= 12 && day >= 1 && day <= 28 && two(text, start + 11) <= 23 && two(text, start + 14) <= 59 && two(text, start + 17) <= 59;
}

/** The number of two digits, or a large one. @param {string} text @param {number} at */
function two(text, at) {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 999;
}

/** The same where `%3A` stands for each colon; undefined where it is no such time. @param {string} text @param {number} start @param {number} end */
function usualEscaped(text, start, end) {
  if (end - start !== 24 || !text.startsWith("%3A", start + 13) || !text.startsWith("%3A", start + 18)) return undefined;
  const plain = `${text.slice(start, start + 13)}:${text.slice(start + 16, start + 18)}:${text.slice(start + 21, end)}`;
  return isUsual(plain, 0, plain.length) ? plain : undefined;
}

/** @type {Read} */
function readTimestamp(run, parameter, text, start, end, mark) {
  if (mark === 0) return isUsual(text, start, end) ? text.slice(start, end) : readUnusual(run, parameter, text.slice(start, end));
  return usualEscaped(text, start, end) ?? readUnusual(run, parameter, plainText(run, parameter, text, start, end, mark));
}

/** @param {Run} run @param {Parameter} parameter @param {string} text */
function readUnusual(run, parameter, text) {
  if (text === "now") return run.now();
  if (text === "" || text === "0") {
    run.remark("unclearnowtimestamp", parameter, text);
    return run.now();
  }
  return iso(secondsOf(text)) ?? run.fail(text.startsWith(alternativeSeparator) ? "badvalue" : "badtimestamp", parameter, text, 0, text.length);
}

export const timestamp = () => escapable(new Parameter(readTimestamp, "a time such as 2001-01-15T14:56:00Z"));
const timestamps = () => severalOf(distinct(readTimestamp), "times such as 2001-01-15T14:56:00Z");

/** @typedef {(text: string) => boolean} Field */

/** @type {Field} */
export const text = () => true;
/** What a whole number of 64 bits prints as. @type {Field} */
export const whole = (text) => /^(?:0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
/** @type {Field} */
export const time = (text) => /^\d{14}$/.test(text) && secondsOf(text) >= -62167219200;
/** @type {Field} */
export const hex = (text) => /^(?:[0-9A-Fa-f]{2})*$/.test(text);
/** @type {Field} */
export const fraction = (text) => /^0\.\d+$/.test(text);
/** @type {Field} */
export const bit = (text) => text === "0" || text === "1";
/** @param {string} word @returns {Field} */
export const exactly = (word) => (text) => text === word;

/** @typedef {(module: Module) => (fields: readonly string[], run: Run) => boolean} Form */

/** A form of the value. @param {readonly Field[]} fields @returns {Form} */
export const form = (...fields) => () => (given) => given.length === fields.length && fields.every((field, index) => field(given[index]));

/** The form counts only where all of the first tests are met and none of the others. @param {readonly Test[]} when @param {readonly Test[]} unless @param {Form} form @returns {Form} */
export const formWhere = (when, unless, form) => (module) => {
  const [needed, excluded] = [when, unless].map((tests) => tests.map((test) => test(module)));
  const fits = form(module);
  return (given, run) => needed.every((test) => test.isMet(run, true)) && !someMet(excluded, run, false) && fits(given, run);
};

/** Where an answer goes on. @param {string} code @param {boolean} emptyIsAbsent @param {readonly Form[]} forms */
export const continues = (code, emptyIsAbsent, ...forms) =>
  new Syntax(code, (module) => {
    const bound = forms.map((form) => form(module));
    return (value, run) => {
      if (value === "" && emptyIsAbsent) return true;
      const fields = value.split("|");
      return bound.some((fits) => fits(fields, run));
    };
  });

/**
 * What only the site or the caller knows.
 * @typedef {object} Options
 * @property {boolean} [generator] the module is used as a generator: each name has a letter more before its prefix
 * @property {boolean} [highLimits] the caller may have more: 500 values, limits up to 5000
 * @property {boolean} [all] all errors, not the first alone
 * @property {boolean} [defaults] `false` leaves the defaults out
 * @property {number} [now] the time, in milliseconds since 1970
 * @property {number} [maxLength] how many characters a query may have; 1,048,576 where it is not given
 * @property {readonly number[]} [namespaces] the ids of the site's namespaces; 0 to 15 where it is not given
 * @property {Readonly<Record<string, number>>} [namespaceNames] further names of namespaces, in lower case
 * @property {readonly string[]} [interwikis] prefixes of other sites, in lower case
 * @property {RegExp} [temporaryUser] what the names of the site's temporary users look like
 * @property {Readonly<Record<string, readonly string[]>>} [values] values that the site adds to listed ones, by parameter
 * @property { { readonly some: boolean, readonly several: boolean, readonly revisions: boolean } } [pages] what pages the request is about
 */

/** @type {Options} */
const noOptions = /* @__PURE__ */ Object.freeze({});

/** The longest text of a request that a finding repeats, and the longest list of what was expected. */
const longest = 100;

/** @param {string} text */
function capped(text) {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/**
 * What is wrong with a request, or to be known of it. Texts are made when they are asked for.
 * @typedef { { readonly name: string, readonly sensitive: boolean, expected(): string } } Subject
 */
class Finding {
  /** @type {Subject | undefined} */
  #subject;

  /** @param {string} code @param {Subject | undefined} subject @param {string} prefix @param {string | undefined} received */
  constructor(code, subject, prefix, received) {
    /** The code that the real system answers. */
    this.code = code;
    /** The parameter without its prefix; undefined where the finding is of no single one. */
    this.parameter = subject?.name;
    /** The parameter as it is called in the request. */
    this.wireName = subject && prefix + subject.name;
    /** The beginning of what was given. Of a sensitive parameter it is never shown. */
    this.received = received === undefined ? undefined : subject?.sensitive ? "…" : capped(received);
    this.#subject = subject;
  }

  /** What would have been right. */
  get expected() {
    return this.#subject && capped(this.#subject.expected());
  }

  get message() {
    const received = this.received === undefined ? "" : `, received ${JSON.stringify(this.received)}`;
    return this.wireName === undefined ? `${this.code}${received}` : `${this.code}: ${this.wireName} takes ${this.expected}${received}`;
  }

  toJSON() {
    const { code, parameter, wireName, received, expected, message } = this;
    return { code, parameter, wireName, received, expected, message };
  }
}

/** One module's part of one request, while it is being read. */
class Run {
  /** @type {Finding[] | undefined} */
  errors = undefined;
  /** @type {Finding[] | undefined} */
  warnings = undefined;
  /** @type {Record<string, any>} */
  value;

  /** @param {Module} module @param {Options} options @param {string} prefix */
  constructor(module, options, prefix) {
    this.module = module;
    this.options = options;
    this.prefix = prefix;
    this.value = module.usual();
  }

  errorCount() {
    return this.errors === undefined ? 0 : this.errors.length;
  }

  warningCount() {
    return this.warnings === undefined ? 0 : this.warnings.length;
  }

  /** Forgets what was said since there were so many errors and warnings. @param {number} errors @param {number} warnings */
  rewind(errors, warnings) {
    if (this.errors !== undefined) this.errors = errors === 0 ? undefined : this.errors.slice(0, errors);
    if (this.warnings !== undefined) this.warnings = warnings === 0 ? undefined : this.warnings.slice(0, warnings);
  }

  /** @param {string} code @param {Subject | undefined} subject @param {string | undefined} received @returns {undefined} */
  refuse(code, subject, received) {
    (this.errors ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received));
  }

  /** @param {string} code @param {Subject | undefined} subject @param {string | undefined} received @returns {undefined} */
  remark(code, subject, received) {
    (this.warnings ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received));
  }

  /** The value at this place is refused. @param {string} code @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
  fail(code, parameter, text, start, end) {
    return this.refuse(code, parameter, this.received(parameter, text, start, end));
  }

  /** The beginning of a text that is of no use. @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
  received(parameter, text, start, end) {
    if (!parameter.isText && isOdd(text, start, end)) return cleanText(this, parameter, text.slice(start, end)).slice(0, 400);
    return text.slice(start, Math.min(end, start + 400));
  }

  /** @param {Parameter} parameter */
  missing(parameter) {
    return this.refuse("missingparam", parameter, undefined);
  }

  /** The nearest number that is allowed. @param {Parameter} parameter @param {number} number @param {number} minimum @param {number} maximum */
  clamp(parameter, number, minimum, maximum) {
    this.remark("outofrange", parameter, String(number));
    return number < minimum ? minimum : maximum;
  }

  now() {
    return iso(Math.floor((this.options.now ?? Date.now()) / 1000));
  }

  /** Whether the request names the parameter. @param {string} name */
  names(name) {
    return isNamed(this.module.placeOf(name));
  }
}

/** Some codes hold the name of the parameter. @param {string} code @param {Subject | undefined} subject @param {string} prefix */
function namedAfter(code, subject, prefix) {
  return code.replace("{wireName}", () => prefix + subject?.name);
}

/** @type {Read} */
function readString(run, parameter, text, start, end) {
  if (start === end && parameter.required) return run.missing(parameter);
  return text.slice(start, end);
}

/** @type {Read} */
function readText(_run, _parameter, text, start, end) {
  return text.slice(start, end);
}

/** Present means true, whatever its value. */
function readBoolean() {
  return true;
}

export const string = () => ofText(new Parameter(readString, "text"));
export const strings = () => ofText(severalOf(distinct(readText), "texts"));
export const boolean = () => new Parameter(readBoolean, "a flag");
/** @param {Parameter} parameter */
const isBoolean = (parameter) => parameter.read === readBoolean;

/**
 * The query string of whatever a request may come as: a string with or without `?`, URLSearchParams, or an object of strings by name.
 * What is none of these is an empty request.
 * @param {unknown} wire
 */
function queryOf(wire) {
  if (typeof wire === "string") return wire;
  if (wire instanceof URLSearchParams) return wire.toString();
  if (typeof wire !== "object" || wire === null) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (typeof value === "string" || typeof value === "number") search.append(name, String(value));
    else if (value === true) search.append(name, "");
    else if (Array.isArray(value)) search.append(`${name}[]`, "");
  }
  return search.toString();
}

/**
 *
 *
 *
 *
 * @typedef {(value: Record<string, any>, index: number, given: any) => void} Put sets the parameter that stands at this place
 */

const usualLength = 1_048_576;
const alternativeStart = /* @__PURE__ */ alternativeSeparator.charCodeAt(0);
/** @type {readonly Finding[]} */
const none = /* @__PURE__ */ Object.freeze([]);

/** The parameters of a module, and what holds between them. */
class Module {
  deprecated = false;
  /** @type {Words | undefined} */
  names = undefined;
  /** @type {Words | undefined} */
  generatorNames = undefined;

  /**
   * @param {string} prefix
   * @param {readonly Parameter[]} parameters in the order in which they are checked
   * @param {Put} put knows their names
   * @param {() => Record<string, any>} usual makes an object of the defaults
   * @param {readonly Rule[]} rules
   */
  constructor(prefix, parameters, put, usual = () => ({}), rules = []) {
    this.prefix = prefix;
    this.parameters = parameters;
    this.put = put;
    parameters.forEach((parameter, index) => (parameter.name = nameAt(put, index)));
    this.usual = usual;
    /** The defaults, to compare with. */
    this.defaults = usual();
    this.places = new Map(parameters.map(({ name }, index) => [name, index]));
    this.required = parameters.filter(({ required }) => required).map(({ name }) => this.placeOf(name));
    this.rules = rules.map((rule) => rule(this));
    this.syntaxes = parameters.flatMap((parameter, index) => (parameter.syntax === undefined ? [] : { parameter, index, syntax: parameter.syntax.bind(this) }));
  }

  /** @param {string} name */
  placeOf(name) {
    return this.places.get(name) ?? -1;
  }

  /** A bit for each of the parameters. From the 33rd on they share bits, so a bit says that one of them may be meant. @param {readonly string[]} names */
  bitOf(...names) {
    return names.reduce((bits, name) => bits | (this.places.has(name) ? 1 << this.placeOf(name) : 0), 0);
  }
}

/** The name of the parameter that stands at this place. @param {Put} put @param {number} index */
function nameAt(put, index) {
  const probe = Object.create(null);
  put(probe, index, true);
  return Object.keys(probe)[0];
}

/** @param {ConstructorParameters<typeof Module>} parts */
export const module = (...parts) => new Module(...parts);

/** @param {ConstructorParameters<typeof Module>} parts */
export function deprecatedModule(...parts) {
  const described = new Module(...parts);
  described.deprecated = true;
  return described;
}

/** The names in a request. @param {Module} module @param {string} prefix @param {boolean} generator */
function namesOf(module, prefix, generator) {
  const made = generator ? module.generatorNames : module.names;
  return made ?? makeNames(module, prefix, generator);
}

/** @param {Module} module @param {string} prefix @param {boolean} generator */
function makeNames(module, prefix, generator) {
  const made = words(module.parameters.map(({ name }) => prefix + name));
  return generator ? (module.generatorNames = made) : (module.names = made);
}

/** @param {() => Module} describe is called when the first query comes */
export function decoder(describe) {
  /** @param {unknown} wire @param {Options} [options] */
  return (wire, options = noOptions) => resultOf(decodeModule(describe(), wire, options, undefined), options);
}

/** The same, made once. @template T @param {() => T} make @returns {() => T} */
export function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * Reads what belongs to a module out of a request.
 * @param {Module} module @param {unknown} wire @param {Options} options @param {((name: string) => void) | undefined} foreign is told all other names
 */
function decodeModule(module, wire, options, foreign) {
  const isGenerator = options.generator === true;
  const prefix = isGenerator ? generatorPrefix + module.prefix : module.prefix;
  const run = new Run(module, options, prefix);
  const query = queryOf(wire);
  if (query.length > (options.maxLength ?? usualLength)) {
    run.refuse("toolong", undefined, undefined);
    return run;
  }
  scan(query, namesOf(module, prefix, isGenerator), foreign);
  readParameters(run, module, query);
  if (run.errors === undefined || options.all) checkRules(run, module);
  return run;
}

/** In their order, those that are in the request, and those that have to be. @param {Run} run @param {Module} module @param {string} query */
function readParameters(run, { parameters, required }, query) {
  for (let index = 0; index < required.length; index++) demand(required[index]);
  for (let word = 0; word << 5 < parameters.length; word++) {
    for (let bits = found[word]; bits !== 0; bits &= bits - 1) {
      const index = (word << 5) + 31 - Math.clz32(bits & -bits);
      if (starts[index] < 0) run.missing(parameters[index]);
      else readParameter(run, parameters[index], index, query);
    }
  }
}

/** @param {Run} run @param {Parameter} parameter @param {number} index @param {string} query */
function readParameter(run, parameter, index, query) {
  const mark = marks[index];
  if (parameter.slot !== undefined && !hasSlot(run.value[parameter.slot.of], parameter.slot.value)) return;
  if (mark >= array) {
    if (!isBoolean(parameter)) run.remark("unsupportedarray", parameter, undefined);
    if (parameter.required) run.missing(parameter);
    return;
  }
  if (parameter.deprecated) run.remark("deprecation", parameter, undefined);
  const value = readValue(run, parameter, query, starts[index], ends[index], mark);
  if (value !== undefined) run.module.put(run.value, index, value);
}

/** Decodes the text if that is needed. @type {Read} */
function readValue(run, parameter, query, start, end, mark) {
  if (isBoolean(parameter)) return true;
  let text = query;
  if ((mark !== 0 && !(mark === percented && parameter.takesEscaped)) || (parameter.isText && isOdd(query, start, end))) {
    text = plainText(run, parameter, query, start, end, mark);
    (start = 0), (end = text.length), (mark = 0);
  }
  if (!parameter.several && text.charCodeAt(start) === alternativeStart && text.startsWith(alternativeSeparator, start)) return run.fail("badvalue", parameter, text, start, end);
  return parameter.read(run, parameter, text, start, end, mark);
}

/** @param {unknown} given @param {string} value */
function hasSlot(given, value) {
  return given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
}

/** What hangs on parameters that are not in the request need not be looked at. @param {Run} run @param {Module} module */
function checkRules(run, module) {
  if (module.deprecated) run.remark("deprecation", undefined, undefined);
  const { rules, syntaxes } = module;
  let present = 0;
  for (let word = 0; word << 5 < module.parameters.length; word++) present |= found[word];
  for (let index = 0; index < rules.length; index++) {
    const { bits } = rules[index];
    if ((bits === always || (bits & present) !== 0) && (run.errors === undefined || run.options.all)) rules[index].check(run);
  }
  for (const { parameter, index, syntax } of syntaxes) if (isNamed(index)) syntax.check(run, parameter);
}

/** @param {Run} run @param {Options} options */
function resultOf(run, options) {
  const { errors, warnings = none } = run;
  if (errors !== undefined) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  return { value: valueOf(run), warnings };
}

/** The value as it was asked for, with or without the defaults that the request does not name. @param {Run} run */
function valueOf(run) {
  if (run.options.defaults !== false) return run.value;
  return Object.fromEntries(Object.entries(run.value).filter(([name]) => run.names(name)));
}

/**
 * The query string of a typed object: what is true is present, what is false is not, and items have the separator between them, or the
 * alternative one before each where that would mislead. The order is that of the object.
 * @param {string} prefix @param {Readonly<Record<string, any>>} value @param { { readonly generator?: boolean } } [options]
 */
export function encodeWith(prefix, value, options) {
  const start = options?.generator === true ? generatorPrefix + prefix : prefix;
  let query = "";
  for (const name in value) {
    const given = value[name];
    if (given === undefined || given === false) continue;
    query += `${query === "" ? "" : "&"}${escape(start + name)}=${escape(textOf(given))}`;
  }
  return query;
}

/** @param {unknown} given @returns {string} */
function textOf(given) {
  if (given === true) return "";
  return Array.isArray(given) ? listText(given.map(textOf)) : typeof given === "number" ? wholeText(given) : String(given);
}

/** A number as digits alone, however large. @param {number} number */
function wholeText(number) {
  return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** An only item that is empty stands twice: once it would be none. @param {readonly string[]} items */
function listText(items) {
  if (items.length === 1 && items[0] === "") return alternativeSeparator + alternativeSeparator;
  const isPlain = items.every((item) => !item.includes(separator)) && !items[0]?.startsWith(alternativeSeparator) && (items.length !== 1 || items[0] !== allSpecifier);
  return isPlain ? items.join(separator) : items.map((item) => alternativeSeparator + item).join("");
}

/** As `encodeURIComponent`, but of any text. @param {string} text */
function escape(text) {
  return encodeURIComponent(text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd"));
}

/** @param {Run} run @param {Parameter} parameter @param {string} word */
function listed(run, parameter, word) {
  if (parameter.old !== undefined && parameter.old.includes(word)) run.remark("deprecation", parameter, word);
  return word;
}

/** A value that the site or the document's pattern adds. @param {Run} run @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
function added(run, parameter, text, start, end) {
  if (parameter.open === undefined && run.options.values === undefined) return undefined;
  const value = text.slice(start, end);
  return parameter.open?.test(value) || isOfSite(run, parameter, value) ? value : undefined;
}

/** @param {Run} run @param {Parameter} parameter @param {string} text */
function isOfSite({ options: { values } }, { name }, text) {
  return values !== undefined && Object.hasOwn(values, name) && values[name].includes(text);
}

/** @type {Read} */
function readListed(run, parameter, text, start, end) {
  const { list } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index >= 0) return listed(run, parameter, list[index]);
  return added(run, parameter, text, start, end) ?? run.fail(parameter.refusal, parameter, text, start, end);
}

/** @type {ReadItem} */
function readListedItem(run, parameter, text, start, end, items) {
  const { list, seen } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index < 0) {
    const value = added(run, parameter, text, start, end);
    return value !== undefined && !parameter.repeats && items.includes(value) ? repeated : value;
  }
  if (seen[index] === listNumber && !parameter.repeats) return repeated;
  seen[index] = listNumber;
  return listed(run, parameter, list[index]);
}

/** @param {Iterable<string>} values */
export const oneOf = (values) => new Parameter(readListed, "one of", words([...values]));
/** @param {Iterable<string>} values */
export const someOf = (values) => severalOf(readListedItem, "some of", words([...values]));

/** Some of its values are deprecated. @param {Parameter} parameter @param {readonly string[]} values */
export function oldValues(parameter, values) {
  parameter.old = values;
  return parameter;
}

/** Values beyond the list may come, if they match. @param {Parameter} parameter @param { { test(text: string): boolean } } pattern */
export function open(parameter, pattern) {
  parameter.open = pattern;
  return parameter;
}

/**
 * The module itself refuses what is not listed, with a code of its own. A value that ends in an asterisk stands for all that begin like it.
 * @param {Parameter} parameter @param {string} code
 */
export function refusedWith(parameter, code) {
  const { list } = /** @type {Words} */ (parameter.detail);
  const starts = list.filter((value) => value.endsWith("/*")).map((value) => value.slice(0, -1));
  parameter.refusal = code;
  if (starts.length > 0) parameter.open = { test: (text) => starts.some((start) => text.startsWith(start)) };
  return parameter;
}

const plusSign = 43;
const minusSign = 45;

/**
 * The whole number that the characters are: `[+-]?\d+` within 64 bits; NaN for anything else. A number beyond 2^53 is the nearest one that a
 * JavaScript number can be.
 * @param {string} text @param {number} start @param {number} end
 */
function numberAt(text, start, end) {
  const first = text.charCodeAt(start);
  let at = first === minusSign || first === plusSign ? start + 1 : start;
  if (at >= end) return NaN;
  let number = 0;
  for (; at < end; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  if (number < 9e15) return first === minusSign && number !== 0 ? -number : number;
  return within64Bits(text.slice(start, end));
}

/** @param {string} text */
function within64Bits(text) {
  const digits = text.replace(/^[+-]?0*/, "");
  if (digits.length > 19) return NaN;
  const exact = BigInt(digits) * (text[0] === "-" ? -1n : 1n);
  return BigInt.asIntN(64, exact) === exact ? Number(exact) : NaN;
}

/** @type {Read} */
function readInteger(run, parameter, text, start, end) {
  const number = numberAt(text, start, end);
  if (number !== number) return run.fail("badinteger", parameter, text, start, end);
  const { minimum, maximum } = parameter.detail;
  return number >= minimum && number <= maximum ? number : run.clamp(parameter, number, minimum, maximum);
}

/** A number of items, or as many as the caller may have. @type {Read} */
function readLimit(run, parameter, text, start, end) {
  const number = numberAt(text, start, end);
  if (number !== number) return end - start === maxLimit.length && text.startsWith(maxLimit, start) ? maxLimit : run.fail("badinteger", parameter, text, start, end);
  const { minimum, maximum, highMaximum } = parameter.detail;
  const most = run.options.highLimits ? highMaximum : maximum;
  return number >= minimum && number <= most ? number : run.clamp(parameter, number, minimum, most);
}

/** @param {number} [minimum] @param {number} [maximum] */
export const integer = (minimum = -Infinity, maximum = Infinity) => new Parameter(readInteger, "a whole number", { minimum, maximum });
/** @param {number} [minimum] @param {number} [maximum] */
export const integers = (minimum = -Infinity, maximum = Infinity) => severalOf(distinct(readInteger), "whole numbers", { minimum, maximum });
/** @param {number} minimum @param {number} maximum @param {number} highMaximum */
export const limit = (minimum, maximum, highMaximum) => new Parameter(readLimit, `a number of items, or ${maxLimit}`, { minimum, maximum, highMaximum });

/** An id of the site, or one that the parameter takes besides. @type {Read} */
function readId(run, parameter, text, start, end) {
  const id = numberAt(text, start, end);
  const { namespaces } = run.options;
  const isKnown = (namespaces === undefined ? id >= 0 && id <= 15 : namespaces.includes(id)) || parameter.detail.includes(id);
  return isKnown ? id : undefined;
}

/** @type {Read} */
function readNamespace(run, parameter, text, start, end, mark) {
  return readId(run, parameter, text, start, end, mark) ?? run.fail("badvalue", parameter, text, start, end);
}

/** @param {readonly number[]} extra */
export const namespace = (...extra) => new Parameter(readNamespace, "the id of a namespace", extra);
/** @param {readonly number[]} extra */
export const namespaces = (...extra) => severalOf(distinct(readId), "ids of namespaces", extra);

/**
 *
 *
 *
 * @typedef {object} Service
 * @property {Readonly<Record<string, Module>>} sets parameters that belong to no module
 * @property {Module} selection the parameters that name modules: one for each group, and that of the generator
 * @property {readonly string[]} groups the parameters of them that select, in the order in which their modules run
 * @property {string} generator the parameter of them that names the generator
 * @property {Readonly<Record<string, () => Module>>} modules
 * @property {readonly string[]} pages the parameters of the sets that name pages
 * @property {readonly string[]} revisions those that name revisions of pages
 */

/** @param {() => Service} describe */
export function requestDecoder(describe) {
  /** @type {Service | undefined} */
  let service;
  /** @param {unknown} wire @param {Options} [options] */
  return (wire, options = noOptions) => decodeRequest((service ??= describe()), queryOf(wire), options);
}

/** @param {Service} service @param {string} query @param {Options} options */
function decodeRequest(service, query, options) {
  /** @type {Map<string, number>} how many of the readers do not know the name */
  const foreign = new Map();
  /** @type {Run[]} */
  const runs = [];
  const failed = () => runs.some(({ errors }) => errors !== undefined) && !options.all;
  /** @param {Module} module @param {Options} own */
  const read = (module, own) => {
    const seen = new Set();
    const run = decodeModule(module, query, own, (name) => seen.add(name));
    for (const name of seen) foreign.set(name, (foreign.get(name) ?? 0) + 1);
    for (const name of unslotted(run)) foreign.set(name, (foreign.get(name) ?? 0) + 1);
    runs.push(run);
    return valueOf(run);
  };

  const plain = { ...options, generator: false };
  /** @type {Record<string, any>} */
  const value = {};
  for (const [name, set] of Object.entries(service.sets)) if (!failed()) value[name] = read(set, plain);
  const selected = failed() ? {} : read(service.selection, plain);
  const pages = pagesOf(service, value, selected);
  if (selected[service.generator] !== undefined && !failed()) {
    const name = selected[service.generator];
    value.generator = { name, parameters: read(service.modules[name](), { ...options, generator: true, pages }) };
  }
  value.modules = {};
  for (const group of service.groups) {
    for (const name of selected[group] ?? []) if (!failed()) value.modules[name] = read(service.modules[name](), { ...plain, pages });
  }
  return result(runs, value, [...foreign].filter(([, count]) => count === runs.length).map(([name]) => name), options);
}

/** The names in the request of parameters that exist only for values which were not given. @param {Run} run */
function unslotted({ module, prefix, value }) {
  return module.parameters
    .filter(({ name, slot }) => slot !== undefined && value[name] === undefined && ![value[slot.of]].flat().some((item) => item === slot.value || item === allSpecifier))
    .map(({ name }) => prefix + name);
}

/** @param {Service} service @param {Record<string, Record<string, any>>} sets @param {Record<string, any>} selected */
function pagesOf({ generator, pages, revisions }, sets, selected) {
  const all = Object.assign({}, ...Object.values(sets));
  /** @param {readonly string[]} names */
  const count = (names) => names.reduce((sum, name) => sum + (all[name]?.length ?? 0), 0);
  const [ofPages, ofRevisions] = [count(pages), count(revisions)];
  return { some: ofPages + ofRevisions > 0 || selected[generator] !== undefined, several: ofPages > 1, revisions: ofRevisions > 0 };
}

/** @param {readonly Run[]} runs @param {Record<string, any>} value @param {readonly string[]} foreign @param {Options} options */
function result(runs, value, foreign, options) {
  const warnings = runs.flatMap((run) => run.warnings ?? []);
  const errors = runs.flatMap((run) => run.errors ?? []);
  if (warnings.some(({ code }) => code === "deprecation")) warnings.push(new Finding("deprecation-help", undefined, "", undefined));
  if (errors.length > 0) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  if (foreign.length > 0) warnings.push(new Finding("unrecognizedparams", undefined, "", foreign.slice(0, 10).join(", ")));
  return { value, warnings };
}

/**
 * What holds between the parameters of a request, bound to a module when the module is made. A rule reports what breaks it. Where a test
 * turns on what nobody knows here, the request has the benefit of the doubt.
 *
 *
 *
 * @typedef {object} BoundRule
 * @property {number} bits the parameters of which the request must name one for the rule to be broken, as for a test
 * @property {(run: Run) => void} check
 * @typedef {(module: Module) => BoundRule} Rule
 */

/** @param {string} name @param {string} expected */
const subject = (name, expected) => ({ name, sensitive: true, expected: () => expected });

/** How many of the parameters the request names. @param {readonly string[]} names @param {Module} module */
function counter(names, module) {
  const places = names.map((name) => module.placeOf(name));
  return () => {
    let count = 0;
    for (let index = 0; index < places.length; index++) if (isNamed(places[index])) count++;
    return count;
  };
}

/** @param {string} none @param {string} several @param {readonly string[]} names @returns {Rule} */
export const exactlyOneOf = (none, several, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: always,
    check: (run) => {
      const given = count();
      if (given !== 1) run.refuse(given === 0 ? none : several, subject(names[0], `a value, or exactly one of ${names.join(", ")} does`), undefined);
    },
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atMostOneOf = (code, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: module.bitOf(...names.slice(1)),
    check: (run) => {
      if (count() > 1) run.refuse(code, subject(names[0], `no value beside one of ${names.slice(1).join(", ")}`), undefined);
    },
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atLeastOneOf = (code, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: always,
    check: (run) => {
      if (count() === 0) run.refuse(code, subject(names[0], `a value, or another of ${names.join(", ")} does`), undefined);
    },
  };
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} needed @returns {Rule} */
export const needs = (code, each, needed) => (module) => {
  const [causes, conditions] = [each, needed].map((tests) => tests.map((test) => test(module)));
  return {
    bits: anyOf(causes),
    check: (run) => {
      if (someMet(causes, run, false) && !someMet(conditions, run, true)) run.refuse(code, undefined, undefined);
    },
  };
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} excluded @returns {Rule} */
export const excludes = (code, each, excluded) => (module) => {
  const [ones, others] = [each, excluded].map((tests) => tests.map((test) => test(module)));
  const bits = anyOf(others);
  return {
    bits: bits === always ? anyOf(ones) : bits,
    check: (run) => {
      if (someMet(others, run, false) && someMet(ones, run, false)) run.refuse(code, undefined, undefined);
    },
  };
};

/** Of each group, one value at most. @param {string} code @param {string} name @param {readonly (readonly string[])[]} groups @returns {Rule} */
export const contradiction = (code, name, ...groups) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    const values = run.value[name];
    if (!Array.isArray(values)) return;
    const broken = values.length > 1 ? groups.find((group) => group.filter((value) => values.includes(value)).length > 1) : undefined;
    if (broken) run.refuse(code, subject(name, `one of ${broken.join(", ")} at most`), undefined);
  },
});

/** @param {string} code @param {string} name @returns {Rule} */
export const notEmpty = (code, name) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    if (run.value[name]?.length === 0 && run.names(name)) run.refuse(code, subject(name, "at least one value"), undefined);
  },
});

/** A limit whose range ends earlier. @param {string} code @param {string} name @param {number} maximum @param {number} highMaximum @returns {Rule} */
export const cap = (code, name, maximum, highMaximum) => () => ({
  bits: always,
  check: (run) => {
    const most = run.options.highLimits ? highMaximum : maximum;
    const value = run.value[name];
    if (!(value > most)) return;
    run.value[name] = most;
    if (!run.warnings?.some((finding) => finding.parameter === name && finding.code === code)) run.remark(code, subject(name, `at most ${most}`), undefined);
  },
});

/** @param {string} code @returns {Rule} */
export const warning = (code) => () => ({ bits: always, check: (run) => run.remark(code, undefined, undefined) });

/** The rule holds only where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const when = (rule, ...tests) => (module) => {
  const { bits, check } = rule(module);
  const bound = tests.map((test) => test(module));
  return {
    bits: bits === always ? anyOf(bound) : bits,
    check: (run) => {
      if (someMet(bound, run, false)) check(run);
    },
  };
};

/** The rule does not hold where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const unless = (rule, ...tests) => (module) => {
  const { bits, check } = rule(module);
  const bound = tests.map((test) => test(module));
  return {
    bits,
    check: (run) => {
      if (!someMet(bound, run, true)) check(run);
    },
  };
};

/**
 * A Standard Schema of typed objects: https://standardschema.dev.
 * @param {(name: string, given: unknown) => boolean} accepts whether there is such a property and it takes this value
 * @param {readonly string[]} [required]
 */
export function standardOf(accepts, required = []) {
  /** @param {unknown} value */
  const validate = (value) => {
    if (!isObject(value)) return { issues: [{ message: "Not an object" }] };
    const issues = [];
    for (const name in value) if (!accepts(name, value[name])) issues.push({ message: "No such parameter, or not a value of it", path: [name] });
    for (const name of required) if (value[name] === undefined) issues.push({ message: "Missing", path: [name] });
    return issues.length === 0 ? { value } : { issues };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** The namespaces that every wiki has, by name in lower case. A site adds its own with the option `namespaceNames`. */
const usual = {
  media: -2, special: -1, talk: 1, user: 2, "user talk": 3, project: 4, "project talk": 5, file: 6, image: 6, "file talk": 7, "image talk": 7,
  mediawiki: 8, "mediawiki talk": 9, template: 10, "template talk": 11, help: 12, "help talk": 13, category: 14, "category talk": 15,
};
const names = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(usual));

/** A title of the namespace that follows its name may have another name of a namespace behind it, which makes it none. */
const talk = 1;
/** Characters of at most two bytes, within the 255 that a title may have. */
const ordinaryLength = 120;

const bidi = /[\u200E\u200F\u202A-\u202E]+/g;
const blanks = /[ _\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
const illegal = /[^ %!"$&'()*,\-./0-9:;=?@A-Z\\^_`a-z~\u0080-\uffff+]|%[0-9A-Fa-f]{2}|&(?:[A-Za-z0-9\u0080-\uffff]+|#\d+|#x[0-9A-Fa-f]+);/;
const relative = /^\.\.?(?:\/|$)|\/\.\.?(?:\/|$)/;

/**
 * @typedef { { readonly namespaceNames?: Readonly<Record<string, number>>, readonly interwikis?: readonly string[] } } Site
 * @typedef { { namespace: number, text: string, interwiki: string, fragment: boolean } } Title
 */

/** @param {string} text */
function upperFirst(text) {
  const code = text.charCodeAt(0);
  if (code < 97) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const upper = first.toUpperCase();
  return text === "" || upper.length > first.length ? text : upper + text.slice(first.length);
}

/** @param {string} text */
function tidy(text) {
  return text.replace(bidi, "").replace(blanks, " ").replace(/^ | $/g, "");
}

/** The id of the namespace of this name. @param {string} name @param {Site} site */
function namespaceOf(name, site) {
  const key = name.toLowerCase();
  const own = site.namespaceNames;
  return own !== undefined && Object.hasOwn(own, key) ? own[key] : names.get(key);
}

/** Whether it is what most titles are: letters and digits, one blank or hyphen between the words, and not too long. @param {string} text @param {number} [start] */
function isOrdinary(text, start = 0) {
  let isBetween = true;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || (code >= 0xc0 && code < 0x300);
    if (!isLetter && (isBetween || !(code === 32 || code === 95 || code === 45))) return false;
    isBetween = !isLetter;
  }
  return !isBetween && text.length <= ordinaryLength;
}

/**
 * The title that the text is, or undefined; the first letter may be a small one still. `initial` is the namespace where the text names none.
 * @param {string} given @param {Site} site @param {number} initial @returns {Title | undefined}
 */
function parseTitle(given, site, initial = 0) {
  const colon = given.indexOf(":");
  const named = colon > 0 ? namespaceOf(given.slice(0, colon), site) : initial;
  if (named !== undefined && named !== talk && isOrdinary(given, colon + 1)) return { namespace: named, text: spaced(given.slice(colon + 1)), interwiki: "", fragment: false };
  return parseAnyTitle(given, site, initial);
}

/** @param {string} given @param {Site} site @param {number} initial @returns {Title | undefined} */
function parseAnyTitle(given, site, initial) {
  let text = tidy(given);
  if (text === "" || text.includes("\ufffd") || text.length > 2000) return undefined;
  let namespace = initial;
  let interwiki = "";
  if (text[0] === ":") (namespace = 0), (text = tidy(text.slice(1)));
  for (let colon = text.indexOf(":"); colon > 0; colon = text.indexOf(":")) {
    const prefix = tidy(text.slice(0, colon));
    const id = namespaceOf(prefix, site);
    const rest = tidy(text.slice(colon + 1));
    if (id !== undefined) {
      const next = rest.indexOf(":");
      const inner = id === 1 && next > 0 ? tidy(rest.slice(0, next)) : "";
      if (inner !== "" && (namespaceOf(inner, site) !== undefined || site.interwikis?.includes(inner.toLowerCase()))) return undefined;
      (namespace = id), (text = rest);
      break;
    }
    if (interwiki !== "" || !site.interwikis?.includes(prefix.toLowerCase())) break;
    (interwiki = prefix.toLowerCase()), (text = rest);
    if (text[0] === ":") (namespace = 0), (text = tidy(text.slice(1)));
    break;
  }
  const hash = text.indexOf("#");
  if (hash >= 0) text = text.slice(0, hash).trimEnd();
  if (illegal.test(text) || relative.test(text) || text.includes("~~~") || text[0] === ":") return undefined;
  if (isTooLong(text, namespace) || (text === "" && interwiki === "" && (namespace !== 0 || hash < 0))) return undefined;
  return { namespace, text, interwiki, fragment: hash >= 0 };
}

/** @param {string} text */
function spaced(text) {
  return text.includes("_") ? text.replaceAll("_", " ") : text;
}

/** In bytes: 255, and 512 for a special page. @param {string} text @param {number} namespace */
function isTooLong(text, namespace) {
  const most = namespace === -1 ? 512 : 255;
  if (text.length * 3 <= most) return false;
  let size = 0;
  for (const character of text) size += character < "\u0080" ? 1 : character < "\u0800" ? 2 : character.length === 1 ? 3 : 4;
  return size > most;
}

/** The page need not exist. @type {Read} */
function readTitle(run, parameter, text, start, end) {
  const title = text.slice(start, end);
  return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

export const titled = () => ofText(new Parameter(readTitle, "the title of a page"));
const titles = () => ofText(severalOf(distinct(readTitle), "titles of pages"));

/** @param {string} code @param {boolean} local @param {number | undefined} namespace @param {string | undefined} cannotExist */
export const title = (code, local, namespace, cannotExist) =>
  new Syntax(code, () => (text, { options }) => {
    const parsed = parseTitle(text, options);
    if (parsed === undefined || (local && parsed.interwiki !== "") || (namespace !== undefined && parsed.namespace !== namespace)) return false;
    return (cannotExist !== undefined && (parsed.namespace < 0 || parsed.text === "") && cannotExist) || true;
  });

/** What becomes a title of the namespace when a letter is appended. @param {string} text @param {number} namespace @param {Run} run */
function isPart(text, namespace, { options }) {
  if (isOrdinary(text)) return true;
  const parsed = parseTitle(`${text}x`, options, namespace);
  return parsed !== undefined && parsed.interwiki === "" && parsed.namespace === namespace && !parsed.fragment && !hasNamespace(text, namespace, options);
}

/** Whether a name of a namespace stands before it that is the expected one by chance. @param {string} text @param {number} namespace @param {Options} options */
function hasNamespace(text, namespace, options) {
  return text.includes(":") && parseTitle(`${text}x`, options, namespace === 0 ? 4 : 0)?.namespace === namespace;
}

/** @param {string} code @param {number | string} namespace an id, or the parameter that holds it */
export const titlePart = (code, namespace) =>
  new Syntax(code, () => (text, run) => {
    const given = typeof namespace === "number" ? namespace : (run.value[namespace] ?? 0);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : id, run));
  });

/** @param {string} code */
export const titlePrefix = (code) =>
  new Syntax(code, () => (text, { options }) => {
    if (isOrdinary(text)) return true;
    const parsed = parseTitle(`${text}x`, options);
    return parsed !== undefined && parsed.interwiki === "";
  });

/** The title that a parameter holds must be of one namespace. @param {string} code @param {string} name @param {number} namespace @returns {Rule} */
export const inNamespace = (code, name, namespace) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    const parsed = typeof run.value[name] === "string" ? parseTitle(run.value[name], run.options) : undefined;
    if (parsed !== undefined && parsed.namespace !== namespace) {
      run.refuse(code, { name, sensitive: false, expected: () => `a title of namespace ${namespace}` }, run.value[name]);
    }
  },
});

const userNamespace = 2;
/** What most names are: words with a capital first, one space between them. */
const ordinary = /^[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/;
const unseen = /[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u3000\ue000-\uf8ff]/;
const likeAddress = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.(?:xxx|\d{1,3})$|^(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}$/;

/**
 * The user that a text names, in the usual form, or undefined where it is none of these kinds.
 * @param {string} text @param {readonly string[]} kinds @param {Options} options
 */
function userOf(text, kinds, options) {
  if (text.length < 80 && ordinary.test(text) && kinds.includes("name")) return text;
  if (/^#\d+$/.test(text)) return kinds.includes("id") ? text : undefined;
  if (text.includes(">")) return kinds.includes("interwiki") && !text.includes("#") ? upperFirst(text.replaceAll("_", " ")) : undefined;
  const title = text.includes("#") ? undefined : parseTitle(text, options, userNamespace);
  if (title === undefined || title.namespace !== userNamespace || title.interwiki !== "") return undefined;
  const name = upperFirst(title.text);
  if (isAddress(name)) return kinds.includes("ip") ? usualForm(name) : undefined;
  if (isRange(name)) return kinds.includes("cidr") ? usualForm(name) : undefined;
  if (name === "" || name.includes("/") || likeAddress.test(name) || unseen.test(name)) return undefined;
  const isTemporary = options.temporaryUser?.test(name) === true;
  return kinds.includes("name") || (kinds.includes("temp") && isTemporary) ? name : undefined;
}

/** @type {Read} */
function readUser(run, parameter, text, start, end) {
  return userOf(text.slice(start, end), parameter.detail, run.options) ?? run.fail("baduser", parameter, text, start, end);
}

/** @param {readonly string[]} kinds */
export const user = (...kinds) => ofText(new Parameter(readUser, "a user", kinds));
/** @param {readonly string[]} kinds */
export const users = (...kinds) => ofText(severalOf(distinct(readUser), "users", kinds));
