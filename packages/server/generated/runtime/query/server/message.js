/**
 * Replaces the placeholders of a message by its parameters. `shown` may format a parameter differently; its result may
 * already be in markup.
 */
export function fillMessage(text, { parameters = [] }, shown = (one) => one) {
    return text.replace(/\$(\d)/g, (whole, number) => {
        const parameter = parameters[Number(number) - 1];
        return parameter === undefined ? whole : shown(parameterText(parameter), isMarkup(parameter));
    });
}
function isMarkup(parameter) {
    return typeof parameter === "object" && ("markup" in parameter || ("list" in parameter && parameter.bare === true));
}
function parameterText(parameter) {
    if (typeof parameter !== "object")
        return String(parameter);
    if ("count" in parameter)
        return String(parameter.count);
    if ("noNumber" in parameter)
        return "";
    if ("markup" in parameter)
        return parameter.markup;
    return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}
/** Joins items as `a`, `a and b`, or `a, b and c`. */
function listText(items) {
    return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
/** `Error` with `stackTraceLimit`. Engines other than V8 ignore the limit. */
const limited = Error;
/** Ends a request with an error for the caller. `Context.fail` throws one. */
export class Failure extends Error {
    error;
    /** The HTTP status. If undefined, the status of the code applies. */
    status;
    constructor(error, status) {
        // The stack trace does not describe the request, and capturing it takes a quarter of the response time.
        const { stackTraceLimit } = limited;
        limited.stackTraceLimit = 0;
        super(`${error.code}: ${error.text}`);
        limited.stackTraceLimit = stackTraceLimit;
        this.name = "Failure";
        this.error = error;
        this.status = status;
    }
}
