import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { whyNotLoaded } from "./server-program.ts";

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
