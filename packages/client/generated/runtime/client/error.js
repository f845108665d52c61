import { RequestError } from "../http/request-error.js";
import { withoutSecrets } from "../http/without-secrets.js";
/** An error response of the service. It contains no secrets. */
export class ResourceError extends RequestError {
    constructor({ code, message = code, details, ...given }, answer) {
        super(withoutSecrets(message, answer?.secrets), { status: 400, ...given }, answer);
        this.code = code;
        this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer?.secrets)) : [];
    }
    /** Status and JSON of the response: of the type `…ErrorResponse` of the operation. */
    response() {
        return { status: this.status, data: parsedJson(this.body) };
    }
    /** Returns whether it is this error. */
    is(code) {
        return this.code === code;
    }
}
/** Undefined if it is not JSON. */
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
