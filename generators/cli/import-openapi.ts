import { basename } from "node:path";
import { printJson } from "../codegen/json.ts";
import { compile } from "../compile.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import { fetchText } from "../import/fetch-text.ts";
import type { Imported, ImportRequest, Loss } from "../import/openapi/import.ts";
import { projectName } from "../init/project-name.ts";
import { loadSources } from "../load/load.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import { hashOf } from "../write/unified-diff.ts";
import type { Importer } from "./command.ts";
import type { UsageError } from "./command-line.ts";
import { importedChanges, importTarget, readInput, refuseEdited, refuseImport, userAgentOf } from "./import-files.ts";
import type { Options } from "./options.ts";
import { line } from "./summary.ts";
import { misusedIn, exit, type Terminal } from "./terminal.ts";
import { keptDocument, updateSpec } from "./update-openapi.ts";

const misused = misusedIn("import");

export const importOpenApi: Importer = {
  name: "openapi",
  summary: "resources and operations, from an OpenAPI document of version 3.0 or 3.1",
  flags: ["only", "update"],
  async run(input, options, terminal) {
    const target = importTarget(options, terminal, `spec/${nameOf(input)}`);
    if ("problem" in target) return misused(terminal, target.problem);
    const read = await readDescription(input, options, terminal);
    if ("problem" in read) return misused(terminal, `“${input}” cannot be read: ${read.problem}.`);
    const { readDocument, importOpenApi: importDocument } = await import("../import/openapi/import.ts");
    const document = readDocument(input, read.text);
    if ("problem" in document) return misused(terminal, document.problem);
    const { root, service, loaded } = target;
    const request: ImportRequest = {
      document,
      service,
      address: isAddress(input) ? input : undefined,
      checksum: `sha256:${hashOf(read.text)}`,
      only: options.texts.only,
      existing: loaded.sources,
      errorsIn: (files) => compile(loadSources(files), emitters).diagnostics.filter((one) => hasErrors([one])),
    };
    if (options.update) return updateSpec(request, target, options, terminal);
    const imported = importDocument(request);
    if (imported.operations.all === 0)
      return misused(terminal, "The document has no such operations: nothing was imported.");
    if (imported.operations.imported === 0) {
      terminal.error(`${lossLines(imported.losses)}No operation can be expressed in a spec. Nothing was imported.\n`);
      return exit.failed;
    }
    const sources = new Map([...loaded.sources, ...imported.files]);
    if (imported.errors.length > 0) return refuseImport(imported.errors, sources, options, terminal);
    const isOwn = (path: string): boolean => path.startsWith(`spec/${service}/`);
    const stale = [...loaded.sources.keys()].filter((path) => isOwn(path) && !imported.files.has(path));
    const changes = [...importedChanges(target, imported.files, stale), ...keptDocument(request, root)];
    const edited = changes.filter(({ path, before }) => isOwn(path) && before !== undefined);
    if (edited.length > 0 && !options.force)
      return refuseEdited(edited, "the import does not write this file", terminal);
    const refused = rewriteFiles(root, changes, "kiln import");
    if (refused.length > 0) return refuseImport(refused, loaded.sources, options, terminal);
    terminal.out(
      options.asked === "json"
        ? printJson({ ...report(imported), files: [...imported.files.keys()] })
        : text(imported, service),
    );
    return imported.losses.length === 0 ? exit.ok : exit.findings;
  },
};

async function readDescription(
  input: string,
  options: Options,
  terminal: Terminal,
): Promise<{ readonly text: string } | UsageError> {
  if (!isAddress(input)) return readInput(input, terminal);
  if (!URL.canParse(input)) return { problem: "it is not a URL" };
  const fetched = await fetchText(new URL(input), { userAgent: userAgentOf(options), fetch });
  if ("problem" in fetched || fetched.response.ok) return fetched;
  return { problem: `the server responded with ${fetched.response.status}` };
}

function isAddress(input: string): boolean {
  return /^https?:\/\//.test(input);
}

/** Derives the name of a service from its document: `https://example.org/Shop.v2.yaml` → `shop-v2`. */
function nameOf(input: string): string {
  return projectName(basename(input.replace(/[?#].*$/, "")).replace(/\.[^.]*$/, "")) ?? "api";
}

export function report({ operations, losses }: Imported) {
  return { operations, counts: Object.fromEntries(countsOf(losses)), losses: losses.map((loss) => ({ ...loss })) };
}

function countsOf(losses: readonly Loss[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { feature } of losses) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function text({ operations, losses, files }: Imported, service: string): string {
  return [
    line(
      "imported",
      `${operations.imported} of ${operations.all} operations into spec/${service} (${files.size} files), ${operations.withoutLoss} without a loss in requests and responses`,
    ),
    lossLines(losses),
    ...(losses.length === 0 ? [] : ["\nAll places: add --json\n"]),
    "\nNext: kiln generate\n",
  ].join("");
}

/** Returns a line for each lost feature. Those that change requests or responses come first. */
export function lossLines(losses: readonly Loss[]): string {
  const counts = countsOf(losses);
  return [...new Map(losses.map((loss) => [loss.feature, loss])).values()]
    .toSorted((a, b) => Number(b.wire) - Number(a.wire) || counts.get(b.feature)! - counts.get(a.feature)!)
    .map(({ feature, instead, wire, pointer }) =>
      line(wire ? "loss" : "note", `${feature} (${counts.get(feature)}): ${instead}; first at #${pointer}`),
    )
    .join("");
}
