import { unstatedError } from "./error-ground.js";
import { defaultRefusals } from "./refusals.js";
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
