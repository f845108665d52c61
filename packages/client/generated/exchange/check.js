// The check of responses of Exchange Management API. Generated: change the spec instead.
import { checkAnswer } from "@kiln/validators/exchange/answers";
import { checker } from "../runtime/client/check-answer.js";

export { AnswerError } from "../runtime/client/check-answer.js";

export const check = /* @__PURE__ */ checker(checkAnswer);
