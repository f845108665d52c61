import { GivenResponse, MockError } from "../../http/mock/mock.js";
/** The maximum number of problems in a message. */
const most = 5;
/** Returns the result of an override. Throws a `MockError` if it does not match the spec. */
export async function overrideAnswer({ name, operation, handler, checkAnswer }, request) {
    const value = await handler(request, {});
    if (value instanceof Response)
        throw new GivenResponse(value);
    const found = checkAnswer === undefined ? [] : faultsOf(operation, value, checkAnswer);
    if (found.length === 0)
        return value;
    const told = found.slice(0, most).map(sentenceOf).join("; ");
    throw new MockError(`The override of ${name} does not match the spec: ${told}. Change it, or set checkAnswers to false.`);
}
/**
 * Returns the problems of a result. If there are several responses, the status selects one. Unknown statuses are left
 * to the server, which rejects them.
 */
function faultsOf({ key, answers: [first, ...others] }, value, checkResponse) {
    const isOnly = others.length === 0;
    const { status, data } = isOnly
        ? { status: first.status, data: value }
        : value;
    if ([first, ...others].find((one) => one.status === status)?.type === undefined)
        return [];
    // Check the value as it will be serialized.
    const text = JSON.stringify(data);
    return checkResponse(isOnly ? key : `${key} ${status}`, text === undefined ? undefined : JSON.parse(text));
}
function sentenceOf({ wireName, expected = "another value", received }) {
    return `${wireName || "the response"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`;
}
