import { isDevelopment } from "#environment";
import { nearName } from "./near-name.js";
import { isRecord, shownValue } from "./shown-value.js";
/** Refuses an option of a client. Shows strings only: pass no secret as `given`. */
export function refuseOption(option, given, remedy) {
    throw new TypeError(`The option ${option} is ${typeof given === "string" ? JSON.stringify(given) : typeof given}: ${remedy}`);
}
/** Refuses what is not an absolute HTTP address. */
export function checkAddress(option, given) {
    if (!isDevelopment)
        return;
    if (!/^https?:\/\/./.test(String(given)))
        refuseOption(option, given, "use an absolute URL, such as https://host.example/path");
}
/**
 * Refuses what is not an object, and names that resemble a known one. Other names are ignored: objects of options are
 * shared.
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
/** The options of all clients and of all their calls. */
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
/** Refuses the options of a client or of a call with which no request could succeed. */
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
