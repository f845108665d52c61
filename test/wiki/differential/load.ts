import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TagSeed } from "../../../packages/reference-server/src/seed/seed.ts";
import { command } from "../../support/command.ts";
import type { Change } from "./changes.ts";
import { environmentOf, type ComparedWiki } from "./fresh.ts";

export interface Interwiki {
  readonly prefix: string;
  readonly url: string;
  readonly local: boolean;
}

/** Contents of a wiki in addition to its changes. */
export interface Surroundings {
  readonly interwikis: readonly Interwiki[];
  readonly tags: readonly TagSeed[];
}

/** Makes all changes in an empty wiki. Returns the changes that failed. */
export async function load(
  wiki: ComparedWiki,
  changes: readonly Change[],
  { interwikis, tags }: Surroundings,
): Promise<readonly string[]> {
  const file = join(wiki.folder, "changes.json");
  const others = interwikis.map((interwiki) => ({ kind: "interwiki", ...interwiki }));
  writeFileSync(file, JSON.stringify([{ kind: "empty" }, ...others, ...changes]));
  writeFileSync(join(wiki.folder, "messages.json"), JSON.stringify(messagesOf(tags)));
  const run = (script: string, args: readonly string[] = []): Promise<string> =>
    command("php", [script, ...args], { cwd: wiki.program, env: environmentOf(wiki) });
  const maintain = (name: string, args: readonly string[] = []): Promise<string> =>
    run(join(wiki.program, `maintenance/${name}.php`), args);
  const told = await run(join(import.meta.dirname, "load.php"), [file]);
  for (const script of ["refreshLinks", "rebuildtextindex", "updateSpecialPages"]) await maintain(script);
  writeFileSync(file, JSON.stringify([{ kind: "finish" }]));
  return [told, await run(join(import.meta.dirname, "load.php"), [file])]
    .join("\n")
    .split("\n")
    .filter((line) => line.startsWith("failed: "));
}

/** Returns the names and descriptions of tags, which are messages. */
function messagesOf(tags: readonly TagSeed[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tags.flatMap(({ name, title, description }) => [
      ...(title === undefined ? [] : [[`tag-${name}`, title]]),
      ...(description === undefined ? [] : [[`tag-${name}-description`, description]]),
    ]),
  );
}
