/** An error response with a code of the service. It is sent to the caller and not logged as a failure. */
export class ServiceError extends Error {
    code;
    headers;
    findings;
    constructor(code, { headers = {}, findings = [] } = {}) {
        super(code);
        this.name = "ServiceError";
        this.code = code;
        this.headers = headers;
        this.findings = findings;
    }
}
/** A response with an arbitrary status that is not a success and needs no code of the service. */
export class StatusError extends Error {
    status;
    body;
    headers;
    constructor(status, body, { headers = {} } = {}) {
        super(`HTTP ${status}`);
        this.name = "StatusError";
        this.status = status;
        this.body = body;
        this.headers = headers;
    }
}
/** Creates an error with a sentence that describes the problem of the whole request or of a named part. */
export function refusal(code, sentence, name, headers = {}) {
    const named = name === undefined ? {} : { path: [name], wireName: name };
    return new ServiceError(code, { findings: [{ code, message: `${code}: ${sentence}`, ...named }], headers });
}
