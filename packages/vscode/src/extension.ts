import { existsSync } from "node:fs";
import { join } from "node:path";
import { commands, type ExtensionContext, RelativePattern, window, workspace, type WorkspaceFolder } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { programOf } from "./program.ts";

/* Runs the language server of each workspace folder that contains a spec. */

const clients = new Map<string, LanguageClient>();

export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  subscriptions.push(
    commands.registerCommand("kiln.restart", restart),
    workspace.onDidChangeWorkspaceFolders(restart),
    workspace.onDidChangeConfiguration((change) => (change.affectsConfiguration("kiln") ? restart() : undefined)),
  );
  await startAll();
}

export async function deactivate(): Promise<void> {
  const running = [...clients.values()];
  clients.clear();
  await Promise.all(running.map((client) => client.dispose()));
}

async function restart(): Promise<void> {
  await deactivate();
  await startAll();
}

async function startAll(): Promise<void> {
  const folders = (workspace.workspaceFolders ?? []).filter(
    ({ uri }) => uri.scheme === "file" && existsSync(join(uri.fsPath, "spec/project.yaml")),
  );
  await Promise.all(folders.map(start));
}

async function start(folder: WorkspaceFolder): Promise<void> {
  const { fsPath } = folder.uri;
  const given = workspace.getConfiguration("kiln", folder).get<string>("program", "");
  const program = programOf(fsPath, given);
  if (program === undefined) {
    const remedy = given === "" ? "run npm install." : `kiln.program is “${given}”, and there is no such file.`;
    void window.showWarningMessage(`Kiln was not found in ${folder.name}: ${remedy}`);
    return;
  }
  const client = new LanguageClient(
    "kiln",
    `Kiln (${folder.name})`,
    // The Node of the editor runs the program, because a graphical session often has no other one in its path.
    {
      command: process.execPath,
      args: [program, "lsp", "--root", fsPath],
      options: { cwd: fsPath, env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" } },
    },
    {
      workspaceFolder: folder,
      documentSelector: [
        { scheme: "file", language: "yaml", pattern: { baseUri: folder.uri.toString(), pattern: "spec/**" } },
      ],
      synchronize: { fileEvents: workspace.createFileSystemWatcher(new RelativePattern(folder, "spec/**")) },
    },
  );
  clients.set(fsPath, client);
  await client.start();
}
