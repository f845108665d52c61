import { isRecord } from "../../http/client/refuse-option.js";
import { type Finding, RequestError, ValidationError, withoutSecrets } from "../../http/client/errors.js";
import type { CheckAnswer, CheckedAnswer, ValidateRequest } from "./options.js";
import { jsonOf } from "./operation-parts.js";
import type { RequestView } from "../../http/client/options.js";

/** A function of the validators package that finds problems in a body or in request parameters. @internal */
export type Decode = (value: unknown, options: typeof strictly) => { readonly errors?: readonly Finding[] | undefined };

const strictly = { all: true, unknownFields: "refuse", strict: true } as const;

/** The validators for the requests of one operation. @internal */
interface RequestDecoders {
  readonly body?: Decode;
  readonly parameters?: Decode;
  /** True if the body may contain files. */
  readonly isForm?: true;
}

/**
 * Creates a request check from decoders, which are keyed by method and path. `dateTime` is the notation of dates.
 * @internal
 */
export function requestValidator(
  decoders: Readonly<Record<string, RequestDecoders>>,
  dateTime: readonly [separator: string, suffix: string],
): ValidateRequest {
  const asJson = (value: unknown): unknown => (isRecord(value) ? JSON.parse(jsonOf(value, dateTime)) : value);
  return ({ operation: { method, path }, body, parameters }) => {
    const { body: ofBody, parameters: ofParameters, isForm } = decoders[`${method} ${path}`] ?? {};
    const results = [ofParameters?.(asJson(parameters), strictly), ofBody?.(isForm ? body : asJson(body), strictly)];
    const findings = results.flatMap((result) => result?.errors ?? []);
    if (findings.length > 0) throw ValidationError.of(findings);
  };
}

/** A part of a response that does not match the description of the service. */
export interface AnswerFinding {
  /**
   * The path of names and indexes separated by dots, such as `related.destinations.0`. It is empty for the whole
   * response and `status` for its status.
   */
  readonly place: string;
  readonly expected: string;
  /**
   * The beginning of the received value, or `…` if it is secret or has an unknown name. Undefined if the value is
   * missing.
   */
  readonly received: string | undefined;
}

/**
 * A successful response that does not match the description of the service. The requested operation has been carried
 * out.
 */
export class AnswerError extends RequestError {
  declare readonly request: RequestView;
  declare readonly status: number;
  declare readonly headers: Headers;
  declare readonly body: string;
  /** All problems of the response, at most 100. */
  declare readonly findings: readonly AnswerFinding[];

  private constructor(findings: readonly AnswerFinding[], { request, received }: CheckedAnswer) {
    const shown = findings.slice(0, most).map(sentenceOf);
    const more = findings.length > most ? [`and ${findings.length - most} more`] : [];
    super(`${[...shown, ...more].join("; ")}: ${request.method} ${request.url}`, { request }, received);
    this.name = "AnswerError";
    this.findings = findings;
  }

  /** @internal Users catch these errors and do not create them. */
  static of(findings: readonly AnswerFinding[], answer: CheckedAnswer): AnswerError {
    return new AnswerError(findings, answer);
  }
}

/** The maximum number of findings in the message. */
const most = 3;

function sentenceOf({ place, expected, received }: AnswerFinding): string {
  return `${place || "the response"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`;
}

/** The problems of a response, as reported by the validators package. @internal */
type FindingsOf = (
  operation: string,
  value: unknown,
) => readonly {
  readonly wireName?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
}[];

/** Creates a response check from a function that finds problems. @internal */
export function checker(findingsOf: FindingsOf): CheckAnswer {
  return (response) => {
    const {
      operation: { method, path, statuses },
      value,
      received: {
        response: { status },
      },
    } = response;
    const isUnknown = statuses && !statuses.includes(status);
    const findings = isUnknown
      ? [{ wireName: "status", expected: statuses.join(" or "), received: `${status}` }]
      : findingsOf(statuses ? `${method} ${path} ${status}` : `${method} ${path}`, value);
    if (findings.length === 0) return;
    const shown = (text: string | undefined): string | undefined =>
      text === undefined ? text : withoutSecrets(text, response.received.secrets);
    const told = findings.map(({ wireName: place = "", expected = "", received }) => ({
      place,
      expected,
      received: shown(received),
    }));
    throw AnswerError.of(told, response);
  };
}
