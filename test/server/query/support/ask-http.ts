import { Agent, request as send, type IncomingMessage } from "node:http";
import { answered, type Answered, type Ask } from "./ask.ts";

/** Asks over connections that stay open, as many as there are questions at once. */
export function overHttp(address: string): { readonly ask: Ask; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = (query, { method = "GET", headers = {}, body = "" } = {}) =>
    new Promise((resolve, reject) => {
      const length = { "content-length": Buffer.byteLength(body) };
      const outgoing = send(`${address}/api.php?${query.replace(/^\?/, "")}`, { agent, method, headers: { ...(headers as Record<string, string>), ...length } });
      outgoing.on("response", (incoming) => read(incoming).then(resolve, reject));
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

async function read(incoming: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return answered(incoming.statusCode!, incoming.headers as Answered["headers"], Buffer.concat(chunks).toString());
}
