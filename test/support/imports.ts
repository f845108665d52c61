import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { OutFile } from "../../generators/index.ts";
import { linkLibraries } from "./generated-packages.ts";

/** Collects packages, which a separate process imports at the end. */
export interface Imports {
  add(files: readonly OutFile[]): void;
  /** Imports the packages, removes them, and returns the unwanted effects of the imports, if any. */
  run(): readonly string[];
}

export function importsBelow(): Imports {
  const folder = mkdtempSync(join(tmpdir(), "kiln-imports-"));
  linkLibraries(folder);
  let count = 0;
  return { add, run };

  function add(files: readonly OutFile[]): void {
    const root = join(folder, String(count++));
    for (const { path, text } of files) {
      if (!/\.(?:c?js|json)$/.test(path)) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      if (path.endsWith("/package.json"))
        install(root, dirname(path), (JSON.parse(text) as { readonly name: string }).name);
    }
  }

  /** Installs a package so that the others can import it by name. */
  function install(root: string, path: string, name: string): void {
    if (!/^@[\w-]+\/[\w-]+$/.test(name)) return;
    const link = join(root, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, path), link, "dir");
  }

  function run(): readonly string[] {
    const script = join(import.meta.dirname, "import-all.js");
    const output = execFileSync(process.execPath, [script, folder], { encoding: "utf8", maxBuffer: 2 ** 26 });
    rmSync(folder, { recursive: true });
    return JSON.parse(output) as readonly string[];
  }
}
