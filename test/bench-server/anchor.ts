import rateLimit from "@fastify/rate-limit";
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

/** Logs each request in one line, after the response is sent. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, "request completed");
  }
}

const serializers = {
  req: ({ method, url, ip }: { readonly method: string; readonly url: string; readonly ip: string }) => ({
    method,
    path: url.split("?", 1)[0],
    address: ip,
  }),
  res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
};

/** Log lines of one turn of the event loop are written together, as Kiln's server does. */
let lines = "";
const stream = {
  write(line: string): void {
    if (lines === "") setImmediate(flush);
    lines += line;
  },
};

function flush(): void {
  process.stdout.write(lines);
  lines = "";
}

/**
 * Starts Fastify with its own rate limiter, and a log with the same lines as Kiln's server. @param most requests per
 * minute
 */
export async function fastifyAnchor(most: number): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: "info", stream, serializers }, logController: new OneLineEach() });
  await app.register(rateLimit, { max: most, timeWindow: "1 minute" });
  return app;
}
