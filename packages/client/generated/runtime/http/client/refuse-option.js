import { isDevelopment } from "#environment";
/** Rejects an option of a client. Only strings are shown, so do not pass a secret as `given`. */
export function refuseOption(option, given, remedy) {
    throw new TypeError(`The option ${option} is ${typeof given === "string" ? JSON.stringify(given) : typeof given}: ${remedy}`);
}
/** Rejects a value that is not an absolute HTTP URL. */
export function checkAddress(option, given) {
    if (!isDevelopment)
        return;
    if (!/^https?:\/\/./.test(String(given)))
        refuseOption(option, given, "use an absolute URL, such as https://host.example/path");
}
/**
 * Rejects values other than objects, and names that resemble a known one. Other names are ignored, because option
 * objects may be shared.
 */
export function checkNames(what, given, known) {
    if (!isDevelopment)
        return;
    if (!isRecord(given))
        throw new TypeError(`${what} takes an object of options, not ${shownValue(given)}`);
    for (const name in given) {
        const meant = known.includes(name) || given[name] === undefined ? undefined : nearName(name, known);
        if (meant)
            throw new TypeError(`${what} has no option ${name}: did you mean ${meant}?`);
    }
}
/** The options of all clients and calls. */
const options = [
    "fetch",
    "timeout",
    "retries",
    "headers",
    "onRequest",
    "onResponse",
    "log",
    "rateLimit",
    "signal",
    "validate",
    "baseUrl",
    "key",
    "keyIn",
    "tenant",
    "answers",
    "check",
    "shared",
    "query",
    "onAnswer",
    "idempotencyKey",
    "ifMatch",
    "mediaType",
    "endpoint",
    "userAgent",
    "highLimits",
    "maximumRequests",
    "onWarning",
    "post",
    "modules",
];
/** Rejects options of a client or of a call with which no request could succeed. */
export function checkOptions(what, given, own = []) {
    if (!isDevelopment)
        return;
    checkNames(what, given, [...options, ...own]);
    const { timeout, retries, signal } = given;
    if (timeout !== undefined && !(typeof timeout === "number" && timeout >= 0))
        refuseOption("timeout", timeout, "give milliseconds");
    if (retries !== undefined && !isRecord(retries))
        refuseOption("retries", retries, "give an object, such as { attempts: 1 }");
    for (const name of ["check", "validate"]) {
        const one = given[name];
        if (one && one !== true && typeof one !== "function")
            refuseOption(name, one, "set it to true or a function");
    }
    if (signal && !signal.addEventListener)
        refuseOption("signal", signal, "set it to the signal of an AbortController");
}
/**
 * Returns the known name that a misspelled one resembles: they differ by at most two adjacent letters. The function is
 * small, because every bundle includes it.
 */
export function nearName(given, names) {
    return names.find((name) => isNear(given.toLowerCase(), name.toLowerCase()));
}
function isNear(one, other) {
    const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
    let [start, end] = [0, 0];
    while (start < shorter.length && one[start] === other[start])
        start++;
    while (end < shorter.length - start && one.at(-1 - end) === other.at(-1 - end))
        end++;
    return longer.length - start - end <= Math.min(2, shorter.length / 3);
}
/** Returns a value in the form used in messages: a string in quotes, other values by kind. */
export function shownValue(value) {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (Array.isArray(value))
        return "a list";
    if (typeof value === "function")
        return "a function";
    return Object(value) === value ? "an object" : String(value);
}
/** Returns true if the value is an object other than a list or a Date. */
export function isRecord(value) {
    return Object(value) === value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
/**
 * Imports a module that bundlers must not include. Production bundles cannot import it, so callers have to pass the
 * module's function.
 */
export async function load(name) {
    if (isDevelopment)
        return import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    throw new TypeError(`A bundle cannot load ${name}: import it, and pass its function`);
}
