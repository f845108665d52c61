import { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import { standardOutput, type LineWriter } from "./standard-output.ts";

/** The log names no header and no body of a request, and only the path of its address: API keys may be in all of them. */
export function logOptions(level: string, stream: LineWriter = standardOutput) {
  return { level, stream, serializers: { req: requestOf, res: replyOf, err: errorOf } };
}

/** Logs a request in one line, when it has been answered. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const details = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...details, err: error }, "request errored");
    else request.log.info(details, "request completed");
  }
}

function requestOf({ method, url, ip }: { readonly method: string; readonly url: string; readonly ip: string }) {
  return { method, path: url.split("?", 1)[0], address: ip };
}

function replyOf({ statusCode }: { readonly statusCode: number }) {
  return { status: statusCode };
}

/** An error may carry what it was about: only its name, message, code and stack are logged. */
function errorOf({ name, message, code, stack = "" }: Error & { readonly code?: string }) {
  return { type: name, message, code, stack };
}
