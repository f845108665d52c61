import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { packageName } from "../emit/shared/package/package.ts";
import { handlersFile, handlersOf, serviceFolder } from "../emit/server/stubs.ts";
import { pluginFile, pluginName, programFile, servicesFile } from "../emit/server/stub-program.ts";
import type { Model, Project, Service } from "../model/model.ts";
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { whyNotLoaded } from "./server-program.ts";

/** A folder of handlers for a service that the spec does not have. */
export interface GoneService {
  readonly id: string;
  /** The path relative to the root. */
  readonly folder: string;
  /** The paths, relative to the root, of server tests that use its packages. */
  readonly tests: readonly string[];
}

/**
 * Finds services that the project's own server does not serve, and handlers of services that were removed. There are no
 * findings if there is no server.
 */
export function findUnserved(root: string, model: Model, command: string): readonly Diagnostic[] {
  if (!existsSync(join(root, programFile(handlersFolder)))) return [];
  const unserved = model.services.filter((service) => !isServed(root, service));
  return [
    ...unserved.map(({ id, place }) =>
      diagnostic("unserved-service", place, { service: id, program: programFile(handlersFolder), command }),
    ),
    ...goneServices(root, model).map(({ id, folder, tests }) =>
      diagnostic("obsolete-handlers", undefined, {
        service: id,
        folder,
        files: [`${folder}/`, ...tests].join(", "),
        command,
      }),
    ),
  ];
}

/** Finds missing and obsolete handlers of the project's own server, for services with a list of handlers. */
export async function findUnfitHandlers(
  root: string,
  { services }: Model,
  command: string,
): Promise<readonly Diagnostic[]> {
  const found = await Promise.all(
    services
      .filter((service) => listsHandlers(root, service))
      .map(async (service): Promise<readonly Diagnostic[]> => {
        const file = handlersFile(handlersFolder, service);
        try {
          const present = await handlersIn(join(root, file));
          const missing = handlersOf(service).filter(({ path }) => !present.has(path));
          return [
            ...missing.map(({ path, place }) => diagnostic("missing-handler", place, { handler: path, file, command })),
            ...obsoleteIn(service, present).map((handler) =>
              diagnostic("unknown-handler", undefined, { handler, file }),
            ),
          ];
        } catch (error) {
          if (!(error instanceof Unloadable)) throw error;
          return [
            diagnostic("unchecked-handlers", undefined, {
              service: service.id,
              file,
              reason: error.message.split("\n", 1)[0]!,
            }),
          ];
        }
      }),
  );
  return found.flat();
}

/**
 * Returns the members of handler lists that belong to no module or operation. Other exports, such as functions, are
 * ignored.
 */
export function obsoleteIn(service: Service, present: ReadonlySet<string>): readonly string[] {
  const known = new Set(handlersOf(service).map(({ path }) => path));
  const isListed = (path: string): boolean => service.kind === "resource" || /^(?:modules|generators)\./.test(path);
  return [...present].filter((path) => path.includes(".") && isListed(path) && !known.has(path));
}

/**
 * Returns whether the plugin of a service uses all exports of its `handlers.ts`. A plugin that is written differently
 * is not judged.
 */
function listsHandlers(root: string, service: Service): boolean {
  const file = join(root, pluginFile(handlersFolder, service));
  return existsSync(file) && /import \* as \w+ from ["']\.\/handlers\.[jt]s["']/.test(readFileSync(file, "utf8"));
}

/** Returns the folders with handlers for services that the spec no longer has. */
export function goneServices(root: string, { project, services }: Model): readonly GoneService[] {
  const known = new Set(services.map(serviceFolder));
  const folders = foldersIn(join(root, handlersFolder)).filter(
    (name) => !known.has(name) && usesService(join(root, handlersFolder, name), project, name).length > 0,
  );
  const tests = handlersFolder.replace(/src$/, "test");
  return folders.map((id) => ({
    id,
    folder: `${handlersFolder}/${id}`,
    tests: usesService(join(root, tests), project, id).map((name) => `${tests}/${name}`),
  }));
}

/**
 * Returns whether the program or its list of services names the service. If there is no such list, all code of the
 * server counts.
 */
function isServed(root: string, service: Service): boolean {
  const plugin = pluginName(service);
  const text = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  if (text(programFile(handlersFolder)).includes(plugin)) return true;
  if (existsSync(join(root, servicesFile(handlersFolder))))
    return text(servicesFile(handlersFolder)).includes(`./${serviceFolder(service)}/`);
  return (
    text(pluginFile(handlersFolder, service)).includes(plugin) ||
    codeIn(join(root, handlersFolder), true).some((name) => text(`${handlersFolder}/${name}`).includes(plugin))
  );
}

/** Returns the files of a folder that import the client, the server or the validators of a service. */
function usesService(folder: string, project: Project, id: string): readonly string[] {
  const specifiers = ["client", "server", "validators"].map((name) => `"${packageName(project, name)}/${id}"`);
  return codeIn(folder, false).filter((name) => {
    const text = readFileSync(join(folder, name), "utf8").replaceAll("'", '"');
    return specifiers.some((specifier) => text.includes(specifier));
  });
}

function codeIn(folder: string, recursive: boolean): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .sort();
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** An error with a message for the user: the server's code cannot be loaded. */
export class Unloadable extends Error {}

/**
 * Lists the handlers that a server module exports, as dotted names: `modules`, `modules.allpages`. The set is empty if
 * the module does not exist. Throws `Unloadable` if the module cannot be loaded.
 */
export async function handlersIn(file: string): Promise<ReadonlySet<string>> {
  if (!existsSync(file)) return new Set();
  const loaded = JSON.parse(await load(file)) as Loaded;
  if ("error" in loaded) throw new Unloadable(whyNotLoaded(loaded.error));
  return new Set(loaded.names);
}

type Loaded = { readonly names: readonly string[] } | { readonly error: NodeJS.ErrnoException };

const longest = 30_000;

const ended = "It ended the process, or did not load within 30 seconds.";

/**
 * Loads the module in a new process, which reads the current files. Everything that the module starts ends with the
 * process.
 */
function load(file: string): Promise<string> {
  const args = ["--no-warnings", "--input-type=module", "--eval", program, pathToFileURL(file).href];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "ignore", "pipe"], timeout: longest });
  const parts: string[] = [];
  child.stdio[3]!.on("data", (part: Buffer) => void parts.push(part.toString("utf8")));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () =>
      resolve(parts.length === 0 ? JSON.stringify({ error: { message: ended } }) : parts.join("")),
    );
  });
}

const program = `
import { writeSync } from "node:fs";
const namesOf = ([name, value]) => typeof value === "object" && value !== null && !Array.isArray(value)
  ? [name, ...Object.keys(value).map((member) => name + "." + member)]
  : [name];
const load = async () => ({ names: Object.entries(await import(process.argv[1])).flatMap(namesOf) });
const answer = await load().catch(({ code, message, stack }) => ({ error: { code, message, stack } }));
writeSync(3, JSON.stringify(answer));
process.exit();
`;

/** The folder of handwritten handlers, relative to the root, with a subfolder for each service. */
export const handlersFolder = "packages/reference-server/src";
