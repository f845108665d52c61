import type { ActiveRequest } from "./active-request.js";
import type { DecodedRequest } from "./decoded-request.js";
import type { Request } from "./request.js";

/** Where the options ask for it, compares an answer in version 2 of the format with what the spec says; reports what differs, or throws. */
export async function checkAnswer(active: ActiveRequest, request: Request, decoded: DecodedRequest, body: object): Promise<void> {
  const { loadCheck, options, version } = active;
  const { checkAnswers, onFindings } = options;
  if (checkAnswers === undefined || loadCheck === undefined || version === "1") return;
  const check = await loadCheck();
  const findings = check(decoded, body);
  if (findings.length === 0) return;
  onFindings?.(findings, request);
  if (checkAnswers === "fail") throw new TypeError("A handler's answer is not as the spec describes it.");
}
