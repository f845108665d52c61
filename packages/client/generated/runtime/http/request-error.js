import { withoutSecrets } from "./without-secrets.js";
/** @internal */
export function givenResponse({ headers = {}, body = "" }, status) {
    return { response: new Response(null, { status, headers }), text: body };
}
/** @internal The request of an error that a test creates without one. */
export const noRequest = { method: "GET", url: "about:blank", attempt: 1 };
/** The header fields in which servers and proxies name a request. */
const idName = /^(x-)?(amzn?-)?(request|correlation|trace)-?id$/;
/** @internal */
export function requestIdOf(headers) {
    return [...headers.entries()].find(([name]) => idName.test(name))?.[1];
}
/**
 * What every error of a client has of the answer that it is about. Neither `console.log` nor `JSON.stringify` shows header fields and body:
 * they may be long, or repeat private data.
 */
export class RequestError extends Error {
    constructor(message, request, answer, cause) {
        super(message, cause);
        const headers = answer && new Headers(answer.response.headers);
        headers?.delete("set-cookie");
        this.request = request;
        this.status = answer?.response.status;
        this.requestId = headers && requestIdOf(headers);
        const body = answer && withoutSecrets(answer.text, answer.secrets);
        Object.defineProperties(this, { headers: { value: headers }, body: { value: body } });
    }
    /** For logs: the members that `console.log` shows, and the message. */
    toJSON() {
        return { ...this, name: this.name, message: this.message };
    }
}
