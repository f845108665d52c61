import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import {
  createRecord,
  createServer,
  type ContractReport,
  type ServerOptions,
} from "../../../packages/reference-server/src/index.ts";

/* A proxy for an upstream whose responses the test sets. */

export interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Answerer = (heard: Heard, response: ServerResponse) => void;

export interface Proxy {
  readonly address: string;
  readonly upstreamAddress: string;
  readonly heard: Heard[];
  readonly lines: string[];
  upstream(answerer: Answerer): void;
  report(): ContractReport;
  /** Returns the findings of the report as `by rule operation: detail`. */
  told(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string | string[]>> = {}): Answerer =>
  (_, response) =>
    void response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));

export async function openProxy(
  option: "upstream" | "exchangeUpstream",
  path: string,
  more: ServerOptions = {},
): Promise<Proxy> {
  let respond: Answerer = json({});
  const heard: Heard[] = [];
  const upstream = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () => {
        const one = {
          method: request.method!,
          url: request.url!,
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        };
        heard.push(one);
        respond(one, response);
      });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const lines: string[] = [];
  const record = createRecord();
  const target = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}${path}`;
  const app: FastifyInstance = await createServer({
    rateLimit: 0,
    logStream: { write: (line) => void lines.push(line) },
    record,
    [option]: target,
    ...more,
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    address,
    upstreamAddress: target,
    heard,
    lines,
    upstream: (one) => void (respond = one),
    report: () => record.report(),
    async told() {
      // A response is checked after it has been forwarded.
      await new Promise((resolve) => setTimeout(resolve, 20));
      const { documented, decided, unknown } = record.report();
      const violations = [documented, decided, unknown].flatMap((one) => one.violations);
      return violations.map(({ by, rule, operation, detail }) => `${by} ${rule} ${operation}: ${detail}`).sort();
    },
    close: async () => {
      await app.close();
      await closed(upstream);
    },
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
