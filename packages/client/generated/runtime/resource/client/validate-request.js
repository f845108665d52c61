import { isRecord } from "../../http/client/refuse-option.js";
import { ValidationError } from "../../http/client/validation-error.js";
import { jsonOf } from "./operation-parts.js";
const strictly = { all: true, unknownFields: "refuse", strict: true };
/**
 * Creates a request check from decoders, which are keyed by method and path. `dateTime` is the notation of dates.
 * @internal
 */
export function requestValidator(decoders, dateTime) {
    const asJson = (value) => (isRecord(value) ? JSON.parse(jsonOf(value, dateTime)) : value);
    return ({ operation: { method, path }, body, parameters }) => {
        const { body: ofBody, parameters: ofParameters, isForm } = decoders[`${method} ${path}`] ?? {};
        const results = [ofParameters?.(asJson(parameters), strictly), ofBody?.(isForm ? body : asJson(body), strictly)];
        const findings = results.flatMap((result) => result?.errors ?? []);
        if (findings.length > 0)
            throw ValidationError.of(findings);
    };
}
