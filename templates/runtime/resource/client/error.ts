import type { RequestView } from "../../http/client/options.js";
import { RequestError, type ErrorResponse, type ReceivedAnswer } from "../../http/client/request-error.js";
import { withoutSecrets } from "../../http/client/without-secrets.js";
import type { ErrorDetail } from "./error-detail.js";

/** The data of a service error that a test creates. */
export interface ResourceErrorInit<Code extends string = string> extends ErrorResponse {
  readonly code: Code;
  readonly message?: string | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
}

/** An error response of the service. It contains no secrets. */
export class ResourceError<Code extends string = string> extends RequestError {
  /** The code of the service. */
  declare readonly code: Code;
  declare readonly status: number;
  declare readonly request: RequestView;
  declare readonly headers: Headers;
  declare readonly body: string;
  /** The problems of the request, if the service reports them. */
  declare readonly details: readonly ErrorDetail[];

  /** Creates an error in a test. By default, the status is 400 and the message is the code. */
  constructor(given: ResourceErrorInit<Code>);
  /** @internal */
  constructor(given: ResourceErrorInit<Code>, answer: ReceivedAnswer);
  constructor({ code, message = code, details, ...given }: ResourceErrorInit<Code>, answer?: ReceivedAnswer) {
    super(withoutSecrets(message, answer?.secrets), { status: 400, ...given }, answer);
    this.code = code;
    this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer?.secrets)) : [];
  }

  /** Returns the status and the JSON of the response. Its type is the operation's `…ErrorResponse`. */
  response<Answer extends { readonly status: number; readonly data: unknown }>(): Answer {
    return { status: this.status, data: parsedJson(this.body) } as Answer;
  }

  /** Returns whether the error has this code. */
  is<One extends Code>(code: One): this is this & { readonly code: One } {
    return this.code === code;
  }
}

/** Parses JSON. Returns undefined if the string is not valid JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
