import { escaped, formatMessage, textOf, messageText, page } from "../message-texts.js";
import {
  jsonText,
  type WrittenForms,
  entriesOf,
  isKeyed,
  contentOf,
  formNamed,
  memberForm,
  type Keyed,
  type WrittenForm,
  xmlText,
} from "./serializers.js";
import type { Message } from "../../../query/server/message.js";
import type { Response } from "../../../query/server/request.js";

/** A response format. A name with the suffix `fm` selects an HTML page for people. */
interface Format {
  readonly type: string;
  /** The file name under which a browser saves the response. */
  readonly file: string;
  /** The format's own parameters, in addition to those of every request. */
  readonly parameters: readonly string[];
  readonly print: (body: object, format: AnswerFormat, forms: WrittenForms) => string;
}

const json: Format = {
  type: "application/json; charset=utf-8",
  file: "api-result.json",
  parameters: ["callback", "utf8", "ascii", "formatversion"],
  print: (body, format, forms) => {
    const text = jsonText(inVersion(body, format, forms), format);
    return format.callback === undefined ? text : scriptOf(format.callback, text);
  },
};
const php: Format = {
  type: "application/vnd.php.serialized; charset=utf-8",
  file: "api-result.php",
  parameters: ["formatversion"],
  print: (body, format, forms) => phpText(inVersion(body, format, forms)),
};
const xml: Format = {
  type: "text/xml; charset=utf-8",
  file: "api-result.xml",
  parameters: ["xslt", "includexmlnamespace"],
  print: (body, { xmlNamespace: withNamespace, indent }, forms) =>
    xmlText(body, { forms, withNamespace, lines: indent !== undefined }),
};
const none: Format = { type: "text/plain; charset=utf-8", file: "api-result.txt", parameters: [], print: () => "" };
/** JSON of the internal result, available only as an HTML page. */
const raw: Format = { ...json, parameters: [], print: (body, format) => jsonText(body, format) };

const script = { type: "text/javascript; charset=utf-8", file: "api-result.js" };
const pageType = { type: "text/html; charset=UTF-8", file: "api-result.html" };
const wrappedType = { type: "text/mediawiki-api-prettyprint-wrapped; charset=utf-8", file: "api-result-wrapped.json" };

const pageVary = "Accept-Encoding, Cookie";

const formats: ReadonlyMap<string, readonly [format: Format, isPage: boolean]> = new Map([
  ["json", [json, false]],
  ["jsonfm", [json, true]],
  ["none", [none, false]],
  ["php", [php, false]],
  ["phpfm", [php, true]],
  ["rawfm", [raw, true]],
  ["xml", [xml, false]],
  ["xmlfm", [xml, true]],
]);

export const formatNames: readonly string[] = [...formats.keys()];

/** The parameter that wraps HTML pages in JSON. */
const wrapping = "wrappedhtml";

/** The parameters that only some formats accept. */
export const formatParameters: ReadonlySet<string> = new Set([
  wrapping,
  ...[...formats.values()].flatMap(([{ parameters }]) => parameters),
]);

export function parametersOfFormat(name: string): readonly string[] {
  const [{ parameters }, isPage] = formatNamed(name);
  return isPage ? [wrapping, ...parameters] : parameters;
}

/** Returns whether the format has two versions. Other formats use version 1. */
export function hasVersions(name: string): boolean {
  return formatNamed(name)[0].parameters.includes("formatversion");
}

export function isPageFormat(name: string): boolean {
  return formatNamed(name)[1];
}

/** Returns warnings about the format's own parameters. No wiki page is trusted as an XSLT stylesheet. */
export function formatWarnings(name: string, given: ReadonlyMap<string, string>): readonly Message[] {
  if (!given.has("xslt") || !parametersOfFormat(name).includes("xslt")) return [];
  return [
    {
      ...messageText("apiwarn-xslt-disabled", "The xslt option is disabled on this wiki."),
      code: "xslt-disabled",
      module: name,
    },
  ];
}

export function isFormat(name: string): boolean {
  return formats.has(name);
}

/** Returns the format of a name. An unknown name selects an HTML page, on which the error is reported. */
function formatNamed(name: string): readonly [format: Format, isPage: boolean] {
  return formats.get(name) ?? [json, true];
}

/** Headers of every module response. They prevent other sites from showing it in a frame. */
const ownHeaders = {
  "cache-control": "private, must-revalidate, max-age=0",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export function printed(
  body: object,
  format: AnswerFormat,
  forms: WrittenForms,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const [{ type, file, print }, isPage] = formatNamed(format.format);
  if (!isPage)
    return inline(format.callback === undefined ? { type, file } : script, status, print(body, format, forms), headers);
  const text = `<pre>${escaped(print(body, { ...format, indent: 4 }, forms))}</pre>`;
  if (!format.wrapped) return inline(pageType, status, page("Answer", text), { vary: pageVary, ...headers });
  const { continue: next = null } = body as { readonly continue?: unknown };
  const wrapper = {
    status,
    statustext: statusTexts[status] ?? "",
    html: text,
    modules: [],
    continue: next,
    time: format.elapsed(),
  };
  return inline(wrappedType, status, jsonText(wrapper, { ascii: false }), headers);
}

const statusTexts: Readonly<Record<number, string>> = {
  200: "OK",
  405: "Method Not Allowed",
  500: "Internal Server Error",
  501: "Not Implemented",
};

function inVersion(body: object, { version }: AnswerFormat, forms: WrittenForms): unknown {
  return version === "1" ? inVersion1(body, forms) : body;
}

/** Returns a response that contains only the XML of an export. */
export function exported(text: string, headers: Readonly<Record<string, string>>): Response {
  return inline({ type: xml.type, file: "export.xml" }, 200, text, headers);
}

/** Returns a help page. It is the same for all callers. */
export function helpPage(text: string): Response {
  return inline({ type: "text/html; charset=utf-8", file: "api-help.html" }, 200, text, { vary: pageVary });
}

/** Returns an empty response for a request that runs no module. */
export function emptyAnswer(headers: Readonly<Record<string, string>> = {}): Response {
  return {
    status: 200,
    headers: { "content-type": pageType.type, "x-content-type-options": "nosniff", ...headers },
    body: "",
  };
}

function inline(
  { type, file }: Pick<Format, "type" | "file">,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return {
    status,
    headers: { ...ownHeaders, "content-type": type, "content-disposition": `inline; filename=${file}`, ...headers },
    body,
  };
}

/* Implements PHP's `serialize` format. String lengths are in UTF-8 bytes. */

/** A key that PHP stores as a number. */
const numeric = /^(?:0|-?[1-9]\d{0,17})$/;

export function phpText(value: unknown): string {
  if (value === null || value === undefined) return "N;";
  if (typeof value === "boolean") return `b:${value ? 1 : 0};`;
  if (typeof value === "number") return Number.isSafeInteger(value) ? `i:${value};` : `d:${doubleText(value)};`;
  if (Array.isArray(value)) return arrayText(value.map((item: unknown, index) => [String(index), item] as const));
  return isKeyed(value)
    ? arrayText(entriesOf(value).filter(([, member]) => member !== undefined))
    : stringText(String(value));
}

function arrayText(entries: readonly (readonly [string, unknown])[]): string {
  const members = entries.map(
    ([key, value]) => `${numeric.test(key) ? `i:${key};` : stringText(key)}${phpText(value)}`,
  );
  return `a:${entries.length}:{${members.join("")}}`;
}

function stringText(text: string): string {
  return `s:${byteLength(text)}:"${text}";`;
}

/** Returns a number in PHP's notation, such as `1.0E+25` for `1e+25`. */
function doubleText(value: number): string {
  return String(value).replace(/^(-?\d+)(\.\d+)?e/, (_, whole: string, fraction = ".0") => `${whole}${fraction}E`);
}

/** The member name of an object's content. */
const contentName = "*";

/**
 * Converts a value to version 1 of the format. True becomes an empty string, false is omitted, and the content of an
 * object becomes its last member.
 */
export function inVersion1(value: unknown, forms: WrittenForms, form: WrittenForm | undefined = forms.body): unknown {
  if (value === true) return "";
  const own = formNamed(form, forms);
  if (Array.isArray(value))
    return value.filter((item) => item !== false).map((item) => inVersion1(item, forms, own.items ?? {}));
  if (!isKeyed(value)) return value;
  const entries = membersOf(value, forms, own);
  // An empty object becomes a list, unless its form states that it is an object.
  if (entries.length === 0) return own.older === "object" || entriesOf(value).length === 0 ? {} : [];
  if (own.older === "list") return entries.map(([, inner]) => inner);
  return value instanceof Map ? new Map(entries) : Object.fromEntries(entries);
}

function membersOf(value: Keyed, forms: WrittenForms, own: WrittenForm): readonly (readonly [string, unknown])[] {
  const entries = entriesOf(value);
  const content = contentOf(own, (name) => entries.some(([one]) => one === name));
  const others = entries.flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
    if (name === content) return [];
    const form = memberForm(own, name) ?? {};
    if (form.older === "kept") return [[name, inner]];
    if (inner === false) return [];
    const written = inVersion1(inner, forms, form);
    return [[name, form.older === "wrapped" ? { [contentName]: written } : written]];
  });
  if (content === undefined) return others;
  const [, text] = entries.find(([name]) => name === content) ?? [];
  return text === false ? others : [...others, [contentName, inVersion1(text, forms, memberForm(own, content) ?? {})]];
}

export interface AnswerFormat {
  readonly format: string;
  readonly version: "1" | "2";
  /** The requested form of errors and warnings. */
  readonly errors: string;
  /** True if JSON escapes non-ASCII characters. */
  readonly ascii: boolean;
  /** The number of spaces per nesting level on an HTML page. */
  readonly indent?: number;
  /** True if an HTML page is wrapped in JSON. */
  readonly wrapped: boolean;
  readonly xmlNamespace: boolean;
  /** Returns the time since the request was received, in milliseconds. */
  readonly elapsed: () => number;
  /** The name of the function that the response calls. If it is set, the response is a script. */
  readonly callback: string | undefined;
}

/** The older form of errors, which reports only the first error. */
const backCompatible = "bc";
const errorForms = [backCompatible, "plaintext", "wikitext", "html", "raw", "none"];

/** Reads the format parameters leniently. Invalid values are reported in a response, which itself needs a format. */
export function answerFormatOf(given: ReadonlyMap<string, string>, defaultFormat: string): AnswerFormat {
  const format = given.get("format") ?? defaultFormat;
  const version = hasVersions(format) && ["2", "latest"].includes(given.get("formatversion") ?? "") ? "2" : "1";
  const errors = given.get("errorformat") ?? "";
  const start = performance.now();
  return {
    format,
    version,
    errors: errorForms.includes(errors) ? errors : backCompatible,
    ascii: version === "1" ? !given.has("utf8") : given.has("ascii"),
    wrapped: isPageFormat(format) && given.has("wrappedhtml"),
    xmlNamespace: given.has("includexmlnamespace"),
    elapsed: () => Math.round(performance.now() - start),
    callback: parametersOfFormat(format).includes("callback") ? callbackOf(given) : undefined,
  };
}

/** Members that describe the progress of a request. They precede all others, except warnings that are found last. */
const progress: readonly string[] = ["batchcomplete", "continue", "query-continue"];

/** Inserts the warnings into a response body at their proper position. */
export function withWarnings(body: object, warnings: readonly Message[], format: AnswerFormat): object {
  const part = warningsPart(warnings, format);
  if (warnings.every(({ code }) => code === "unrecognizedparams")) return { ...part, ...body };
  const entries = Object.entries(body);
  const isFirst = ([name]: readonly [string, unknown]): boolean => progress.includes(name);
  return {
    ...Object.fromEntries(entries.filter(isFirst)),
    ...part,
    ...Object.fromEntries(entries.filter((entry) => !isFirst(entry))),
  };
}

/** Returns the response members for warnings. In the older form, the module of the last warning comes first. */
export function warningsPart(warnings: readonly Message[], format: AnswerFormat): object {
  if (warnings.length === 0) return {};
  if (format.errors !== backCompatible) return { warnings: warnings.map((one) => formatMessage(one, format.errors)) };
  const byModule: Record<string, string[]> = {};
  for (const one of warnings) (byModule[shortName(one.module)] ??= []).push(textOf(one, "plaintext"));
  const parts = Object.entries(byModule).map(([module, texts]) => [module, { warnings: texts.join("\n") }] as const);
  return { warnings: Object.fromEntries(parts.reverse()) };
}

export function errorPart(error: Message, format: AnswerFormat, reference: string): object {
  if (format.errors !== backCompatible) return { errors: [formatMessage(error, format.errors)], docref: reference };
  return { error: { code: error.code, info: textOf(error, "plaintext"), ...error.data, docref: reference } };
}

/** `query+allpages` → `allpages`. */
function shortName(path: string): string {
  return path.slice(path.indexOf("+") + 1);
}

/** All characters that cannot be part of a JavaScript property path. */
const others = /[^\][.'"_A-Za-z0-9]/g;

/** Returns the name of the function that a JSON response calls. Invalid characters are removed. */
function callbackOf(given: ReadonlyMap<string, string>): string | undefined {
  return given.get("callback")?.replace(others, "");
}

/**
 * Returns a script that calls the function with the JSON. It starts with a comment so that it cannot be interpreted as
 * another file type.
 */
function scriptOf(callback: string, json: string): string {
  return `/**/${callback}(${json})`;
}

const encoder = new TextEncoder();

/** Returns the length of a string in UTF-8 bytes. Most strings are ASCII and need no encoding. */
export function byteLength(text: string): number {
  return /^[\u0000-\u007f]*$/.test(text) ? text.length : encoder.encode(text).length;
}
