import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Stranger } from "./stranger.ts";

/** Returns the polling program of the client's README as a module, with the README's client and placeholder values. */
export function waitingProgram({ folder }: Stranger): string {
  const text = readFileSync(join(folder, "packages/client/README.md"), "utf8");
  const blocks = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code!);
  const program = blocks.find((code) => code.startsWith("import { wait"));
  if (program === undefined) throw new Error("The README shows no program that waits");
  const made = blocks[0]!.split("\n").filter((line) => /^(?:import|const) .*;$/.test(line));
  const others = ["id", "request", "tenant"].map((name) => `declare const ${name}: any;`);
  writeFileSync(join(folder, waitingModule), [...made, ...others, program].join("\n"));
  return waitingModule;
}

export const waitingModule = "readme-wait.ts";
