import { load } from "../http/load.js";
/** What a client gives of an answer of success, which it checks before where it is asked to. */
export async function givenAnswer({ checker }, operation, { answers, check }, value, received, request) {
    if (check) {
        const own = check === true ? (await load(checker)).check : check;
        await own({ operation, value, received, request });
    }
    const data = answers === "raw" || !operation.readable
        ? value
        : readAnswer(operation.readable, operation.pages?.page?.[0], value);
    return operation.statuses ? { status: received.response.status, data } : data;
}
/** Of a page its items are given in another form. */
function readAnswer(read, items, value) {
    if (items === undefined)
        return read(value);
    const page = value;
    return page?.[items] === undefined ? value : { ...page, [items]: read(page[items]) };
}
/** What JSON lacks to be a response of the operation; undefined where it may be one. */
export function missingIn({ markers, pages }, answer) {
    const names = pages?.page?.slice(0, 1) ?? markers;
    if (names === undefined)
        return undefined;
    if (names.length === 0)
        return Array.isArray(answer) ? undefined : "a list";
    return names.some((name) => answer?.[name] !== undefined)
        ? undefined
        : names[0];
}
/** Checks a request before it is sent, by the function of the caller or by that of the validators. */
export async function checkRequest({ validator }, validate, request) {
    const own = validate === true ? (await load(validator)).validate : validate;
    await own(request);
}
