import { defaultRefusals } from "./refusals.js";
import { unstated, weakest } from "../http/ground.js";
/** Fills in the codes that the service does not name, and what its own errors do not say of them. */
export function withDefaults(table) {
    const faults = Object.entries(defaultRefusals).map(([fault, [code, status, message]]) => {
        return { fault, code: table.refusals[fault] ?? code, error: unstatedError(status, message) };
    });
    const defaults = Object.fromEntries(faults.map(({ code, error }) => [code, error]));
    return {
        ...table,
        refusals: Object.fromEntries(faults.map(({ fault, code }) => [fault, code])),
        errors: { ...defaults, ...table.errors },
    };
}
/** An error of which the spec says nothing. */
export function unstatedError(status, message) {
    return [status, message, { code: unstated, status: unstated, message: unstated }];
}
/**
 * What it rests on that a request is refused with a code: what of the request is wrong, and that the code answers that.
 */
export function errorGround(service, { code, findings: [first] }) {
    return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
}
export function findingErrorGround(service, { code, ground }) {
    return weakest(ground, codeGround(service, code));
}
/** What it rests on that a code answers its condition. */
export function codeGround({ errors }, code) {
    return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}
