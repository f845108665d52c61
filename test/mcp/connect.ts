import { Client, InMemoryTransport } from "@modelcontextprotocol/client";

/** The part of an MCP server that a test needs to connect. */
export interface Connectable {
  connect(transport: InMemoryTransport): Promise<void>;
  close(): Promise<void>;
}

export interface Connected extends AsyncDisposable {
  readonly client: Client;
  call(name: string, given: object, signal?: AbortSignal): Promise<Told>;
}

export interface Told {
  readonly text: string;
  /** All texts except the first: the server's remarks about the result. */
  readonly remarks: string;
  readonly isError: boolean;
  readonly content: readonly { readonly type: string }[];
}

/** Connects a client of the official SDK and a server in one process. */
export async function connected(server: Connectable): Promise<Connected> {
  const [one, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "test", version: "1.0.0" });
  await Promise.all([server.connect(other), client.connect(one)]);
  const close = async (): Promise<void> => {
    await client.close();
    await server.close();
  };
  return { client, call: (name, given, signal) => callTool(client, name, given, signal), [Symbol.asyncDispose]: close };
}

export async function callTool(client: Client, name: string, given: object, signal?: AbortSignal): Promise<Told> {
  const { content, isError } = await client.callTool({ name, arguments: { ...given } }, signal && { signal });
  const texts = content.map((one) => (one.type === "text" ? one.text : ""));
  return { text: texts[0] ?? "", remarks: texts.slice(1).join("\n"), isError: isError === true, content };
}
