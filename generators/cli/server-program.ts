import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HandingCommand } from "./command.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

/** The server's own program, below the folder of the project. */
const path = "packages/server/src/program/run.js";

interface ServerProgram {
  run(args: readonly string[], terminal: Pick<Terminal, "out" | "error"> & { readonly name: string }): Promise<ExitCode>;
}

/** A command that the server's program runs, by the same name. Kiln itself works without a server. */
export function serverCommand(name: string, summary: string): HandingCommand {
  return {
    name,
    summary,
    async handOver(args, terminal) {
      const file = join(terminal.folder, path);
      if (!existsSync(file)) {
        terminal.error(`There is no server here: \`kiln ${name}\` runs ${path}.\n`);
        return exit.failed;
      }
      const program = await load(file).catch((error: Error) => error);
      if ("run" in program) return program.run([name, ...args], { name: "kiln", out: terminal.out, error: terminal.error });
      terminal.error(`${whyNotLoaded(program)}\n`);
      return exit.failed;
    },
  };
}

function load(file: string): Promise<ServerProgram> {
  return import(pathToFileURL(file).href) as Promise<ServerProgram>;
}

/** Why code of the server could not be loaded, and what to do. */
export function whyNotLoaded(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case "ERR_MODULE_NOT_FOUND":
      return `The server needs what is not installed. Run: npm install\n${error.message}`;
    case "ERR_UNKNOWN_BUILTIN_MODULE":
      return `The server needs a later Node than ${process.version}; \`npm run kiln --\` brings one.\n${error.message}`;
    default:
      return `The server's code cannot be loaded${placeOf(error)}: ${error.message}`;
  }
}

/** Where the code is at fault, if the error says so. */
function placeOf({ stack = "" }: Error): string {
  const [place] = /file:\/\/[^\s)]+/.exec(stack) ?? [];
  return place === undefined ? "" : ` (${place})`;
}
