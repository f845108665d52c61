import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compile } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { handlersFile, type Stub, type Wiring } from "../emit/server/stub.ts";
import { programFile, programStubs } from "../emit/server/stub-program.ts";
import { handlersOf, stubsFor } from "../emit/server/stubs.ts";
import { load } from "../load/load.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import type { Command } from "./command.ts";
import { printFindings } from "./print-findings.ts";
import { handlersIn, Unloadable } from "./handlers.ts";
import { count, line } from "./summary.ts";
import { exit, type Terminal } from "./terminal.ts";

/** Where people write handlers, from the root: a folder for each service. */
const folder = "packages/reference-server/src";

export const scaffold: Command = {
  name: "scaffold",
  summary: "write stubs of the server's handlers that are missing, and a program where there is none, into new files",
  arguments: "server [module]",
  flags: ["root", "json", "debug", "help"],
  details: `Looks which handlers ${folder}/ has, and writes a typed stub for each that is missing, or for those of one
module or resource, and the files that connect them. Where there is no ${programFile(folder)}, it writes a program
that serves them. A file that is there is never touched: what is to be added to it is printed.

Exit code 0: done. 1: done, and there are handlers whose module or operation the spec no longer has. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const [what, only] = options.positionals;
    if (what !== "server") return misused(terminal, what === undefined ? "What to scaffold is missing." : `Nothing is known of “${what}”.`);
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, emitters);
    const findings = await printFindings(diagnostics, loaded.sources, { ...options, format: "text" }, terminal);
    terminal.error(findings);
    if (model === undefined) return exit.failed;
    const result = await scaffoldServer(root, model, only).catch((error: unknown) => {
      if (error instanceof Unloadable) return error;
      throw error;
    });
    if (result instanceof Unloadable) return misused(terminal, result.message);
    terminal.out(options.format === "json" ? `${JSON.stringify(result, undefined, 2)}\n` : report(result));
    return result.obsolete.length === 0 ? exit.ok : exit.findings;
  },
};

interface Scaffolded {
  readonly written: readonly string[];
  /** Files that are there, and that the server does not use. */
  readonly existing: readonly string[];
  readonly wiring: readonly Wiring[];
  /** Handlers whose module or operation the spec does not have. */
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
}

async function scaffoldServer(root: string, model: Model, only: string | undefined): Promise<Scaffolded> {
  const services = await Promise.all(model.services.map(async (service) => ({ service, present: await handlersIn(join(root, handlersFile(folder, service))) })));
  const stubs = services.flatMap(({ service, present }) => stubsFor(folder, model.project, service, others(service, present, only)));
  const isWritten = ({ path, text }: Pick<Stub, "path" | "text">): boolean => writeNew(join(root, path), text);
  const written = stubs.filter(isWritten);
  const connecting = byFile(stubs).map((wiring) => ({ ...wiring, path: wiring.file, text: `${wiring.lines.join("\n")}\n` }));
  const connected = connecting.filter((one) => isHandlersFile(one) && isWritten(one));
  const program = only === undefined && !existsSync(join(root, programFile(folder))) ? programStubs(folder, model).filter(isWritten) : [];
  return {
    written: [...written, ...connected, ...program].map(({ path }) => path),
    existing: stubs.filter((stub) => !written.includes(stub)).map(({ path }) => path),
    wiring: connecting.filter((one) => !connected.includes(one)).map(({ file, lines }) => ({ file, lines })),
    obsolete: services.flatMap(({ service, present }) => obsoleteIn(service, present).map((handler) => ({ file: handlersFile(folder, service), handler }))),
  };
}

/** Not a module that only its author knows by its path. */
function isHandlersFile({ file }: Wiring): boolean {
  return file.startsWith(`${folder}/`);
}

/** Those that are no business of this run: what is present, and where one name is given, what has another. */
function others(service: Service, present: ReadonlySet<string>, only: string | undefined): ReadonlySet<string> {
  if (only === undefined) return present;
  return new Set([...present, ...handlersOf(service).filter((handler) => !handler.split(".").includes(only))]);
}

/** Whether it was written: what is there stays as it is. */
function writeNew(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Those that are neither a handler of the service's nor a list of some. */
function obsoleteIn(service: Service, present: ReadonlySet<string>): readonly string[] {
  const known = handlersOf(service);
  return [...present].filter((name) => !known.some((handler) => handler === name || handler.startsWith(`${name}.`)));
}

function byFile(stubs: readonly Stub[]): readonly Wiring[] {
  const files = groupBy(stubs.flatMap(({ wiring }) => wiring), ({ file }) => file);
  return [...files].map(([file, all]) => ({ file, lines: [...new Set(all.flatMap(({ lines }) => lines))] }));
}

function report({ written, existing, wiring, obsolete }: Scaffolded): string {
  return [
    ...written.map((path) => line("written", path)),
    ...existing.map((path) => line("there", `${path}: not used yet, and left as it is`)),
    ...wiring.map(({ file, lines }) => `\nAdd to ${file}:\n\n${lines.map((text) => `    ${text}\n`).join("")}\n`),
    ...obsolete.map(({ file, handler }) => line("obsolete", `${handler} in ${file} belongs to no module or operation of the spec`)),
    line("scaffold", `${count(written.length, "file")} written, ${count(obsolete.length, "handler")} whose operation the spec no longer has`),
  ].join("");
}

function misused({ error }: Terminal, problem: string): 2 {
  error(`${problem}\nSee: kiln scaffold --help\n`);
  return exit.failed;
}
