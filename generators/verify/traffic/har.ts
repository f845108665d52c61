import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { parseBody } from "../../learn/record/record.ts";
import { isTooDeep } from "../../learn/rows.ts";

/** A request and its response in a file of recorded traffic, without credentials. */
export interface Entry {
  readonly file: string;
  /** The number of the entry in its file, from 1. */
  readonly number: number;
  /** The time of the request, or undefined if the file does not state it. */
  readonly time: string | undefined;
  readonly method: string;
  readonly url: URL;
  /** The body of the request as JSON, or undefined if it is not JSON. */
  readonly sent: Json | undefined;
  readonly status: number;
  /** The header fields of the response. Only `Content-Type` has its value. */
  readonly headers: Headers;
  /** The body of the response, or undefined if the file does not contain it. */
  readonly text: string | undefined;
  readonly body: Json | undefined;
}

/** Reads an HTTP Archive (HAR 1.2). Returns the entries, or the reason why the text is not one. */
export function readHar(file: string, text: string): readonly Entry[] | { readonly problem: string } {
  const har = parseBody(text.replace(/^\uFEFF/, "")) as Json | undefined;
  if (har === undefined) return { problem: "it is not JSON" };
  const entries = isObject(har) && isObject(har["log"]) ? har["log"]["entries"] : undefined;
  if (!Array.isArray(entries)) return { problem: "it is not an HTTP Archive: it has no list “log.entries”" };
  const read: Entry[] = [];
  for (const [index, value] of (entries as readonly Json[]).entries()) {
    const entry = readEntry(file, index + 1, value);
    if ("problem" in entry) return { problem: `entry ${index + 1} ${entry.problem}` };
    read.push(entry);
  }
  return read;
}

function readEntry(file: string, number: number, value: Json): Entry | { readonly problem: string } {
  if (!isObject(value)) return { problem: "is not an object" };
  const { request, response, startedDateTime: time } = value;
  if (!isObject(request) || typeof request["method"] !== "string") return { problem: "has no “request.method”" };
  const { method, url } = request;
  if (typeof url !== "string" || !URL.canParse(url)) return { problem: "has no valid “request.url”" };
  if (!isObject(response) || typeof response["status"] !== "number") return { problem: "has no “response.status”" };
  const sent = isObject(request["postData"]) ? textOf(request["postData"]) : undefined;
  const content = isObject(response["content"]) ? response["content"] : {};
  const text = textOf(content);
  const [sentBody, body] = [sent, text].map((one) => parseBody(one ?? "") as Json | undefined);
  if (isTooDeep(sentBody) || isTooDeep(body)) return { problem: "has a body with too many nested levels" };
  return {
    file,
    number,
    time: typeof time === "string" && /^\d{4}-[\d:.TZ+-]{6,40}$/.test(time) ? time : undefined,
    method: method.toUpperCase(),
    url: new URL(url),
    sent: sentBody,
    status: response["status"],
    headers: headersOf(response["headers"], content["mimeType"]),
    text: text ?? (response["status"] === 204 || content["size"] === 0 ? "" : undefined),
    body,
  };
}

/** Returns the text of a body, or undefined if the file does not contain it. */
function textOf({ text, encoding }: JsonObject): string | undefined {
  if (typeof text !== "string") return undefined;
  return encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
}

/** Returns the names of header fields, without values that may be secret. */
function headersOf(fields: Json | undefined, mimeType: Json | undefined): Headers {
  const headers = new Headers();
  if (typeof mimeType === "string") setHeader(headers, "content-type", mimeType);
  for (const field of Array.isArray(fields) ? (fields as readonly Json[]) : []) {
    const { name, value } = isObject(field) ? field : {};
    if (typeof name !== "string") continue;
    setHeader(headers, name, name.toLowerCase() === "content-type" && typeof value === "string" ? value : "");
  }
  return headers;
}

/** Sets a header field, unless its name or value is invalid, such as `:status` of HTTP/2. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    // Browsers record pseudo-header fields as well.
  }
}
