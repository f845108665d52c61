import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
// Only its types: an import of the module itself loads Node's own fetch with it, which takes a tenth of the time to the first answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/* What is refused before it is a whole request has a body like any other error. */

interface Refusal {
  readonly status: number;
  /** What the status is called. */
  readonly reason: string;
  readonly code: string;
  readonly message: string;
}

const malformed: Refusal = {
  status: 400,
  reason: "Bad Request",
  code: "malformed_request",
  message: "The request is not HTTP.",
};
const noHost: Refusal = { ...malformed, message: "The request has no Host header." };
const expectation: Refusal = {
  status: 417,
  reason: "Expectation Failed",
  code: "expectation_failed",
  message: "Expect must be 100-continue.",
};

/** By the code of Node's error. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: "Request Header Fields Too Large",
    code: "header_too_large",
    message: "The header is too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: "Request Timeout",
    code: "request_timeout",
    message: "The request did not arrive in time.",
  },
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
  const lines = Object.entries({ ...fields, "content-length": Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${refusal.status} ${refusal.reason}\r\n${lines.join("")}\r\n${body}`);
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
