import { Agent, request as open, type IncomingMessage } from "node:http";

export interface Sent {
  readonly method: string;
  /** The path and the query string, exactly as in the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends raw requests over keep-alive connections, without normalizing the path. */
export function sender(address: string): { send(request: Sent): Promise<Answered>; close(): void } {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, target, headers, body }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = open({ hostname, port, agent, method, path: target, headers: { ...headers, ...length } });
      outgoing.on("response", (incoming) => read(incoming).then(resolve, reject));
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

async function read(incoming: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    status: incoming.statusCode!,
    headers: incoming.headers as Answered["headers"],
    text: Buffer.concat(chunks).toString(),
  };
}
