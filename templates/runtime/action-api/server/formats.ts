import { scriptOf } from "./callback.js";
import type { AnswerFormat } from "./envelope.js";
import { escaped } from "./format-message.js";
import { page } from "./html.js";
import type { Response } from "../../query/server/request.js";

interface Format {
  readonly type: string;
  readonly print: (body: object) => string;
}

const defaultHeaders = { "cache-control": "private, must-revalidate, max-age=0", "x-content-type-options": "nosniff" };

const json: Format = { type: "application/json; charset=utf-8", print: (body) => JSON.stringify(body) };
const jsonfm: Format = {
  type: "text/html; charset=utf-8",
  print: (body) => page("Answer", `<pre>${escaped(JSON.stringify(body, undefined, 4))}</pre>`),
};
const none: Format = { type: "text/plain; charset=utf-8", print: () => "" };

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
  { format, callback }: AnswerFormat,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (callback !== undefined) return response(status, "text/javascript; charset=utf-8", scriptOf(callback, JSON.stringify(body)), headers);
  const { type, print } = formats.get(format) ?? fallback(format);
  return response(status, type, print(body), headers);
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
