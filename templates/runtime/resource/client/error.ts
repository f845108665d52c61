import type { RequestView } from "../../http/client/options.js";
import { RequestError, type ErrorResponse, type ReceivedAnswer, withoutSecrets } from "../../http/client/errors.js";
import { isRecord } from "../../http/client/refuse-option.js";

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

/** A problem of a request, as the reference server describes it. Other servers may omit any member. */
export interface ErrorDetail {
  readonly code?: string | undefined;
  /** The field or the parameter in the request: names and indexes separated by dots. */
  readonly field?: string | undefined;
  /** The beginning of the received value, unless it is secret. */
  readonly received?: string | undefined;
  /** The expected value, with its bounds. */
  readonly expected?: string | undefined;
  /** The broken rule between fields. */
  readonly rule?: string | undefined;
  /** The complete problem as a sentence. */
  readonly message?: string | undefined;
  /** Reports whether the broken rule is documented or decided. */
  readonly ground?: { readonly status: "documented" | "decided" | "unknown"; readonly decision?: string } | undefined;
}

/** A problem of one field: a detail of an error response, or a finding of `validate`. */
interface Fault {
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly wireName?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
 */
export function fieldMessages(failure: unknown): Readonly<Record<string, string>> {
  const { details, findings } = (isRecord(failure) ? failure : {}) as {
    readonly details?: readonly Fault[];
    readonly findings?: readonly Fault[];
  };
  const messages: Record<string, string> = {};
  for (const { code = "", field, wireName = field, message } of [details, findings].flatMap((some) => some ?? [])) {
    if (wireName !== undefined && message !== undefined)
      messages[wireName] ??= withoutStart(withoutStart(message, `${code}: `), `${wireName} `);
  }
  return messages;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
