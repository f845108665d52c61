import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { buildSync } from "esbuild";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { samples } from "../samples.ts";
import { sourceOf } from "./source.ts";

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the file with typia's validators of a module. They are built once for all processes, in a temporary folder
 * named after a hash of their input.
 */
export function builtFile(module: string): string {
  const sources = new Map(samples.map((sample) => [sample.module, sourceOf(sample.module)]));
  const installed = resolve("typia/package.json");
  const hash = createHash("sha256")
    .update(readFileSync(installed))
    .update(JSON.stringify([...sources]))
    .digest("hex")
    .slice(0, 16);
  const folder = join(tmpdir(), `kiln-typia-${hash}`);
  if (!existsSync(folder)) build(folder, dirname(installed), sources);
  return join(folder, `${module}.mjs`);
}

const options = {
  target: "es2022",
  module: "nodenext",
  moduleResolution: "nodenext",
  strict: true,
  skipLibCheck: true,
};

function build(folder: string, typia: string, sources: ReadonlyMap<string, string>): void {
  const draft = mkdtempSync(join(tmpdir(), "kiln-typia-"));
  try {
    symlinkSync(dirname(typia), join(draft, "node_modules"));
    mkdirSync(join(draft, "src"));
    writeFileSync(join(draft, "package.json"), `{ "type": "module" }`);
    writeFileSync(join(draft, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    for (const [module, text] of sources) writeFileSync(join(draft, "src", `${module}.ts`), text);
    const args = [
      join(typia, "lib/executable/typia.js"),
      "generate",
      "--input",
      "src",
      "--output",
      "out",
      "--project",
      "tsconfig.json",
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: draft, encoding: "utf8" });
    if (status !== 0) throw new Error(`typia failed:\n${stdout}${stderr}`);
    const entryPoints = [...sources.keys()].map((module) => join(draft, "out", `${module}.ts`));
    buildSync({
      entryPoints,
      outdir: join(draft, "built"),
      outExtension: { ".js": ".mjs" },
      bundle: true,
      format: "esm",
      platform: "neutral",
      mainFields: ["module", "main"],
    });
    renameSync(join(draft, "built"), folder);
  } finally {
    rmSync(draft, { recursive: true });
  }
}
