import type { Finding, Refusals, TableError } from "./table.js";
import { groundOf, unstated, type Ground, type GroundText } from "../../http/server/ground.js";
import { isNamed, type Sent } from "../../http/server/messages.js";
import { codeGround, findingErrorGround, unstatedError, type Service } from "./service.js";

export interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  readonly findings?: readonly Finding[];
}

/** An error response with a code of the service. It is sent to the caller and not logged as a failure. */
export class ServiceError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly headers: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];

  constructor(code: Code, { headers = {}, findings = [] }: ErrorDetails = {}) {
    super(code);
    this.name = "ServiceError";
    this.code = code;
    this.headers = headers;
    this.findings = findings;
  }
}

/** A response with an arbitrary status that is not a success and needs no code of the service. */
export class StatusError<Body = unknown> extends Error {
  readonly status: number;
  readonly body: Body | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body?: Body, { headers = {} }: Pick<ErrorDetails, "headers"> = {}) {
    super(`HTTP ${status}`);
    this.name = "StatusError";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Creates an error with a sentence that describes the problem of the whole request or of a named part. */
export function refusal(
  code: string,
  sentence: string,
  name?: string,
  headers: ErrorDetails["headers"] = {},
): ServiceError {
  const named = name === undefined ? {} : { path: [name], wireName: name };
  return new ServiceError(code, { findings: [{ code, message: `${code}: ${sentence}`, ...named }], headers });
}

/** Returns the error for a path that exists, but not with the requested method. */
export function methodNotAllowed(refusals: Refusals, methods: readonly string[]): ServiceError {
  const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}

/** Thrown by handlers that are not implemented yet. The response is 501 with this message. */
export class NotImplementedError extends Error {
  readonly statusCode = 501;

  /** `handler` is the full name, such as `pagingGroups.list`. */
  constructor(handler: string) {
    super(`The handler ${handler} is not implemented yet.`);
    this.name = "NotImplementedError";
  }
}

const problemType = "application/problem+json";

/** An error from Fastify, a handler or the core. */
type Failure = Error & { readonly statusCode?: number };

/** The response for an error, and the data for the log. */
export interface SentError extends Sent {
  readonly code: string;
  /** The ground, for the log. The service's own error format has no member for it. */
  readonly ground: Ground;
  readonly message: string;
}

/** Returns an error response in the service's own format, or in that of RFC 9457 if the client accepts it. */
export function sentError(service: Service, error: Failure, accept: string | readonly string[] | undefined): SentError {
  if (error instanceof StatusError) return sentStatus(service, error);
  const isStated = error instanceof ServiceError && Object.hasOwn(service.errors, error.code);
  const refusal = isStated ? error : new ServiceError(codeOf(service.refusals, error));
  const { code, headers } = refusal;
  const isMissing = error instanceof NotImplementedError;
  const row = isMissing ? unstatedError(error.statusCode, error.message) : service.errors[code]!;
  const ground = groundOf(isMissing ? unstated : errorGround(service, refusal));
  const [status, text] = row;
  const message =
    status < 500 ? "refused" : isStated || !(error instanceof ServiceError) ? "failed" : unstatedCode(error);
  const isProblem = isNamed(typeof accept === "string" ? accept : accept?.join(), problemType);
  const body = isProblem ? problem(service, refusal, row, ground) : inEnvelope(service, refusal, text);
  const type = `${isProblem ? problemType : service.mediaType}; charset=utf-8`;
  return { status, headers: { ...headers, "content-type": type }, body: JSON.stringify(body), code, ground, message };
}

function sentStatus({ mediaType }: Service, { status, body, headers, message }: StatusError): SentError {
  const content = body === undefined ? {} : { "content-type": `${mediaType}; charset=utf-8` };
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const isBytes =
    (typeof body === "string" || body instanceof Uint8Array) && !/[/+]json\b/.test(own["content-type"] ?? mediaType);
  return {
    status,
    headers: { ...content, ...own },
    body: isBytes ? body : body === undefined ? undefined : JSON.stringify(body),
    code: String(status),
    ground: groundOf(unstated),
    message,
  };
}

/** Returns the log message for a code that the spec does not define. Callers receive only codes of the spec. */
function unstatedCode({ code }: ServiceError): string {
  return `failed: a handler threw a ServiceError with the code "${code}", which is not in the spec: add it to the errors of the service, or throw one of them`;
}

/**
 * Builds an error in the service's own format. The first finding is appended to the message, and the details list all
 * findings.
 */
function inEnvelope(service: Service, { code, findings }: ServiceError, message: string): object {
  const { errorBody } = service;
  const [first] = findings;
  const isDetailed = errorBody.details !== undefined && first !== undefined;
  const error = {
    [errorBody.code]: code,
    [errorBody.message]: isDetailed ? `${message} ${sentenceOf(first)}.` : message,
    ...(isDetailed && {
      [errorBody.details]: findings.map((one) => ({ ...detailOf(service, one), message: one.message })),
    }),
  };
  return errorBody.envelope === undefined ? error : { [errorBody.envelope]: error };
}

/** Returns the ground of an error response: that of the finding and that of the code. */
export function errorGround(service: Service, { code, findings: [first] }: ServiceError): GroundText | undefined {
  return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
}

/** Returns the message of a finding without its code. */
function sentenceOf({ code, message }: Finding): string {
  return message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
}

/** Returns the members of a finding that are common to all error formats. */
function detailOf(service: Service, finding: Finding): object {
  const { code, wireName: field, received, expected, rule } = finding;
  return { code, field, received, expected, rule, ground: groundOf(findingErrorGround(service, finding)) };
}

/** Errors that Fastify detects, by status. */
const refusalsByStatus: Readonly<Record<number, keyof Refusals>> = {
  413: "tooLarge",
  415: "unsupportedMediaType",
  429: "tooManyRequests",
  503: "unavailable",
};

function codeOf(refusals: Refusals, { statusCode = 500 }: Failure): string {
  return refusals[refusalsByStatus[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? "invalid" : "failed")];
}

function problem(
  service: Service,
  { code, findings }: ServiceError,
  [status, title, grounds = {}]: TableError,
  ground: Ground,
): object {
  const pointer = (path: readonly string[]) =>
    path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  const errors = findings.map((finding) => ({
    pointer: pointer(finding.path ?? []),
    detail: finding.message,
    ...detailOf(service, finding),
  }));
  return {
    type: "about:blank",
    title,
    status,
    code,
    ground,
    grounds: { status: groundOf(grounds.status), title: groundOf(grounds.message) },
    ...(errors.length > 0 && { errors }),
  };
}
