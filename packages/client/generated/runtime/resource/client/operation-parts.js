import { refuseOption } from "../../http/client/refuse-option.js";
/**
 * Returns a function that calls an operation's `write`, for a body or response that is not JSON, and then `prepare`.
 */
export function writeRequest(prepare) {
    return (request, operation, call) => {
        const [, body, own] = call;
        const written = operation.write?.(request, body, own) ?? request;
        return prepare?.(written, operation, call) ?? written;
    };
}
/**
 * Returns a value as JSON. Dates are written in UTC without fractions of a second, with the given separator and suffix.
 */
export function jsonOf(value, [separator, suffix]) {
    return JSON.stringify(value, function (key, plain) {
        return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
    });
}
/**
 * Adds the headers for `idempotencyKey` and `ifMatch`. A request that supports a key but has none is sent only once.
 */
export const addConditions = (request, { keyHeader = "" }, [, , call]) => {
    const { idempotencyKey: asked, ifMatch, headers } = call;
    // Without this check, a missing ETag would silently make the request unconditional.
    if ("ifMatch" in call && !ifMatch)
        refuseOption("ifMatch", ifMatch, "set it to the ETag of the object, or omit it");
    // Not `randomUUID`, which browsers provide only on HTTPS pages.
    const made = asked === true ? crypto.getRandomValues(new Uint32Array(4)).join("-") : asked;
    const hasKey = !!(made ?? headers?.[keyHeader]);
    return {
        ...request,
        headers: { ...request.headers, [keyHeader]: made, "if-match": ifMatch },
        safe: request.safe || hasKey,
        once: !!keyHeader && !hasKey,
    };
};
/** Passes the status and the typed response headers to the `onAnswer` callback. */
export const tellAnswer = (read, { answerHeaders = {} }, { onAnswer }) => async (response, text, view) => {
    const attempt = await read(response, text, view);
    if (attempt.kind === "done") {
        const headers = Object.entries(answerHeaders).map(([name, kind]) => [
            name,
            valueOf(response.headers.get(name), kind),
        ]);
        onAnswer?.({ status: response.status, headers: Object.fromEntries(headers) });
    }
    return attempt;
};
function valueOf(text, kind) {
    if (text === null)
        return undefined;
    if (typeof kind !== "string")
        return text.split(",").map((item) => valueOf(item.trim(), kind[0]));
    return kind === "number" ? Number(text) : kind === "boolean" ? text === "true" : text;
}
