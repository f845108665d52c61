import { ValidationError } from "../../http/validation-error.js";
/** Warnings of names and values that the service ignores: a caller has misspelt them. */
const ignored = ["unrecognizedparams", "unrecognizedvalues"];
/** A check of whole requests out of their decoder. @internal */
export function validator(decode) {
    return (query, highLimits) => {
        const { errors = [], warnings = [] } = decode(query, { highLimits, all: true });
        const findings = [...errors, ...warnings.filter(({ code }) => ignored.includes(code))];
        if (findings.length > 0)
            throw ValidationError.of(findings);
    };
}
