// The check of responses of Exchange Management API. Generated: change the spec instead.
import type { CheckAnswer } from "../runtime/resource/client/options.js";

export type { AnswerFinding } from "../runtime/resource/client/check.js";
export { AnswerError } from "../runtime/resource/client/check.js";
export type { CheckedAnswer } from "../runtime/resource/client/options.js";

/** For the option `check` of createExchangeClient: rejects responses that do not match the description of the service. */
export declare const check: CheckAnswer;
