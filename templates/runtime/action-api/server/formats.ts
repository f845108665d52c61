import { scriptOf } from "./callback.js";
import type { AnswerFormat } from "./envelope.js";
import { escaped } from "./format-message.js";
import { page } from "./html.js";
import type { Response } from "../../query/server/request.js";

interface Format {
  readonly type: string;
  /** Where a function is called with the answer. */
  readonly scriptType?: string;
  readonly print: (body: object, format: AnswerFormat) => string;
}

const defaultHeaders = { "cache-control": "private, must-revalidate, max-age=0", "x-content-type-options": "nosniff" };

const json: Format = {
  type: "application/json; charset=utf-8",
  scriptType: "text/javascript; charset=utf-8",
  print: (body, format) => jsonText(body, format),
};
const jsonfm: Format = {
  type: "text/html; charset=utf-8",
  print: (body, format) => page("Answer", `<pre>${escaped(jsonText(body, format, 4))}</pre>`),
};
const none: Format = { type: "text/plain; charset=utf-8", print: () => "" };

/** Two ends of lines are letters in JSON, but were none in scripts. */
const lineEnds = /[\u2028\u2029]/g;
const beyondAscii = /[^\u0000-\u007f]/g;

function jsonText(body: object, { callback, ascii }: AnswerFormat, indent?: number): string {
  const text = JSON.stringify(body, undefined, indent).replace(ascii ? beyondAscii : lineEnds, codeUnit);
  return callback === undefined ? text : scriptOf(callback, text);
}

function codeUnit(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The formats of answers. */
const formats: ReadonlyMap<string, Format> = new Map([
  ["json", json],
  ["jsonfm", jsonfm],
  ["none", none],
]);

/** Formats that the real system has beside these. */
const others = ["php", "phpfm", "rawfm", "xml", "xmlfm"];

/** The names of all formats, printed here or not. */
export const formatNames: readonly string[] = [...formats.keys(), ...others].toSorted();

/** Whether this server prints the format; `missing` where only the real system does. */
export function supportOf(format: string): "known" | "missing" | "unknown" {
  return formats.has(format) ? "known" : others.includes(format) ? "missing" : "unknown";
}

export function printed(
  body: object,
  format: AnswerFormat,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { type, scriptType = type, print } = formats.get(format.format) ?? fallback(format.format);
  return response(status, format.callback === undefined ? type : scriptType, print(body, format), headers);
}

/** The XML of an export, by itself. */
export function exported(xml: string, headers: Readonly<Record<string, string>>): Response {
  return response(200, "text/xml; charset=utf-8", xml, { "content-disposition": "inline; filename=export.xml", ...headers });
}

/** In which format an answer says that its format is not printed. */
function fallback(format: string): Format {
  return format.endsWith("fm") || supportOf(format) === "unknown" ? jsonfm : json;
}

function response(status: number, type: string, body: string, headers: Readonly<Record<string, string>>): Response {
  return { status, headers: { ...defaultHeaders, "content-type": type, ...headers }, body };
}

export function html(body: string): Response {
  return response(200, "text/html; charset=utf-8", body, {});
}
