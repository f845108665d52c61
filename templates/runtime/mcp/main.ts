import { readFileSync } from "node:fs";
import process from "node:process";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { logTo } from "../http/client/log.js";
import { optionsFromEnvironment, type ServeOptions } from "./options.js";
import { createServer } from "./server.js";
import type { ProjectTable } from "./table.js";
import { parseArgs } from "node:util";

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

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "wrong"; readonly message: string }
  | { readonly kind: "serve"; readonly options: ServeOptions; readonly isLogged: boolean };

export function commandOf(words: readonly string[]): Command {
  try {
    const { values } = parseArgs({ args: [...words], options, allowPositionals: false });
    if (values.help) return { kind: "help" };
    if (values.version) return { kind: "version" };
    const size = values["max-answer"];
    if (size !== undefined && !/^[1-9]\d{2,6}$/.test(size))
      return { kind: "wrong", message: "--max-answer takes a number of characters from 100 to 9999999." };
    return {
      kind: "serve",
      isLogged: values.log ?? false,
      options: {
        allowWrites: values["allow-writes"],
        allow: (values.allow ?? []).flatMap((names) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== ""),
        ),
        showSecrets: values["show-secrets"],
        maximumAnswer: size === undefined ? undefined : Number(size),
      },
    };
  } catch (error) {
    return { kind: "wrong", message: (error as Error).message };
  }
}

const options = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
  "allow-writes": { type: "boolean" },
  allow: { type: "string", multiple: true },
  "show-secrets": { type: "boolean" },
  "max-answer": { type: "string" },
  log: { type: "boolean" },
} as const;

export function helpOf({ name, services }: ProjectTable): string {
  const variables = services.flatMap(({ title, variables: own }) => [
    `${title}:`,
    ...own.map(({ name: variable, text, needed }) => `  ${variable}${needed ? "" : " (optional)"}  ${text}`),
  ]);
  return [
    `Usage: ${name} [options]`,
    "",
    "Serves the tools search, describe and call of the Model Context Protocol over standard input and output.",
    "",
    "  --allow NAME,…      allowed operations that change data, such as service.operation",
    "  --allow-writes      allow all of them",
    "  --show-secrets      show secret values in responses",
    "  --max-answer N      characters of a response in one result (20000)",
    "  --log               log each request on standard error",
    "  --version, --help",
    "",
    "Environment variables configure the services. A service without them can only be searched and described.",
    "",
    ...variables,
    "",
  ].join("\n");
}
