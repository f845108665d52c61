/** Headers in which servers and proxies return a request id. */
const idName = /^(x-)?(amzn?-)?(request|correlation|trace)-?id$/;
/** @internal */
export function requestIdOf(headers) {
    return [...headers.entries()].find(([name]) => idName.test(name))?.[1];
}
/**
 * The base class of all client errors. `console.log` and `JSON.stringify` omit headers and body, because they may be
 * long or contain private data.
 */
export class RequestError extends Error {
    /** If `answer` is undefined, the response is built from `given`, provided that it has a status. */
    constructor(message, given, answer) {
        super(message, "cause" in given ? given : undefined);
        const { response = given, text = given.body ?? "", secrets } = answer ?? {};
        const isSent = response.status !== undefined;
        const headers = isSent ? new Headers(response.headers) : undefined;
        headers?.delete("set-cookie");
        this.request = given.request;
        this.status = response.status;
        this.requestId = headers && requestIdOf(headers);
        Object.defineProperties(this, {
            headers: { value: headers },
            body: { value: isSent ? withoutSecrets(text, secrets) : undefined },
        });
    }
    /** Returns the name, the service's error code, the message, the HTTP status and the URL without secrets. */
    toString() {
        const { name, message, status, request } = this;
        const { code } = this;
        const where = [status && `HTTP ${status}`, request && `${request.method} ${request.url}`].filter((one) => one && !message.includes(one));
        return `${name}: ${code && !message.startsWith(code) ? `${code}: ` : ""}${message}${where[0] ? ` (${where.join(", ")})` : ""}`;
    }
    /** Returns the members that `console.log` shows, and the message, for logs. */
    toJSON() {
        return { ...this, name: this.name, message: this.message };
    }
}
/** An error without a readable response. It contains no secrets. */
export class TransportError extends RequestError {
    constructor(given, answer) {
        const { kind, message = kind } = given;
        super(message, given, answer);
        this.name = kind === "aborted" ? "AbortError" : "TransportError";
        this.kind = kind;
    }
}
/**
 * @internal Creates the error for a response that has an error status or is not a response of the service. `missing`
 * describes what the JSON lacks.
 */
export function answerError(response, request, option, missing) {
    const { response: { ok, status, headers }, text, } = response;
    const found = missing
        ? `JSON without ${missing}`
        : text
            ? (headers.get("content-type") ?? "a body without a media type")
            : "no body";
    // Text that starts as an object but cannot be parsed has been cut off.
    const kind = !ok ? "http-status" : missing ? "unexpected-body" : text.startsWith("{") ? "cut-off" : "not-json";
    const hint = missing || status === 404 || (text.startsWith("<") && ok)
        ? ` (not a response of the service: check ${option})`
        : "";
    return transportError(kind, `${kind}: ${status}, ${found}${hint}`, request, response);
}
/** @internal Creates an error whose message ends with the URL. */
export function transportError(kind, text, request, response, cause) {
    return new TransportError({ kind, message: `${text}: ${request.method} ${request.url}`, request, ...cause }, response);
}
/** Removes secrets from a string that a server sent, because servers may repeat their input. */
export function withoutSecrets(text, secrets = []) {
    return secrets.reduce((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(text));
}
/** Matches the values of parameters whose names indicate a secret. */
const secretParameters = /([?&][^=&#]*(?:key|token|secret|password|passwd|auth|signature|pin)=)[^&#]*/gi;
/** Removes user name, password and the values of secret parameters from a URL. */
export function withoutSecretParameters(address) {
    return address.replace(secretParameters, "$1***").replace(/^(\w+:\/\/)[^/?#]*@/, "$1");
}
