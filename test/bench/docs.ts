import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measure, type Usage } from "./measure.ts";
import { table } from "./table.ts";
import { kiln, writeSpec } from "./workspace.ts";

/**
 * `npm run bench -- --docs`: runs `kiln docs` once at each size. This includes reading and checking the spec and
 * writing all files.
 */
export function benchDocs(sizes: readonly number[]): void {
  const rows = sizes.map((times) => docsRow(times));
  process.stdout.write(table(["size", "wall s", "CPU s", "ms a copy", "peak MiB", "files", "MB"], rows));
}

function docsRow(times: number): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), "kiln-bench-docs-"));
  try {
    writeSpec(root, times);
    const { wall, cpu, memory }: Usage = measure({ args: [kiln, "docs"], folder: root });
    const files = filesIn(join(root, "packages/docs/site"));
    const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
    return [
      String(times),
      wall.toFixed(1),
      cpu.toFixed(1),
      ((1000 * cpu) / times).toFixed(0),
      memory.toFixed(0),
      files.length.toLocaleString("en"),
      (bytes / 1e6).toFixed(0),
    ];
  } finally {
    rmSync(root, { recursive: true });
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
