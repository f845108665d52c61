import { existsSync } from "node:fs";
import { join } from "node:path";
import { handlersFile, type Stub, type Wiring } from "../emit/server/stub.ts";
import { programFile, programStubs } from "../emit/server/stub-program.ts";
import { handlersOf, stubsFor } from "../emit/server/stubs.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import { connect, type Connected } from "./connect.ts";
import { handlersIn } from "./handlers.ts";
import { writeNew } from "./write-new.ts";

/** Where people write handlers, from the root: a folder for each service. */
export const handlersFolder = "packages/reference-server/src";

/** What was written, and what a person has to do. */
export interface Scaffolded {
  readonly written: readonly string[];
  /** Lists of exports that got a line more. */
  readonly extended: readonly string[];
  /** Files that are there, and that the server does not use. */
  readonly existing: readonly string[];
  readonly wiring: readonly Wiring[];
  /** Handlers whose module or operation the spec does not have. */
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
}

/** Writes the stubs that are missing, those of one module or resource where it is named, and what connects them. */
export async function scaffoldServer(root: string, model: Model, only: string | undefined): Promise<Scaffolded> {
  const services = await Promise.all(model.services.map(async (service) => ({ service, present: await handlersIn(join(root, handlersFile(handlersFolder, service))) })));
  const stubs = services.flatMap(({ service, present }) => stubsFor(handlersFolder, model.project, service, others(service, present, only)));
  const isWritten = ({ path, text }: Pick<Stub, "path" | "text">): boolean => writeNew(join(root, path), text);
  const written = stubs.filter(isWritten);
  const connecting = byFile(stubs).map((wiring) => ({ ...wiring, done: isHandlersFile(wiring) ? connect(join(root, wiring.file), wiring.lines) : ("left" as const) }));
  const filesThat = (wanted: Connected): readonly string[] => connecting.filter(({ done }) => done === wanted).map(({ file }) => file);
  const program = only === undefined && !existsSync(join(root, programFile(handlersFolder))) ? programStubs(handlersFolder, model).filter(isWritten) : [];
  return {
    written: [...written.map(({ path }) => path), ...filesThat("written"), ...program.map(({ path }) => path)],
    extended: filesThat("extended"),
    existing: stubs.filter((stub) => !written.includes(stub)).map(({ path }) => path),
    wiring: connecting.filter(({ done }) => done === "left").map(({ file, lines }) => ({ file, lines })),
    obsolete: services.flatMap(({ service, present }) => obsoleteIn(service, present).map((handler) => ({ file: handlersFile(handlersFolder, service), handler }))),
  };
}

/** Not a module that only its author knows by its path. */
function isHandlersFile({ file }: Wiring): boolean {
  return file.startsWith(`${handlersFolder}/`);
}

/** Those that are no business of this run: what is present, and where one name is given, what has another. */
function others(service: Service, present: ReadonlySet<string>, only: string | undefined): ReadonlySet<string> {
  if (only === undefined) return present;
  return new Set([...present, ...handlersOf(service).filter((handler) => !handler.split(".").includes(only))]);
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
