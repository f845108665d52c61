import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { HandingCommand } from "./command.ts";
import { type ExitCode, type Terminal, exit, misusedIn } from "./terminal.ts";

/** The program of the reference server, relative to the folder of the project. */
const path = "packages/reference-server/src/program/run.ts";

/** Returns whether the commands of the server work in this folder. */
export function hasServerProgram(folder: string): boolean {
  return existsSync(join(folder, path));
}

interface ServerProgram {
  run(
    args: readonly string[],
    terminal: Pick<Terminal, "out" | "error"> & { readonly name: string },
  ): Promise<ExitCode>;
}

/**
 * Returns a command that delegates to the reference server's command of the same name. Kiln itself works without the
 * server.
 */
export function serverCommand(name: string, summary: string): HandingCommand {
  return {
    name,
    summary,
    async handOver(args, terminal) {
      const { root, others } = splitRoot(args);
      if (root === undefined) return misusedIn(name)(terminal, "--root takes a folder.");
      const project = resolve(terminal.folder, root);
      if (!hasServerProgram(project)) {
        terminal.error(missingServer(name));
        return exit.failed;
      }
      const program = await load(join(project, path)).catch((error: Error) => error);
      if ("run" in program)
        return program.run([name, ...others], { name: "kiln", out: terminal.out, error: terminal.error });
      terminal.error(`${whyNotLoaded(program)}\n`);
      return exit.failed;
    },
  };
}

/**
 * Separates `--root`, the folder of the server, from the server's own options. The root is `undefined` if `--root` has
 * no value.
 */
function splitRoot(args: readonly string[]): { readonly root: string | undefined; readonly others: readonly string[] } {
  const at = args.findIndex((arg) => arg === "--root" || arg.startsWith("--root="));
  if (at < 0) return { root: ".", others: args };
  const isOne = args[at] !== "--root";
  const root = isOne ? args[at]?.slice("--root=".length) : args[at + 1];
  return { root: root === "" ? undefined : root, others: args.toSpliced(at, isOne ? 1 : 2) };
}

function missingServer(name: string): string {
  return `There is no reference server here: \`kiln ${name}\` runs ${path}, which only Kiln's own repository has.
To serve your own spec, write a program with the plugins that packages/server/README.md lists.\n`;
}

function load(file: string): Promise<ServerProgram> {
  return import(pathToFileURL(file).href) as Promise<ServerProgram>;
}

/** Explains why the server's code could not be loaded, and how to fix it. */
export function whyNotLoaded(error: Pick<NodeJS.ErrnoException, "code" | "message" | "stack">): string {
  switch (error.code) {
    case "ERR_MODULE_NOT_FOUND":
      return `A dependency of the server is not installed. Run: npm install\n${error.message}`;
    case "ERR_UNKNOWN_BUILTIN_MODULE":
    case "ERR_UNKNOWN_FILE_EXTENSION":
      return `The server needs a later Node than ${process.version}; \`npm run kiln --\` installs one.\n${error.message}`;
    default:
      return `The server's code cannot be loaded${placeOf(error)}: ${error.message}`;
  }
}

/** Returns the location of the faulty code, if the stack contains it. */
function placeOf({ stack = "" }: Pick<Error, "stack">): string {
  const [place] = /file:\/\/[^\s)]+/.exec(stack) ?? [];
  return place === undefined ? "" : ` (${place})`;
}
