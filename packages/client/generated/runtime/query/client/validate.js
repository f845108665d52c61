import { ValidationError } from "../../http/client/validation-error.js";
/** Codes of warnings about names and values that the service ignores, usually because they are misspelled. */
const ignored = ["unrecognizedparams", "unrecognizedvalues"];
/** Creates a check of whole requests from their decoder. @internal */
export function validator(decode) {
    return (query, highLimits) => {
        const { errors = [], warnings = [] } = decode(query, { highLimits, all: true });
        const findings = [...errors, ...warnings.filter(({ code }) => ignored.includes(code))];
        if (findings.length > 0)
            throw ValidationError.of(findings);
    };
}
