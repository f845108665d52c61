import { readFileSync } from "node:fs";
import process from "node:process";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { logTo } from "../http/client/log.js";
import { commandOf, helpOf } from "./command-line.js";
import { optionsFromEnvironment } from "./environment.js";
import type { ServeOptions } from "./options.js";
import { createServer } from "./server.js";
import type { ProjectTable } from "./table.js";

/**
 * Runs the program. Standard output carries only the protocol; everything else goes to standard error. `manifest` is
 * the URL of the package's `package.json`.
 */
export function main(project: ProjectTable, manifest: URL): void {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string };
  const command = commandOf(process.argv.slice(2));
  switch (command.kind) {
    case "help":
      process.stdout.write(helpOf(project));
      return;
    case "version":
      process.stdout.write(`${version}\n`);
      return;
    case "wrong":
      return fail(`${command.message} See ${project.name} --help.`);
    case "serve":
      return serve(project, { ...command.options, version }, command.isLogged);
  }
}

function serve(project: ProjectTable, options: ServeOptions, isLogged: boolean): void {
  const log = isLogged ? { log: logTo((line) => void process.stderr.write(`${line}\n`)) } : {};
  const services = Object.fromEntries(
    Object.entries(optionsFromEnvironment(project, process.env)).map(([id, own]) => [id, { ...own, ...log }]),
  );
  const create = (): ReturnType<typeof createServer> => createServer(project, { ...options, services });
  try {
    create();
  } catch (error) {
    return fail(`${(error as Error).message} See ${project.name} --help.`);
  }
  serveStdio(create, { onerror: ({ message }) => void process.stderr.write(`${project.name}: ${message}\n`) });
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
