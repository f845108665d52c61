import { withoutSecrets } from "./without-secrets.js";
/** The header fields in which servers and proxies name a request. */
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
    /** If `answer` is undefined, the response is taken from `given`, provided that it has a status. */
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
    /** The name, the code of the service, the message, the HTTP status and the address without secrets. */
    toString() {
        const { name, message, status, request } = this;
        const { code } = this;
        const where = [status && `HTTP ${status}`, request && `${request.method} ${request.url}`].filter((one) => one && !message.includes(one));
        return `${name}: ${code && !message.startsWith(code) ? `${code}: ` : ""}${message}${where[0] ? ` (${where.join(", ")})` : ""}`;
    }
    /** For logs: the members that `console.log` shows, and the message. */
    toJSON() {
        return { ...this, name: this.name, message: this.message };
    }
}
