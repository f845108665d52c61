/** An answer that says what is wrong, by a code of the service. It is sent to the caller, not logged. */
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
