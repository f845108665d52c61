import { RequestError } from "../http/request-error.js";
import { withoutSecrets } from "../http/without-secrets.js";
/** An answer of the service that says what is wrong. It holds nothing secret. */
export class ResourceError extends RequestError {
    constructor(first, text, list, request, answer) {
        const given = answer ? undefined : { status: 400, ...first };
        const { code, message = code, details } = given ?? { code: first, message: text, details: list };
        super(withoutSecrets(message, answer?.secrets), request ?? given?.request, answer ?? given);
        this.code = code;
        this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer?.secrets)) : [];
    }
    /** Whether it is this error. */
    is(code) {
        return this.code === code;
    }
}
