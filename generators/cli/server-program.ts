import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { HandingCommand } from "./command.ts";
import { type ExitCode, type Terminal, exit, misusedIn } from "./terminal.ts";
import { tmpdir } from "node:os";
import type { Model, Service } from "../model/model.ts";
import { type Checks, type ServiceChecks, contractName } from "../verify/contract.ts";

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

const packages = ["server", "validators"];

/** Returns whether an emitted package is needed to check requests. */
export function isChecked(folder: string): boolean {
  return packages.some((name) => folder === `packages/${name}`);
}

/** Loads the checks of a revision's services from its emitted files, which are in a temporary folder for that time. */
export async function loadChecks({ services, project }: Model, files: ReadonlyMap<string, string>): Promise<Checks> {
  const root = mkdtempSync(join(tmpdir(), "kiln-diff-"));
  try {
    for (const name of packages) {
      const home = join(root, "node_modules", project.packageScope, name);
      for (const [path, text] of files)
        if (path.startsWith(`packages/${name}/`) && /\.js$|\/package\.json$/.test(path))
          write(join(home, path.slice(`packages/${name}/`.length)), text);
    }
    const server = join(root, "node_modules", project.packageScope, "server");
    const loaded = services.map(async (service) => [service.id, await checksOf(server, service)] as const);
    return new Map(await Promise.all(loaded));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function checksOf(server: string, service: Service): Promise<ServiceChecks> {
  const file = pathToFileURL(join(server, "generated", service.id, "index.js")).href;
  const loaded = (await import(file)) as Readonly<Record<string, () => ServiceChecks["contract"]>>;
  return { contract: loaded[contractName(service)]!() };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
