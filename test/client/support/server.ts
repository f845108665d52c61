import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

/** A received request, with its body. */
export interface Received {
  readonly method: string;
  /** The path and the raw query string. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Responds to a request. A server that never responds leaves it pending. */
export type Answer = (response: ServerResponse, request: Received, turn: number) => void;

export interface TestServer {
  readonly url: string;
  /** In order of arrival. */
  readonly requests: readonly Received[];
  /** Resolves when the client has aborted a request. */
  readonly closed: Promise<void>;
}

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts a real server for one test, and closes it afterwards. */
export async function serve(respond: Answer): Promise<TestServer> {
  const requests: Received[] = [];
  const given = Promise.withResolvers<void>();
  const server = createServer((incoming, response) => {
    response.on("close", () => response.writableFinished || given.resolve());
    void received(incoming).then((request) => respond(response, request, requests.push(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, closed: given.promise };
}

async function received(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = incoming.headers as Received["headers"];
  return { method: incoming.method!, url: incoming.url!, headers, body: Buffer.concat(chunks).toString() };
}

/** Returns a local address on which no server listens. */
export async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(value));
}

/** Sends less than the declared Content-Length. */
export function cutOff(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"a":', () => response.destroy());
}
