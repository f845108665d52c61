import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/* What is refused before it is a whole request has a body like any other error. */

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const malformed: Refusal = { status: 400, code: "malformed_request", message: "The request is not HTTP." };
const noHost: Refusal = { ...malformed, message: "The request has no Host." };
const expectation: Refusal = { status: 417, code: "expectation_failed", message: "Expect takes 100-continue alone." };

/** By the code of Node's error. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "header_too_large", message: "The header is too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request_timeout", message: "The request did not come in in time." },
};

const fields = { connection: "close", "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

function bodyOf({ code, message }: Refusal): string {
  return JSON.stringify({ error: { code, message } });
}

/** Answers on a connection whose data is no request. The error holds what was sent: it is not logged. */
export function refuseConnection({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const refusal = refusals[code] ?? malformed;
  const body = bodyOf(refusal);
  const lines = Object.entries({ ...fields, "content-length": Buffer.byteLength(body) }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`);
}

/** Answers what Node would refuse without a body: an expectation that is not known, and a request without a host. */
export function refuseIncomplete(app: FastifyInstance): void {
  app.server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(expectation);
    response.writeHead(expectation.status, { ...fields, "content-length": Buffer.byteLength(body) }).end(body);
  });
  app.addHook("onRequest", (request: FastifyRequest, reply: FastifyReply, done) => {
    const { httpVersion, headers } = request.raw;
    if (httpVersion !== "1.1" || headers.host !== undefined) return done();
    reply.code(noHost.status).headers(fields).send(bodyOf(noHost));
  });
}
