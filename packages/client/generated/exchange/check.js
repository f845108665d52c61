// The check of responses of Exchange Management API. Generated: change the spec instead.
import { checkAnswer } from "@kiln/validators/exchange/answers";
import { checker } from "../runtime/resource/client/check-response.js";

export { AnswerError } from "../runtime/resource/client/check-response.js";

export const check = /* @__PURE__ */ checker(checkAnswer);
