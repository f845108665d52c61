import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Location,
} from "vscode-languageserver/node";

/** The position of a name, counted from 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly character: number;
}

/** A language server for TypeScript. */
export interface TypeServer {
  /** Returns the definitions of the name at a position. */
  definitions(place: Place): Promise<readonly Place[]>;
  stop(): void;
}

const require = createRequire(import.meta.url);

/** Starts the server of TypeScript 5.9, which has its own protocol: headers before responses, lines of JSON as requests. */
export function startTypeScript5(folder: string): TypeServer {
  const tsserver = require.resolve("typescript/lib/tsserver.js");
  const child = spawn(process.execPath, [tsserver, "--disableAutomaticTypingAcquisition"], { cwd: folder });
  const waiting = new Map<number, (body: readonly Span[]) => void>();
  onMessages(child, (message) => {
    if (message.type === "response") waiting.get(message.request_seq)?.(message.body ?? []);
  });
  let sequence = 0;
  const send = (command: string, parameters: object): number => {
    sequence += 1;
    child.stdin.write(`${JSON.stringify({ seq: sequence, type: "request", command, arguments: parameters })}\n`);
    return sequence;
  };
  const opened = new Set<string>();
  return {
    async definitions({ file, line, character }) {
      if (!opened.has(file)) send("open", { file });
      opened.add(file);
      const id = send("definition", { file, line: line + 1, offset: character + 1 });
      const spans = await new Promise<readonly Span[]>((resolve) => waiting.set(id, resolve));
      return spans.map((one) => ({ file: one.file, line: one.start.line - 1, character: one.start.offset - 1 }));
    },
    stop: () => void child.kill(),
  };
}

interface Span {
  readonly file: string;
  readonly start: { readonly line: number; readonly offset: number };
}

interface Message {
  readonly type: string;
  readonly request_seq: number;
  readonly body?: readonly Span[];
}

function onMessages(child: ChildProcessWithoutNullStreams, listen: (message: Message) => void): void {
  let received = Buffer.alloc(0);
  child.stdout.on("data", (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const header = /Content-Length: (\d+)\r?\n\r?\n/.exec(received.toString("latin1"));
      if (header === null) return;
      const start = header.index + header[0].length;
      const end = start + Number(header[1]);
      if (received.length < end) return;
      listen(JSON.parse(received.toString("utf8", start, end)) as Message);
      received = received.subarray(end);
    }
  });
}

/** Starts the server of TypeScript 7, which speaks the Language Server Protocol. */
export async function startTypeScript7(folder: string): Promise<TypeServer> {
  const tsc = join(dirname(require.resolve("typescript-7/package.json")), "bin/tsc");
  const child = spawn(process.execPath, [tsc, "--lsp", "--stdio"], { cwd: folder });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  // The server asks for its configuration and registers itself for changes of files.
  connection.onRequest("workspace/configuration", () => [null]);
  connection.onRequest("client/registerCapability", () => null);
  connection.listen();
  const rootUri = pathToFileURL(folder).href;
  await connection.sendRequest("initialize", { processId: null, rootUri, capabilities: {} });
  await connection.sendNotification("initialized", {});
  const opened = new Set<string>();
  return {
    async definitions({ file, line, character }) {
      const uri = pathToFileURL(file).href;
      const textDocument = { uri, languageId: "typescript", version: 1, text: readFileSync(file, "utf8") };
      if (!opened.has(file)) await connection.sendNotification("textDocument/didOpen", { textDocument });
      opened.add(file);
      const found = await connection.sendRequest<Location | readonly Location[] | null>("textDocument/definition", {
        textDocument: { uri },
        position: { line, character },
      });
      return [found ?? []].flat().map(({ uri, range }) => ({ file: fileURLToPath(uri), ...range.start }));
    },
    stop: () => {
      connection.dispose();
      child.kill();
    },
  };
}
