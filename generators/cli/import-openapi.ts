import { basename, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { printDenseJson, printJson } from "../codegen/json.ts";
import { compile } from "../compile.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import { fetchText } from "../import/fetch-text.ts";
import type { ImportRequest, Imported, Loss } from "../import/openapi/import.ts";
import { projectName } from "../init/files.ts";
import { loadSources } from "../load/load.ts";
import { type Rewriting, rewriteFiles } from "../write/rewrite.ts";
import { hashOf } from "../write/unified-diff.ts";
import type { Importer } from "./command.ts";
import type { UsageError } from "./command-line.ts";
import {
  type ImportTarget,
  importTarget,
  importedChanges,
  readInput,
  refuseEdited,
  refuseImport,
  userAgentOf,
} from "./input.ts";
import type { Options } from "./options.ts";
import { count, line, printFindings } from "./print.ts";
import { type ExitCode, type Terminal, exit, misusedIn } from "./terminal.ts";
import type { Updated } from "../import/openapi/update.ts";

const misused = misusedIn("import");

export const importOpenApi = {
  name: "openapi",
  summary: "resources and operations, from an OpenAPI document of version 3.0 or 3.1",
  flags: ["only", "update"],
  /** Imports a document. `hints` determines whether the result includes the next steps. */
  async run(input, options, terminal, hints = true) {
    const progress = options.asked === "json" ? undefined : terminal.progress;
    const target = importTarget(options, terminal, `spec/${nameOf(input)}`);
    if ("problem" in target) return misused(terminal, target.problem);
    progress?.(line("reading", input));
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
      errorsIn: (files) => {
        progress?.(line("checking", count(files.size, "file")));
        return compile(loadSources(files), emitters).diagnostics.filter((one) => hasErrors([one]));
      },
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
        : text(imported, service, hints),
    );
    return imported.losses.length === 0 ? exit.ok : exit.findings;
  },
} satisfies Importer;

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

function report({ operations, losses }: Imported) {
  return { operations, counts: Object.fromEntries(countsOf(losses)), losses: losses.map((loss) => ({ ...loss })) };
}

function countsOf(losses: readonly Loss[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { feature } of losses) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function text({ operations, losses, files }: Imported, service: string, hints: boolean): string {
  return [
    line(
      "imported",
      `${operations.imported} of ${operations.all} operations into spec/${service} (${files.size} files), ${operations.withoutLoss} without a loss in requests and responses`,
    ),
    lossLines(losses),
    ...(hints && losses.length > 0 ? ["\nAll places: add --json\n"] : []),
    hints ? "\nNext: kiln generate\n" : "",
  ].join("");
}

/** Returns a line for each lost feature. Those that change requests or responses come first. */
function lossLines(losses: readonly Loss[]): string {
  const counts = countsOf(losses);
  return [...new Map(losses.map((loss) => [loss.feature, loss])).values()]
    .toSorted((a, b) => Number(b.wire) - Number(a.wire) || counts.get(b.feature)! - counts.get(a.feature)!)
    .map(({ feature, instead, wire, pointer }) =>
      line(wire ? "loss" : "note", `${feature} (${counts.get(feature)}): ${instead}; first at #${pointer}`),
    )
    .join("");
}

/** Returns the path of the document that the last import read. */
function documentPath(service: string): string {
  return `spec/sources/${service}-openapi.json`;
}

/** Returns the change that stores the document for the next update. The result is empty if it is stored already. */
function keptDocument({ document, service }: ImportRequest, root: string): readonly Rewriting[] {
  const path = documentPath(service);
  const before = storedText(root, service);
  const after = printDenseJson(document.root);
  return before === after ? [] : [{ path, before, after }];
}

function storedText(root: string, service: string): string | undefined {
  const file = join(root, documentPath(service));
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Applies the differences between the document of the last import and a newer one to the spec. */
async function updateSpec(
  request: ImportRequest,
  { root, service, loaded }: ImportTarget,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { sources } = loaded;
  const stored = storedText(root, service);
  if (!sources.has(`spec/${service}/service.yaml`))
    return misused(
      terminal,
      `There is no spec/${service}/service.yaml to update. Import the document without --update.`,
    );
  if (stored === undefined)
    return misused(
      terminal,
      `There is no ${documentPath(service)}, the document of the last import. Store that document there as JSON, and repeat.`,
    );
  const { readDocument } = await import("../import/openapi/import.ts");
  const { updateOpenApi } = await import("../import/openapi/update.ts");
  const earlier = readDocument(documentPath(service), stored);
  if ("problem" in earlier) return misused(terminal, earlier.problem);
  const updated = updateOpenApi({ ...request, earlier });
  const merged = new Map(sources);
  for (const [path, text] of updated.changes) {
    if (text === undefined) merged.delete(path);
    else merged.set(path, text);
  }
  const errors = request.errorsIn(merged);
  if (errors.length > 0) return refuseImport(errors, merged, options, terminal);
  const changes = [...updated.changes].map(([path, after]) => ({ path, before: sources.get(path), after }));
  const refused = rewriteFiles(root, [...changes, ...keptDocument(request, root)], "kiln import --update");
  if (refused.length > 0) return refuseImport(refused, sources, options, terminal);
  const losses = newLosses(updated);
  terminal.out(
    options.asked === "json"
      ? printJson({
          ...report({ ...updated.later, losses }),
          conflicts: updated.conflicts.map(({ place, slots }) => ({ file: place!.file, ...slots })),
          files: changes.map(({ path }) => path),
        })
      : await updatedText(updated, losses, merged, options, terminal),
  );
  return losses.length + updated.conflicts.length === 0 ? exit.ok : exit.findings;
}

/** Returns the losses that the import of the earlier document did not have. */
function newLosses({ earlier, later }: Updated): Imported["losses"] {
  const keyOf = ({ feature, pointer }: Loss): string => `${feature} ${pointer}`;
  const known = new Set(earlier.losses.map(keyOf));
  return later.losses.filter((loss) => !known.has(keyOf(loss)));
}

async function updatedText(
  { changes, conflicts }: Updated,
  losses: Imported["losses"],
  sources: ReadonlyMap<string, string>,
  options: Options,
  terminal: Terminal,
): Promise<string> {
  const next = changes.size === 0 ? "" : "\nNext: kiln diff HEAD, kiln generate\n";
  return [
    await printFindings(conflicts, sources, options, terminal),
    line("updated", changes.size === 0 ? "no file changed" : count(changes.size, "file")),
    lossLines(losses),
    next,
  ].join("");
}
