/** Compares a response with the spec if the options request it. Reports differences, or throws. */
export async function checkAnswer({ loadCheck, options }, request, decoded, body) {
    const { checkAnswers, onFindings } = options;
    if (checkAnswers === undefined || loadCheck === undefined)
        return;
    const check = await loadCheck();
    const findings = check(decoded, body);
    if (findings.length === 0)
        return;
    onFindings?.(findings, request);
    if (checkAnswers === "fail")
        throw new TypeError("A handler's response does not match the spec.");
}
