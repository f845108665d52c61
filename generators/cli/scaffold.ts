import { join, resolve } from "node:path";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { programFile, programStubs, serviceLine, serviceStubs, servicesFile } from "../emit/server/stub-program.ts";
import { load } from "../load/load.ts";
import type { Command } from "./command.ts";
import { type GoneService, Unloadable, goneServices, handlersFolder, handlersIn, obsoleteIn } from "./served.ts";
import { exit, misusedIn } from "./terminal.ts";
import { count, jsonText, line, printFindings } from "./print.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import { type Handler, type Stub, type Wiring, handlersFile, handlersOf, stubsFor } from "../emit/server/stubs.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import { writeNew } from "./new.ts";

const misused = misusedIn("scaffold");

export const scaffold: Command = {
  name: "scaffold",
  summary: "write stubs for missing handlers of the server, and its program if there is none",
  arguments: "server [NAME]",
  flags: ["root", "json", "debug", "help"],
  details: `Writes a typed stub for each handler that ${handlersFolder}/ lacks, and the files that
connect the stubs. With NAME, it writes only those of one module, resource or operation of the spec,
such as meeting-room or meeting-room.archive. If there is no ${programFile(handlersFolder)}, it
writes a program that serves them.

Existing files are not changed: the lines to add are printed. Exceptions are the lists services.ts, handlers.ts,
modules.ts and generators.ts, if they still have the form that this command gave them: it adds lines for new entries
and removes the lines of deleted services.

Exit code 0: done. 1: done, but some handlers belong to no module, operation or service of the spec.
2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const [what, only] = options.positionals;
    if (what !== "server")
      return misused(
        terminal,
        what === undefined ? "The argument “server” is missing." : `Cannot scaffold “${what}”: use “server”.`,
      );
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, emitters);
    const findings = await printFindings(diagnostics, loaded.sources, { ...options, format: "text" }, terminal);
    terminal.error(findings);
    if (model === undefined) return exit.failed;
    const problem = only === undefined ? undefined : unknownHandler(model, only);
    if (problem !== undefined) return misused(terminal, problem);
    const result = await scaffoldServer(root, model, only).catch((error: unknown) => {
      if (error instanceof Unloadable) return error;
      throw error;
    });
    if (result instanceof Unloadable) return misused(terminal, result.message);
    terminal.out(options.format === "json" ? jsonText(result) : report(result));
    return result.obsolete.length === 0 && result.gone.length === 0 ? exit.ok : exit.findings;
  },
};

function report({ written, changed, existing, wiring, obsolete, gone }: Scaffolded): string {
  return [
    ...written.map((path) => line("written", path)),
    ...changed.map((path) => line("changed", path)),
    ...existing.map((path) => line("there", `${path}: not used yet, not changed`)),
    ...wiring.map(({ file, lines }) => `\nAdd to ${file}:\n\n${lines.map((text) => `    ${text}\n`).join("")}\n`),
    ...obsolete.map(({ file, handler }) =>
      line("obsolete", `${handler} in ${file} belongs to no module or operation of the spec`),
    ),
    ...gone.map(({ id, folder, tests }) =>
      line(
        "obsolete",
        `${folder}/ is for the service ${id}, which the spec does not have: delete
        ${[`${folder}/`, ...tests].join(", ")}`,
      ),
    ),
    line(
      "scaffold",
      `${count(written.length, "file")} written, ${count(obsolete.length, "handler")} without an operation in the spec`,
    ),
  ].join("");
}

/** The files that were written, and the remaining steps for the user. */
interface Scaffolded {
  readonly written: readonly string[];
  /** Lists of exports that gained a line, or lost the line of a removed service. */
  readonly changed: readonly string[];
  /** Files that exist but that the server does not use. */
  readonly existing: readonly string[];
  readonly wiring: readonly Wiring[];
  /** Handlers whose module or operation is not in the spec. */
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
  /** Folders of handlers whose service is not in the spec. */
  readonly gone: readonly GoneService[];
}

/** Writes missing stubs and the code that connects them. A name restricts the stubs to one module or resource. */
export async function scaffoldServer(root: string, model: Model, only: string | undefined): Promise<Scaffolded> {
  const services = await Promise.all(
    model.services.map(async (service) => ({
      service,
      present: await handlersIn(join(root, handlersFile(handlersFolder, service))),
    })),
  );
  const hasProgram = existsSync(join(root, programFile(handlersFolder)));
  const handlers = services.flatMap(({ service, present }) =>
    stubsFor(handlersFolder, model.project, service, others(service, present, only)),
  );
  const stubs = [...handlers, ...(only === undefined ? unconnected(root, model, hasProgram) : [])];
  const isWritten = ({ path, text }: Pick<Stub, "path" | "text">): boolean => writeNew(join(root, path), text);
  const written = stubs.filter(isWritten);
  const gone = goneServices(root, model);
  const connecting = byFile(stubs).map((wiring) => ({
    ...wiring,
    done: isHandlersFile(wiring) ? connect(join(root, wiring.file), wiring.lines) : ("left" as const),
  }));
  const disconnected =
    isListed(root) &&
    connect(join(root, servicesFile(handlersFolder)), [], [...gone.map(serviceLine), ...linesToNowhere(root)]) ===
      "changed";
  const filesThat = (wanted: Connected): readonly string[] =>
    connecting.filter(({ done }) => done === wanted).map(({ file }) => file);
  const program = only === undefined && !hasProgram ? programStubs(handlersFolder, model).filter(isWritten) : [];
  return {
    written: [...written.map(({ path }) => path), ...filesThat("written"), ...program.map(({ path }) => path)],
    changed: [...new Set([...filesThat("changed"), ...(disconnected ? [servicesFile(handlersFolder)] : [])])],
    existing: stubs.filter((stub) => !written.includes(stub)).map(({ path }) => path),
    wiring: connecting.filter(({ done }) => done === "left").map(({ file, lines }) => ({ file, lines })),
    obsolete: services.flatMap(({ service, present }) =>
      obsoleteIn(service, present).map((handler) => ({ file: handlersFile(handlersFolder, service), handler })),
    ),
    gone,
  };
}

/**
 * Returns the plugins of services that are not in the program's list. The result is empty for a handwritten program
 * without such a list.
 */
function unconnected(root: string, model: Model, hasProgram: boolean): readonly Stub[] {
  if (hasProgram && !isListed(root)) return [];
  const listed = isListed(root) ? readFileSync(join(root, servicesFile(handlersFolder)), "utf8") : "";
  return serviceStubs(handlersFolder, model).filter(
    ({ wiring }) => !wiring.every(({ lines }) => lines.every((line) => listed.includes(line))),
  );
}

/** Returns the lines of the services list whose plugin was deleted. */
function linesToNowhere(root: string): readonly string[] {
  const lines = readFileSync(join(root, servicesFile(handlersFolder)), "utf8").split(/\r?\n/);
  return lines.filter((line) => {
    const [, file] = /^export \{ plugin as .* \} from "\.\/([^"/]+\/plugin\.ts)";$/.exec(line) ?? [];
    return file !== undefined && !existsSync(join(root, handlersFolder, file));
  });
}

function isListed(root: string): boolean {
  return existsSync(join(root, servicesFile(handlersFolder)));
}

/** Excludes modules whose paths only their author knows. */
function isHandlersFile({ file }: Wiring): boolean {
  return file.startsWith(`${handlersFolder}/`);
}

/**
 * Returns the handlers for which this run writes nothing: those that are present and, if a name is given, those that it
 * does not select.
 */
function others(service: Service, present: ReadonlySet<string>, only: string | undefined): ReadonlySet<string> {
  if (only === undefined) return present;
  return new Set([
    ...present,
    ...handlersOf(service).flatMap((handler) => (isNamed(handler, only) ? [] : [handler.path])),
  ]);
}

function isNamed({ path, names }: Handler, name: string): boolean {
  return path === name || names.includes(name);
}

/** Explains why a name selects no handler, or returns `undefined` if it selects one. */
function unknownHandler({ services }: Model, name: string): string | undefined {
  const handlers = services.flatMap(handlersOf);
  if (handlers.some((handler) => isNamed(handler, name))) return undefined;
  const known = [...new Set(handlers.flatMap(({ names }) => names))];
  const remedy = didYouMean(name, known) ?? "Name a module, a resource or an operation.";
  return `The spec has no module, resource or operation “${name}”. ${remedy}`;
}

function byFile(stubs: readonly Stub[]): readonly Wiring[] {
  const files = groupBy(
    stubs.flatMap(({ wiring }) => wiring),
    ({ file }) => file,
  );
  return [...files].map(([file, all]) => ({ file, lines: [...new Set(all.flatMap(({ lines }) => lines))] }));
}

/** A re-export under a name, the only form of line that stubs need. */
const handingOn = /^export (?:\* as ([\w$]+)|\{ \w+ as ([\w$]+|"[^"\\]*") \}) from "\.\/[^"\\]+";$/;

/** The result of adding lines to a file. */
type Connected = "written" | "changed" | "complete" | "left";

/**
 * Adds lines to a file, or creates it. If the file contains only re-exports, missing ones are appended and those in
 * `gone` are removed. A file with other content belongs to the user and is left unchanged. So is a file in which
 * another line already exports one of the names.
 */
export function connect(file: string, lines: readonly string[], gone: readonly string[] = []): Connected {
  if (lines.length > 0 && writeNew(file, `${lines.join("\n")}\n`)) return "written";
  const text = readFileSync(file, "utf8");
  const present = text.split(/\r?\n/).filter((line) => line !== "");
  const kept = present.filter((line) => !gone.includes(line));
  const missing = lines.filter((line) => !present.includes(line));
  if (missing.length === 0 && kept.length === present.length) return "complete";
  const names = [...kept, ...missing].map(nameIn);
  if (names.includes(undefined) || new Set(names).size < names.length) return "left";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  writeFileSync(file, [...kept, ...missing].map((line) => `${line}${end}`).join(""));
  return "changed";
}

function nameIn(line: string): string | undefined {
  const [, all, one] = handingOn.exec(line) ?? [];
  return all ?? one;
}
