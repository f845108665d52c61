import { LogController } from "fastify";
import { standardOutput } from "./standard-output.js";

/**
 * What the log says of requests: no header, no body, and of the address only its path, since keys may stand behind it.
 * @param {string} level @param {{ write(line: string): void } | undefined} stream
 */
export function logOptions(level, stream = standardOutput) {
  return { level, stream, serializers: { req: requestOf, res: replyOf, err: errorOf } };
}

/** Says all of a request in one line, when it has been answered. */
export class OneLineEach extends LogController {
  /** @override */
  incomingRequest() {}

  /** @override @type {LogController["requestCompleted"]} */
  requestCompleted(error, request, reply) {
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...told, err: error }, "request errored");
    else request.log.info(told, "request completed");
  }
}

/** @param {{ method: string, url: string, ip: string }} request */
function requestOf({ method, url, ip }) {
  return { method, path: url.split("?", 1)[0], address: ip };
}

/** @param {{ statusCode: number }} reply */
function replyOf({ statusCode }) {
  return { status: statusCode };
}

/** An error may hold what it was about: only its own words are shown. @param {Error & { code?: string }} error */
function errorOf({ name, message, code, stack = "" }) {
  return { type: name, message, code, stack };
}
