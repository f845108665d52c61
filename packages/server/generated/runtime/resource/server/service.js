import { defaultRefusals } from "./refusals.js";
import { unstated, weakest } from "../../http/server/ground.js";
/** Adds default codes, and default errors for codes that the service does not define. */
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
/** Returns an error that the spec does not specify. */
export function unstatedError(status, message) {
    return [status, message, { code: unstated, status: unstated, message: unstated }];
}
/** Returns the ground of an error response: that of the finding and that of the code. */
export function errorGround(service, { code, findings: [first] }) {
    return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
}
export function findingErrorGround(service, { code, ground }) {
    return weakest(ground, codeGround(service, code));
}
export function codeGround({ errors }, code) {
    return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}
