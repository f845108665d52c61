import { readdirSync } from "node:fs";
import { join } from "node:path";
import { casesFolder, overBase } from "./base.ts";
import { readFiles } from "./files.ts";

const folder = join(casesFolder, "compile");

/** Returns the specs of the undivided golden cases of `compile/` by topic. Each maps paths from the root to texts. */
export function compileCases(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const topics = readdirSync(folder).map((topic) => [topic, readFiles(join(folder, topic))] as const);
  return new Map(
    topics.filter(([, files]) => files.has("expected.txt")).map(([topic, files]) => [topic, specOf(files)] as const),
  );
}

function specOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...files].filter(([path]) => path.startsWith("spec/"));
  return overBase(new Map(own), files.get("removed.txt")?.split("\n").filter(Boolean));
}
