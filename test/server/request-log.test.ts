import { fastify, LogController, type FastifyReply, type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { logOptions } from "../../packages/reference-server/src/logging/request-log.ts";

/** Returns the log lines of one request, formatted by Kiln's own code or by pino. */
async function linesOf(level: string, by: "kiln" | "pino"): Promise<readonly Record<string, unknown>[]> {
  const lines: string[] = [];
  const options = logOptions(level, { write: (line) => void lines.push(line) });
  const app = fastify({ ...options, ...(by === "pino" && { logController: new LinesOfPino() }), trustProxy: true });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(""));
  await app.inject({ method: "POST", url: '/a"\\b%20c?key=secret', headers: { "x-forwarded-for": 'an "address"\\' } });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

class LinesOfPino extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, "request completed");
  }
}

test("the line of a request is the one that pino would write", async () => {
  const [[ours], [peer]] = [await linesOf("info", "kiln"), await linesOf("info", "pino")];
  expect(Object.keys(ours!)).toEqual(Object.keys(peer!));
  const { time, responseTime, ...rest } = ours!;
  expect([typeof time, typeof responseTime]).toEqual(["number", "number"]);
  expect(peer).toMatchObject(rest);
  expect(JSON.stringify(ours)).not.toContain("secret");
});

test.each(["warn", "error", "silent"])("there is no log at the level %s", async (level) => {
  expect(await linesOf(level, "kiln")).toEqual([]);
});

test.each(["debug", "trace"])("there is one where the level is %s", async (level) => {
  expect((await linesOf(level, "kiln")).filter(({ msg }) => msg === "request completed")).toHaveLength(1);
});
