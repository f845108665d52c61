import { Agent, request as open, type IncomingMessage } from "node:http";
import type { Request } from "./requests.ts";

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends requests as they stand: no path is put in order on the way. */
export function sender(address: string): { send(request: Request): Promise<Answered>; close(): void } {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, target, headers, body }: Request): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(body.length) };
      const outgoing = open({ hostname, port, agent, method, path: target, headers: { ...headers, ...length } as Record<string, string> });
      outgoing.on("response", (incoming) => read(incoming).then(resolve, reject));
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

async function read(incoming: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { status: incoming.statusCode!, headers: incoming.headers as Answered["headers"], text: Buffer.concat(chunks).toString() };
}
