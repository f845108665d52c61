import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile, emitters, filesOf, loadSources } from "../../generators/index.ts";
import { loadedSpec } from "../support/emit.ts";
import { grow } from "../bench/grow.ts";
import type { Edit } from "./edits.ts";

/** Returns our spec, enlarged to `size` copies. */
export function specOf(size: number): ReadonlyMap<string, string> {
  return grow(loadedSpec().sources, size);
}

export function edited(spec: ReadonlyMap<string, string>, { file, from, to, name }: Edit): ReadonlyMap<string, string> {
  const text = spec.get(file);
  if (text?.includes(from) !== true) throw new Error(`There is no place for “${name}” in ${file}`);
  return new Map([...spec, [file, text.replace(from, () => to)]]);
}

/**
 * Writes a spec and the OpenAPI documents of its services. Leaves out the documents with all modules in one path,
 * because they repeat the others.
 */
export function writeSide(folder: string, spec: ReadonlyMap<string, string>): void {
  for (const [path, text] of spec) write(join(folder, path), text);
  const { outputs, diagnostics } = compile(
    loadSources(spec),
    emitters.filter(({ into }) => into === "packages/openapi"),
  );
  for (const { path, text } of filesOf(outputs)) {
    if (path.endsWith(".json") && path.includes("/generated/") && !path.endsWith("-combined.json"))
      write(join(folder, "openapi", path.split("/").at(-1)!), text);
  }
  const faults = diagnostics.filter(({ severity }) => severity === "error");
  if (faults.length > 0) throw new Error(faults.map(({ message, place }) => `${place?.file}: ${message}`).join("\n"));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
