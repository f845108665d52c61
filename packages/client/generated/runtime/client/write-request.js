/**
 * Lets operations write their requests whose body, or whose answer, is not JSON; `prepare` is what else is done with
 * requests.
 */
export function writeRequest(prepare) {
    return (request, operation, call) => {
        const [, body, own] = call;
        const written = operation.write?.(request, body, own) ?? request;
        return prepare?.(written, operation, call) ?? written;
    };
}
/** A value as JSON, its Dates in UTC and to the second, with what stands between date and time, and after the time. */
export function jsonOf(value, [separator, suffix]) {
    return JSON.stringify(value, function (key, plain) {
        return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
    });
}
