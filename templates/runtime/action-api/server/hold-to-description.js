/**
 * Where that is asked for, tells of what is not as the spec describes it in an answer in version 2 of the format, or throws.
 * @param {import("./answer.js").Asked} asked @param {import("./types.js").Request} request @param {any} decoded the same, as its reader has it @param {object} body
 */
export async function holdToDescription({ loadCheck, options, version }, request, decoded, body) {
  const { checkAnswers, onFindings } = options;
  if (checkAnswers === undefined || loadCheck === undefined || version === "1") return;
  const check = await loadCheck();
  const findings = check(decoded, body);
  if (findings.length === 0) return;
  onFindings?.(findings, request);
  if (checkAnswers === "fail") throw new TypeError("A handler's answer is not as the spec describes it.");
}
