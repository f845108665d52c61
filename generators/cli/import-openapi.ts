import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { printJson } from "../codegen/json.ts";
import { compile } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { loadSources } from "../load/load.ts";
import { readSpec } from "../load/read.ts";
import type { Imported, Loss } from "../import/openapi/import.ts";
import { hashOf } from "../write/unified-diff.ts";
import type { Importer } from "./command.ts";
import { misusedIn, exit, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { line } from "./summary.ts";

const misused = misusedIn("import");

export const importOpenApi: Importer = {
  name: "openapi",
  summary: "resources and operations, from an OpenAPI document of version 3.0 or 3.1",
  async run(input, options, terminal) {
    const read = await readInput(input, terminal);
    if ("problem" in read) return misused(terminal, read.problem);
    const { readDocument, importOpenApi: importDocument } = await import("../import/openapi/import.ts");
    const document = readDocument(input, read.text);
    if ("problem" in document) return misused(terminal, document.problem);
    const service = serviceName(options.texts.into.at(-1), input);
    if (service === undefined)
      return misused(
        terminal,
        "Name the folder of the service: --into spec/NAME, in lowercase letters, digits and hyphens.",
      );
    const root = resolve(terminal.folder, options.root);
    const existing = readSpec(root).sources;
    const imported = importDocument({
      document,
      service,
      address: isAddress(input) ? input : undefined,
      checksum: `sha256:${hashOf(read.text)}`,
      only: options.texts.only,
      existing,
      errorsIn: (files) =>
        compile(loadSources(files), emitters).diagnostics.filter(({ severity }) => severity === "error"),
    });
    if (imported.operations.all === 0)
      return misused(terminal, "The document has no such operations: nothing was imported.");
    if (imported.errors.length > 0) {
      terminal.error(
        await printFindings(imported.errors, new Map([...existing, ...imported.files]), options, terminal),
      );
      return exit.failed;
    }
    const conflict = conflictOf(existing, imported, service, options);
    if (conflict !== undefined) return misused(terminal, conflict);
    write(root, existing, imported, service);
    terminal.out(
      options.asked === "json"
        ? printJson({ ...report(imported), files: [...imported.files.keys()] })
        : text(imported, service),
    );
    return imported.losses.length === 0 ? exit.ok : exit.findings;
  },
};

async function readInput(
  input: string,
  { folder }: Terminal,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  try {
    if (!isAddress(input)) return { text: readFileSync(resolve(folder, input), "utf8") };
    const response = await fetch(input);
    if (!response.ok) return { problem: `“${input}” cannot be read: the server responded with ${response.status}.` };
    return { text: await response.text() };
  } catch (error) {
    return { problem: `“${input}” cannot be read: ${(error as Error).message}.` };
  }
}

function isAddress(input: string): boolean {
  return /^https?:\/\//.test(input);
}

function serviceName(into: string | undefined, input: string): string | undefined {
  const fallback = basename(input.replace(/[?#].*$/, ""))
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "");
  const name = into === undefined ? fallback : basename(into);
  const isName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 60;
  return isName && (into === undefined || ["spec", "."].includes(dirname(into)) || dirname(into).endsWith("/spec"))
    ? name
    : undefined;
}

/** A file that was edited, or that another description wrote, is overwritten with --force alone. */
function conflictOf(
  existing: ReadonlyMap<string, string>,
  { files }: Imported,
  service: string,
  { force }: Options,
): string | undefined {
  const differing = [...existing.keys()].filter(
    (file) => file.startsWith(`spec/${service}/`) && existing.get(file) !== files.get(file),
  );
  if (force || differing.length === 0) return undefined;
  return `${differing[0]} differs from what is imported (${differing.length} such files). Use --force to overwrite them.`;
}

function write(root: string, existing: ReadonlyMap<string, string>, { files }: Imported, service: string): void {
  for (const [file, content] of files) {
    if (existing.get(file) === content) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  for (const file of existing.keys())
    if (file.startsWith(`spec/${service}/`) && !files.has(file)) rmSync(join(root, file));
}

function report({ operations, losses }: Imported) {
  return { operations, counts: Object.fromEntries(countsOf(losses)), losses: losses.map((loss) => ({ ...loss })) };
}

function countsOf(losses: readonly Loss[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { feature } of losses) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function text({ operations, losses, files }: Imported, service: string): string {
  const counts = countsOf(losses);
  const rows = [...new Map(losses.map((loss) => [loss.feature, loss])).values()].toSorted(
    (a, b) => Number(b.wire) - Number(a.wire) || counts.get(b.feature)! - counts.get(a.feature)!,
  );
  return [
    line(
      "imported",
      `${operations.imported} of ${operations.all} operations into spec/${service} (${files.size} files), ${operations.withoutLoss} without a loss in requests and responses`,
    ),
    ...rows.map(({ feature, instead, wire, pointer }) =>
      line(wire ? "loss" : "note", `${feature} (${counts.get(feature)}): ${instead}; first at #${pointer}`),
    ),
    ...(losses.length === 0 ? [] : ["\nAll places: add --json\n"]),
    "\nNext: kiln generate\n",
  ].join("");
}
