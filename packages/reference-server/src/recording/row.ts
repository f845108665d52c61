import type { RecordedRequest } from "./recorded-request.ts";
import { textWithoutSecrets, withoutSecrets } from "./secrets.ts";

/** A line of a recording: a request without its secrets, and its response. `kiln learn` reads `query` and `body`. */
export interface RecordedRow extends RecordedRequest {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A response of the query interface that is a JSON object. */
  readonly body?: object;
  /** Any other response. */
  readonly text?: string;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Headers that describe the response and reveal nothing about the caller. */
const keptHeaders = [
  "content-type",
  "mediawiki-api-error",
  "retry-after",
  "x-database-lag",
  "allow",
  "deprecation",
  "sunset",
];

const readable = /^(?:(?:application|text)\/(?:[\w.+-]+\+)?(?:json|xml))\b/i;

/** Returns the row; `undefined` if the format of the response may hide secrets. */
export function recordedRow(
  request: RecordedRequest,
  secrets: readonly string[],
  response: ServiceResponse,
): RecordedRow | undefined {
  const { status, text } = response;
  const headers = textsOf(response.headers);
  const { "content-type": type = "" } = headers;
  if (text !== "" && !readable.test(type)) return undefined;
  const { service } = request;
  const json = /json\b/i.test(type) ? jsonOf(text) : undefined;
  if (json === undefined) return { ...request, status, headers, text: textWithoutSecrets(service, text, secrets) };
  const body = withoutSecrets(service, json, secrets);
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  const learnable = service === "query" && isObject;
  return { ...request, status, headers, ...(learnable ? { body } : { text: JSON.stringify(body) }) };
}

function textsOf(headers: ServiceResponse["headers"]): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = headers[name];
    if (typeof value === "string") kept[name] = value;
  }
  return kept;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
