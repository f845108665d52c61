import { RequestError, withoutSecrets } from "../../http/client/errors.js";
import { isRecord } from "../../http/client/refuse-option.js";
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
/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
 */
export function fieldMessages(failure) {
    const { details, findings } = (isRecord(failure) ? failure : {});
    const messages = {};
    for (const { code = "", field, wireName = field, message } of [details, findings].flatMap((some) => some ?? [])) {
        if (wireName !== undefined && message !== undefined)
            messages[wireName] ??= withoutStart(withoutStart(message, `${code}: `), `${wireName} `);
    }
    return messages;
}
function withoutStart(text, start) {
    return text.startsWith(start) ? text.slice(start.length) : text;
}
