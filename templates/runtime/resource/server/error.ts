import type { Finding } from "./table.js";

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
