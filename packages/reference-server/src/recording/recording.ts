import { appendFileSync, readFileSync } from "node:fs";
import {
  type RecordedRequest,
  type Service,
  type ServiceRequest,
  recordedRequest,
  requestKey,
  textWithoutSecrets,
  withoutSecrets,
} from "./recorded-request.ts";

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
function recordedRow(
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

/** Recorded responses by request, in the order in which they were recorded. */
export interface Recording {
  readonly services: ReadonlySet<Service>;
  readonly answers: ReadonlyMap<string, readonly RecordedRow[]>;
}

/** Reads a recording. Throws an error with a message for users that names the first invalid line. */
export function readRecording(file: string): Recording {
  const answers = new Map<string, RecordedRow[]>();
  const services = new Set<Service>();
  for (const [index, line] of textOf(file).split("\n").entries()) {
    if (line.trim() === "") continue;
    const row = rowOf(line, `${file}:${index + 1}`);
    services.add(row.service);
    const key = requestKey(row);
    answers.set(key, [...(answers.get(key) ?? []), row]);
  }
  if (answers.size === 0) throw new Error(`${file} contains no recorded responses; --record creates some`);
  return { services, answers };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown"}`);
  }
}

/** Parses one line. Lines from `kiln learn --record` contain only a query and a body. */
function rowOf(line: string, where: string): RecordedRow {
  const row = readRow(line, where);
  const {
    service = "query",
    method = "GET",
    path = "",
    query,
    status = 200,
    headers = jsonType,
    body,
    text,
    sent,
  } = row;
  const problem =
    (service !== "query" && service !== "exchange" && "“service” is neither exchange nor query") ||
    (typeof query !== "string" && "“query” is not a string") ||
    (typeof method !== "string" && "“method” is not a string") ||
    (typeof path !== "string" && "“path” is not a string") ||
    (!(Number.isInteger(status) && status >= 100 && status <= 599) && "“status” is not an HTTP status") ||
    (!isTexts(headers) && "“headers” is not an object of strings") ||
    ((typeof body === "object" && body !== null) === (typeof text === "string") && "it needs either “body” or “text”");
  if (problem !== false) throw new Error(`${where} is not a recorded response: ${problem}`);
  const response = { ...(body !== undefined && { body }), ...(text !== undefined && { text }) };
  return { service, method, path, query, status, headers, ...response, ...(sent !== undefined && { sent }) };
}

const jsonType = { "content-type": "application/json; charset=utf-8" };

function readRow(line: string, where: string): RecordedRow {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${where} is not a recorded response: it is not JSON`);
  }
  if (typeof value !== "object" || value === null)
    throw new Error(`${where} is not a recorded response: it is not an object`);
  return value as RecordedRow;
}

function isTexts(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
}

/** Records requests and responses of a proxy. */
export interface Recorder {
  /** Returns true if the response was recorded. Responses are not recorded if their format may hide secrets. */
  keep(request: ServiceRequest, response: ServiceResponse): Promise<boolean>;
}

/**
 * Appends each request and response to a file as a line of JSON. Only the file's owner may read it. Throws if the file
 * cannot be written.
 */
export function recorderTo(file: string): Recorder {
  appendFileSync(file, "", { mode: 0o600 });
  return {
    async keep(request, response) {
      const { request: recorded, secrets } = await recordedRequest(request);
      const row = recordedRow(recorded, secrets, response);
      if (row !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
      return row !== undefined;
    },
  };
}
