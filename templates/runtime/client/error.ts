import type { RequestView } from "../http/options.js";
import { RequestError, type ReceivedAnswer } from "../http/request-error.js";
import { withoutSecrets } from "../http/without-secrets.js";
import type { ErrorDetail } from "./error-detail.js";

/** An answer of the service that says what is wrong. It holds nothing secret. */
export class ResourceError<Code extends string = string> extends RequestError {
  /** The code of the service. */
  declare readonly code: Code;
  declare readonly status: number;
  declare readonly request: RequestView;
  declare readonly headers: Headers;
  declare readonly body: string;
  /** What is wrong with the request, one by one, where the service says it. */
  declare readonly details: readonly ErrorDetail[];

  protected constructor(code: Code, message: unknown, details: unknown, request: RequestView, answer: ReceivedAnswer) {
    super(withoutSecrets(message, answer.secrets), request, answer);
    this.code = code;
    this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer.secrets)) : [];
  }

  /** Whether it is this error. */
  is<One extends Code>(code: One): this is this & { readonly code: One } {
    return this.code === code;
  }
}
