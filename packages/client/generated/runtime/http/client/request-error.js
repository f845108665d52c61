import { withoutSecrets } from "./without-secrets.js";
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
