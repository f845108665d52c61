import type { DecodedRequest } from "./decoded-request.js";
import type { Options } from "./options.js";
import type { Request } from "./request.js";
import type { CheckAnswer } from "./results/finding.js";

export interface Checking {
  readonly loadCheck: (() => Promise<CheckAnswer>) | undefined;
  readonly options: Pick<Options, "checkAnswers" | "onFindings">;
}

/** Compares a response with the spec if the options request it. Reports differences, or throws. */
export async function checkAnswer(
  { loadCheck, options }: Checking,
  request: Request,
  decoded: DecodedRequest,
  body: object,
): Promise<void> {
  const { checkAnswers, onFindings } = options;
  if (checkAnswers === undefined || loadCheck === undefined) return;
  const check = await loadCheck();
  const findings = check(decoded, body);
  if (findings.length === 0) return;
  onFindings?.(findings, request);
  if (checkAnswers === "fail") throw new TypeError("A handler's response does not match the spec.");
}
