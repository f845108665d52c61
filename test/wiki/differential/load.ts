import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../../support/command.ts";
import type { Change } from "./changes.ts";

/** A wiki beside the one of the other tests, of the same unpacked MediaWiki. */
export interface Wiki {
  /** MediaWiki. */
  readonly program: string;
  /** Its own settings and data. */
  readonly folder: string;
}

export const configurationOf = ({ folder }: Wiki): string => join(folder, "LocalSettings.php");

export function environmentOf(wiki: Wiki): Readonly<Record<string, string>> {
  return { MW_CONFIG_FILE: configurationOf(wiki), MW_INSTALL_PATH: wiki.program };
}

interface Interwiki {
  readonly prefix: string;
  readonly url: string;
  readonly local: boolean;
}

/** Makes all changes in an empty wiki. Returns what could not be made. */
export async function load(wiki: Wiki, changes: readonly Change[], interwikis: readonly Interwiki[], signal?: AbortSignal): Promise<readonly string[]> {
  const file = join(wiki.folder, "changes.json");
  const others = interwikis.map((interwiki) => ({ kind: "interwiki", ...interwiki }));
  writeFileSync(file, JSON.stringify([{ kind: "empty" }, ...others, ...changes]));
  const run = (script: string, args: readonly string[] = []): Promise<string> =>
    command("php", [script, ...args], { cwd: wiki.program, env: environmentOf(wiki), ...(signal && { signal }) });
  const maintain = (name: string, args: readonly string[] = []): Promise<string> => run(join(wiki.program, `maintenance/${name}.php`), args);
  const told = await run(join(import.meta.dirname, "load.php"), [file]);
  for (const script of ["refreshLinks", "runJobs", "rebuildtextindex", "updateSpecialPages"]) await maintain(script);
  writeFileSync(file, JSON.stringify([{ kind: "finish" }]));
  return [told, await run(join(import.meta.dirname, "load.php"), [file])].join("\n").split("\n").filter((line) => line.startsWith("failed: "));
}
