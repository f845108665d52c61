import { Readable } from "node:stream";
import { sentError } from "./sent-error.js";
export function send(reply, { status, headers, body }) {
    reply.code(status).headers(headers);
    if (body === undefined || typeof body === "string")
        return reply.send(body);
    return reply.send(body instanceof Uint8Array
        ? Buffer.from(body.buffer, body.byteOffset, body.length)
        : Readable.from(body, { objectMode: false }));
}
/** Answers with an error of Fastify's, of a handler, or of our own. */
export function sendError(service, error, request, reply) {
    const { code, ground, message, ...sent } = sentError(service, error, request.headers.accept);
    if (sent.status >= 500)
        request.log.error({ err: error, code, ground }, message);
    else
        request.log.info({ code, ground }, message);
    return send(reply, sent);
}
