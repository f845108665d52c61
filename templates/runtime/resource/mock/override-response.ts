import type { AnyHandler, AnyRequest } from "../server/handlers.js";
import { StatusError } from "../server/errors.js";
import { GivenResponse, MockError } from "../../http/mock/mock.js";
import type { MockErrorResponse, MockOperation } from "./table.js";
import { fitted } from "../../core/samples/sample.js";

/** Returns the problems of a response. The function is exported by the validators package. */
export type CheckAnswer = (operation: string, value: unknown) => readonly ResponseFault[];

interface ResponseFault {
  readonly wireName?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
}

interface AskedOverride {
  /** The full name, such as `pagingGroups.list`. */
  readonly name: string;
  readonly operation: MockOperation;
  readonly handler: AnyHandler;
  /** The response check. Undefined if results are not checked. */
  readonly checkAnswer: CheckAnswer | undefined;
}

/** The maximum number of problems in a message. */
const most = 5;

/** Returns the result of an override. Throws a `MockError` if it does not match the spec. */
export async function overrideAnswer(asked: AskedOverride, request: AnyRequest): Promise<unknown> {
  const { name, operation, handler, checkAnswer } = asked;
  let value: unknown;
  try {
    value = await handler(request, {});
  } catch (error) {
    throw error instanceof StatusError ? completedError(asked, error) : error;
  }
  if (value instanceof Response) throw new GivenResponse(value);
  const found = checkAnswer === undefined ? [] : faultsOf(operation, value, checkAnswer);
  if (found.length > 0) throw mismatch(name, found);
  return value;
}

/** Returns an error response with its required headers, and a sample if it has no body. */
function completedError({ name, operation, checkAnswer }: AskedOverride, error: StatusError): Error {
  const { status, body } = error;
  const described = describedError(operation, status);
  if (described === undefined) {
    const known = Object.keys(operation.errors ?? {}).join(", ") || "none";
    return checkAnswer === undefined
      ? error
      : new MockError(
          `The spec describes no error response of ${name} with the status ${status} (described: ${known}). Change it, or set checkAnswers to false.`,
        );
  }
  const found = body === undefined ? [] : (checkAnswer?.(`${operation.key} ${status}`, asSent(body)) ?? []);
  return found.length > 0 ? mismatch(name, found) : sampleError(status, described, error);
}

function mismatch(name: string, found: readonly ResponseFault[]): MockError {
  const told = found.slice(0, most).map(sentenceOf).join("; ");
  return new MockError(
    `The override of ${name} does not match the spec: ${told}. Change it, or set checkAnswers to false.`,
  );
}

/**
 * Returns the problems of a result. If there are several responses, the status selects one. Unknown statuses are left
 * to the server, which rejects them.
 */
function faultsOf(
  { key, answers: [first, ...others] }: MockOperation,
  value: unknown,
  checkResponse: CheckAnswer,
): readonly ResponseFault[] {
  const isOnly = others.length === 0;
  const { status, data } = isOnly
    ? { status: first!.status, data: value }
    : (value as { readonly status: number; readonly data?: unknown });
  if ([first!, ...others].find((one) => one.status === status)?.type === undefined) return [];
  return checkResponse(isOnly ? key : `${key} ${status}`, asSent(data));
}

/** Returns a value as the recipient parses it. */
function asSent(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

function sentenceOf({ wireName, expected = "another value", received }: ResponseFault): string {
  return `${wireName || "the response"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`;
}

/** Returns the description of an error response: that of its status, of its class such as `4XX`, or the default. */
export function describedError({ errors = {} }: MockOperation, status: number): MockErrorResponse | undefined {
  return errors[status] ?? errors[`${Math.floor(status / 100)}XX`] ?? errors["default"];
}

/** Creates an error response with the required headers. If no body is given, the body is a sample. */
export function sampleError(
  status: number,
  { type, example, media, mediaType, headers = {} }: MockErrorResponse,
  given?: Pick<StatusError, "body" | "headers">,
): StatusError {
  const place = { number: 1, depth: 0 };
  const sample = media === undefined ? type && fitted({ type, example }, undefined, { ...place, name: "value" }) : text;
  const made = Object.entries(headers).map(([name, field]) => [
    name.toLowerCase(),
    String(fitted(field, name.toLowerCase() === "retry-after" ? 0 : undefined, { ...place, name })),
  ]);
  const sent = media?.mediaType ?? mediaType;
  return new StatusError(status, given?.body ?? sample, {
    headers: { ...(sent !== undefined && { "content-type": sent }), ...Object.fromEntries(made), ...given?.headers },
  });
}

const text = "Made up.\n";
