// The check of answers of Exchange Management API. Generated: change the spec instead.
import type { CheckAnswer } from "../runtime/client/client-options.js";

export type { AnswerFinding } from "../runtime/client/check-answer.js";
export { AnswerError } from "../runtime/client/check-answer.js";
export type { CheckedAnswer } from "../runtime/client/client-options.js";

/** For the option `check` of createExchangeClient: refuses answers that are not as the service is described. */
export declare const check: CheckAnswer;
