import { RequestError } from "../../http/client/request-error.js";
import { withoutSecrets } from "../../http/client/without-secrets.js";
/** An error response of the service. It contains no secrets. */
export class ResourceError extends RequestError {
    constructor({ code, message = code, details, ...given }, answer) {
        super(withoutSecrets(message, answer?.secrets), { status: 400, ...given }, answer);
        this.code = code;
        this.details = Array.isArray(details) ? JSON.parse(withoutSecrets(JSON.stringify(details), answer?.secrets)) : [];
    }
    /** Returns the status and the JSON of the response. Its type is the operation's `…ErrorResponse`. */
    response() {
        return { status: this.status, data: parsedJson(this.body) };
    }
    /** Returns whether the error has this code. */
    is(code) {
        return this.code === code;
    }
}
/** Parses JSON. Returns undefined if the string is not valid JSON. */
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
