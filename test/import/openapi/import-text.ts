import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compile, emitters, loadSources, type Emitter } from "../../../generators/index.ts";
import { importOpenApi, readDocument, type Imported } from "../../../generators/import/openapi/import.ts";
import { generatedProject } from "../../support/generated-project.ts";

/** Imports a document into the service `api`, or returns why it is not a valid document. */
export function importText(
  text: string,
  existing: ReadonlyMap<string, string> = new Map(),
): Imported | { readonly problem: string } {
  const document = readDocument("api.yaml", text);
  if ("problem" in document) return document;
  return importOpenApi({
    document,
    service: "api",
    address: undefined,
    checksum: `sha256:${"0".repeat(64)}`,
    only: [],
    existing,
    errorsIn: (files) =>
      compile(loadSources(files), emitters).diagnostics.filter(({ severity }) => severity === "error"),
  });
}

/** Imports a text that must be a valid document. */
export function imported(text: string, existing?: ReadonlyMap<string, string>): Imported {
  const result = importText(text, existing);
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

export function importedProject(name: string, emitters: readonly Emitter[]): string {
  const { files } = imported(readFileSync(join(import.meta.dirname, name, "openapi.yaml"), "utf8"));
  const spec = mkdtempSync(join(tmpdir(), "kiln-imported-"));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(spec, file)), { recursive: true });
    writeFileSync(join(spec, file), text);
  }
  return generatedProject(spec, emitters);
}
