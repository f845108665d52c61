import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile, filesOf } from "../../../generators/compile.ts";
import { client } from "../../../generators/emit/client/emitter.ts";
import { loadSources } from "../../../generators/load/load.ts";
import type { Texts } from "../../support/emit.ts";
import { readFiles } from "../../support/files.ts";

/* The client of a small spec that uses every feature of the resource language: `bookings/`. */

export const bookingsFiles: Texts = (() => {
  const { outputs, diagnostics } = compile(loadSources(readFiles(join(import.meta.dirname, "../bookings"))), [client]);
  if (diagnostics.length > 0) throw new Error(`The spec has faults: ${diagnostics.map(({ code }) => code).join(", ")}`);
  return new Map(Array.from(filesOf(outputs), ({ path, text }) => [path, text] as const));
})();

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** A client without its types, which have separate tests. */
export type PlainClient = Readonly<Record<string, Readonly<Record<string, Call>>>>;

interface Modules {
  readonly createBookingsClient: (options?: object) => PlainClient;
  readonly BookingsError: new () => Error;
  readonly createNoticesClient: (options?: object) => PlainClient;
}

/** Returns the generated code of the clients, from a folder that is deleted after the run. */
export async function bookingsModules(): Promise<Modules> {
  const folder = mkdtempSync(join(tmpdir(), "bookings-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [path, text] of bookingsFiles) {
    if (!/(\.js|package\.json)$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const load = async (service: string): Promise<object> =>
    (await import(pathToFileURL(join(folder, `packages/client/generated/${service}/index.js`)).href)) as object;
  return { ...(await load("bookings")), ...(await load("notices")) } as Modules;
}
