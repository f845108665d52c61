import type { AnyHandler, AnyRequest } from "../server/resource/handlers.js";
import { GivenResponse, MockError } from "./given-response.js";
import type { MockOperation } from "./table.js";

/** What finds faults in an answer, as the package of the validators has it. */
export type CheckAnswer = (operation: string, value: unknown) => readonly AnswerFault[];

interface AnswerFault {
  readonly wireName?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
}

export interface AskedOverride {
  /** `pagingGroups.list` */
  readonly name: string;
  readonly operation: MockOperation;
  readonly handler: AnyHandler;
  /** Undefined where answers are not compared. */
  readonly checkAnswer: CheckAnswer | undefined;
}

/** So many faults stand in a message. */
const most = 5;

/** What an override answers. What is not as the spec says is a `MockError`. */
export async function overrideAnswer(
  { name, operation, handler, checkAnswer }: AskedOverride,
  request: AnyRequest,
): Promise<unknown> {
  const value = await handler(request, {});
  if (value instanceof Response) throw new GivenResponse(value);
  const found = checkAnswer === undefined ? [] : faultsOf(operation, value, checkAnswer);
  if (found.length === 0) return value;
  const told = found.slice(0, most).map(sentenceOf).join("; ");
  throw new MockError(
    `The override of ${name} does not match the spec: ${told}. Change it, or set checkAnswers to false.`,
  );
}

/** Of several answers, the status says which one it is; the server refuses one that there is not. */
function faultsOf(
  { key, answers: [first, ...others] }: MockOperation,
  value: unknown,
  checkAnswer: CheckAnswer,
): readonly AnswerFault[] {
  const isOnly = others.length === 0;
  const { status, data } = isOnly
    ? { status: first!.status, data: value }
    : (value as { readonly status: number; readonly data?: unknown });
  if ([first!, ...others].find((one) => one.status === status)?.type === undefined) return [];
  // Compared as it is sent.
  const text = JSON.stringify(data);
  return checkAnswer(isOnly ? key : `${key} ${status}`, text === undefined ? undefined : JSON.parse(text));
}

function sentenceOf({ wireName, expected = "another value", received }: AnswerFault): string {
  return `${wireName || "the response"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`;
}
