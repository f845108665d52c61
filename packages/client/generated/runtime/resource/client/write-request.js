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
