import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "../../generators/index.ts";
import { readFiles } from "../support/files.ts";
import { grow } from "./grow.ts";
import { measure } from "./measure.ts";

/** A temporary folder with a spec of some size and the OpenAPI documents that Kiln generates from it. */
export interface Workspace {
  /** Size as a multiple of the real spec. */
  readonly times: number;
  readonly root: string;
  /** Working folder of the other programs, with copies of the documents and a `redocly.yaml` that names them. */
  readonly others: string;
  /** The names of the documents in `others`, such as `query.json`. */
  readonly documents: readonly string[];
  /** Size of the input: `yaml` for Kiln, `openapi` for the other programs. */
  readonly yaml: Size;
  readonly openapi: Size;
}

export interface Size {
  readonly files: number;
  readonly lines: number;
  readonly bytes: number;
}

export const project = join(import.meta.dirname, "../..");
export const kiln = join(project, "scripts/kiln.js");

export function makeWorkspace(times: number): Workspace {
  const folder = mkdtempSync(join(tmpdir(), `kiln-bench-${times}-`));
  const [root, others] = [join(folder, "kiln"), join(folder, "others")];
  const spec = writeSpec(root, times);
  measure({ args: [kiln, "generate"], folder: root });
  const documents = copyDocuments(root, others);
  return {
    times,
    root,
    others,
    documents,
    yaml: sizeOf([...spec.values()]),
    openapi: sizeOfFolder(others, (path) => path.endsWith(".json")),
  };
}

export function writeSpec(root: string, times: number): ReadonlyMap<string, string> {
  const spec = grow(load(project).sources, times);
  for (const [path, text] of spec) writeText(join(root, path), text);
  return spec;
}

export function removeWorkspace({ root }: Workspace): void {
  rmSync(dirname(root), { recursive: true });
}

/**
 * Copies the documents. The configuration lets openapi-typescript and Redocly's client generator process all documents
 * in one process.
 */
function copyDocuments(root: string, others: string): readonly string[] {
  const from = join(root, "packages/openapi/generated");
  const documents = readdirSync(from).filter((name) => name.endsWith(".json") && name !== "index.json");
  mkdirSync(others);
  for (const name of documents) cpSync(join(from, name), join(others, name));
  const apis = documents.map((name) => {
    const output = name.replace(/json$/, "ts");
    return [
      name.replace(".json", ""),
      { root: name, clientOutput: `client/${output}`, "x-openapi-ts": { output: `types/${output}` } },
    ];
  });
  writeText(join(others, "redocly.yaml"), JSON.stringify({ apis: Object.fromEntries(apis) }));
  return documents;
}

export function sizeOfFolder(folder: string, counts: (path: string) => boolean = () => true): Size {
  return sizeOf([...readFiles(folder)].filter(([path]) => counts(path)).map(([, text]) => text));
}

function sizeOf(texts: readonly string[]): Size {
  const total = (measureOf: (text: string) => number): number => texts.reduce((sum, text) => sum + measureOf(text), 0);
  return { files: texts.length, lines: total((text) => text.split("\n").length - 1), bytes: total(Buffer.byteLength) };
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
