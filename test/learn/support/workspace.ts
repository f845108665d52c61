import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../../generators/index.ts";

export function workspace(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-learn-"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export async function learnIn(folder: string, ...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const speak = { out: (text: string) => void out.push(text), error: (text: string) => void error.push(text) };
  const code = await run(["learn", ...args], { ...speak, color: false, folder, runner: "kiln", elapsed: () => 0 });
  return { code, out: out.join("").replace(/^time .*\n/m, ""), error: error.join("") };
}
