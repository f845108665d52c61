import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type Hover,
  type Location,
  type Position,
  type ProtocolConnection,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { emitters } from "../../generators/emit/emitters.ts";
import { serve } from "../../generators/lsp/server.ts";

/** A headless editor: it edits unsaved texts of a project, and sends requests over the protocol. */
export class Editor {
  readonly #root: string;
  readonly #connection: ProtocolConnection;
  readonly #open = new Map<string, TextDocument>();
  readonly #found = new Map<string, readonly Diagnostic[]>();
  #listener = (): void => undefined;

  private constructor(root: string, connection: ProtocolConnection) {
    this.#root = root;
    this.#connection = connection;
    connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }) => {
      this.#found.set(this.#fileOf(uri), diagnostics);
      this.#listener();
    });
  }

  static async start(root: string): Promise<Editor> {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    void serve({ input: toServer, output: toClient }, { emitters, version: "0.0.0", root });
    const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    connection.listen();
    const capabilities = {};
    await connection.sendRequest("initialize", { processId: null, rootUri: pathToFileURL(root).href, capabilities });
    await connection.sendNotification("initialized", {});
    return new Editor(root, connection);
  }

  async stop(): Promise<void> {
    await this.#connection.sendRequest("shutdown");
    this.#connection.dispose();
  }

  /** Returns the text of a file as the editor shows it. */
  text(file: string): string {
    const path = join(this.#root, file);
    return this.#open.get(file)?.getText() ?? (existsSync(path) ? readFileSync(path, "utf8") : "");
  }

  /** Replaces the first occurrence of a text. Returns the position of `|` in the replacement, which is the cursor. */
  async replace(file: string, from: string, to: string): Promise<Position> {
    const before = this.text(file);
    const at = before.indexOf(from);
    if (at < 0) throw new Error(`${file} does not contain ${from}`);
    const text = before.slice(0, at) + to.replace("|", "") + before.slice(at + from.length);
    await this.type(file, text);
    return this.#open.get(file)!.positionAt(at + Math.max(0, to.indexOf("|")));
  }

  async type(file: string, text: string): Promise<void> {
    const uri = this.uri(file);
    const version = (this.#open.get(file)?.version ?? 0) + 1;
    if (version === 1) {
      await this.#connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId: "yaml", version, text },
      });
    } else {
      await this.#connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    }
    this.#open.set(file, TextDocument.create(uri, "yaml", version, text));
  }

  /** Closes all files without saving them. */
  async discard(): Promise<void> {
    for (const file of this.#open.keys())
      await this.#connection.sendNotification("textDocument/didClose", { textDocument: { uri: this.uri(file) } });
    this.#open.clear();
  }

  /** Waits until the findings of a file satisfy a condition. */
  async findings(file: string, until: (found: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    for (;;) {
      const found = this.#found.get(file) ?? [];
      if (until(found)) return found;
      await new Promise<void>((resolve) => (this.#listener = resolve));
    }
  }

  /** Waits until the findings of all files satisfy a condition. Fails after some seconds. */
  async allFindings(until: (found: ReadonlyMap<string, readonly Diagnostic[]>) => boolean): Promise<void> {
    const end = performance.now() + 30_000;
    while (!until(this.#found)) {
      if (performance.now() > end) throw new Error("The server has not published the expected diagnostics.");
      await new Promise<void>((resolve) => {
        this.#listener = resolve;
        setTimeout(resolve, 1000);
      });
    }
  }

  async complete(file: string, from: string, to: string): Promise<readonly CompletionItem[]> {
    const position = await this.replace(file, from, to);
    return this.#request("textDocument/completion", file, { position });
  }

  async hover(file: string, at: string): Promise<string> {
    const hover: Hover | null = await this.#request("textDocument/hover", file, { position: this.#at(file, at) });
    return (hover?.contents as { readonly value: string } | undefined)?.value ?? "";
  }

  /** Returns the places as `file:line`, counted from 1, with the text there. */
  async definition(file: string, at: string): Promise<readonly string[]> {
    const found: Location | null = await this.#request("textDocument/definition", file, {
      position: this.#at(file, at),
    });
    return found === null ? [] : [this.#show(found)];
  }

  async references(file: string, at: string): Promise<readonly string[]> {
    const found: readonly Location[] | null = await this.#request("textDocument/references", file, {
      position: this.#at(file, at),
      context: { includeDeclaration: true },
    });
    return (found ?? []).map((one) => this.#show(one));
  }

  async rename(file: string, at: string, newName: string): Promise<WorkspaceEdit | null> {
    return this.#request("textDocument/rename", file, { position: this.#at(file, at), newName });
  }

  async actions(file: string, at: string): Promise<readonly CodeAction[]> {
    const position = this.#at(file, at);
    const diagnostics = this.#found.get(file) ?? [];
    return this.#request("textDocument/codeAction", file, {
      range: { start: position, end: position },
      context: { diagnostics },
    });
  }

  async symbols(query: string): Promise<readonly { readonly name: string; readonly containerName: string }[]> {
    return this.#connection.sendRequest("workspace/symbol", { query });
  }

  request<Result>(method: string, file: string): Promise<Result> {
    return this.#request(method, file, {});
  }

  changedLines({ changes, documentChanges }: WorkspaceEdit): Readonly<Record<string, readonly string[]>> {
    const edits: [string, readonly TextEdit[]][] =
      documentChanges === undefined
        ? Object.entries(changes ?? {})
        : documentChanges.flatMap((one) =>
            "textDocument" in one ? [[one.textDocument.uri, one.edits as readonly TextEdit[]]] : [],
          );
    return Object.fromEntries(
      edits.map(([uri, list]) => {
        const file = this.#fileOf(uri);
        const before = this.text(file);
        const after = TextDocument.applyEdits(TextDocument.create(uri, "yaml", 0, before), [...list]);
        const known = new Set(before.split("\n"));
        return [file, after.split("\n").filter((line) => !known.has(line))];
      }),
    );
  }

  uri(file: string): string {
    return pathToFileURL(join(this.#root, file)).href;
  }

  async #request<Result>(method: string, file: string, parameters: object): Promise<Result> {
    return this.#connection.sendRequest(method, { textDocument: { uri: this.uri(file) }, ...parameters });
  }

  /** Returns the position of `|` in a text that occurs in the file without it. */
  #at(file: string, at: string): Position {
    const text = this.text(file);
    const start = text.indexOf(at.replace("|", ""));
    if (start < 0) throw new Error(`${file} does not contain ${at}`);
    return TextDocument.create("", "yaml", 0, text).positionAt(start + at.indexOf("|"));
  }

  #show({ uri, range }: Location): string {
    const file = this.#fileOf(uri);
    const document = TextDocument.create(uri, "yaml", 0, this.text(file));
    return `${file}:${range.start.line + 1} ${document.getText(range)}`;
  }

  #fileOf(uri: string): string {
    return uri.slice(pathToFileURL(this.#root).href.length + 1);
  }
}
