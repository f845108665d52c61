import { Client, InMemoryTransport } from "@modelcontextprotocol/client";

/** A server of MCP, as far as a test connects to it. */
export interface Connectable {
  connect(transport: InMemoryTransport): Promise<void>;
  close(): Promise<void>;
}

export interface Connected extends AsyncDisposable {
  readonly client: Client;
  call(name: string, given: object, signal?: AbortSignal): Promise<Told>;
}

/** The result of a tool. */
export interface Told {
  readonly text: string;
  /** All texts except the first: the remarks of the server about the result. */
  readonly remarks: string;
  readonly isError: boolean;
  readonly content: readonly { readonly type: string }[];
}

/** A client of the official SDK and a server in one process. */
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
