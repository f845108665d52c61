/** An answer of the service that says what is wrong. It holds nothing secret. */
export class ResourceError extends Error {
    constructor(code, message, status, request) {
        super(message);
        this.code = code;
        this.status = status;
        this.request = request;
    }
    /** Whether it is this error. */
    is(code) {
        return this.code === code;
    }
}
/** @internal A message may repeat what it was sent. */
export function withoutSecrets(message, secrets) {
    return secrets.reduce((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(message));
}
