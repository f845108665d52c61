import { givenResponse, noRequest, RequestError } from "../http/request-error.js";
import { withoutSecrets } from "../http/without-secrets.js";
/** An answer of the service that says what is wrong. It holds nothing secret. */
export class ResourceError extends RequestError {
    constructor(first, ...[text, list, sent = noRequest, received]) {
        const isGiven = typeof first === "object";
        const { code, message = code, details, request = sent } = isGiven ? first : { code: first, message: text, details: list };
        const answer = received ?? givenResponse(isGiven ? first : {}, (isGiven && first.status) || 400);
        super(withoutSecrets(message, answer.secrets), request, answer);
        this.code = code;
        this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer.secrets)) : [];
    }
    /** Whether it is this error. */
    is(code) {
        return this.code === code;
    }
}
