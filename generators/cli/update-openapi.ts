import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printDenseJson, printJson } from "../codegen/json.ts";
import type { Imported, ImportRequest, Loss } from "../import/openapi/import.ts";
import type { Updated } from "../import/openapi/update.ts";
import { rewriteFiles, type Rewriting } from "../write/rewrite.ts";
import { lossLines, report } from "./import-openapi.ts";
import { refuseImport, type ImportTarget } from "./import-files.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { count, line } from "./summary.ts";
import { exit, misusedIn, type ExitCode, type Terminal } from "./terminal.ts";

const misused = misusedIn("import");

/** Returns the path of the document that the last import read. */
function documentPath(service: string): string {
  return `spec/sources/${service}-openapi.json`;
}

/** Returns the change that stores the document for the next update. The result is empty if it is stored already. */
export function keptDocument({ document, service }: ImportRequest, root: string): readonly Rewriting[] {
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
export async function updateSpec(
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
      : await text(updated, losses, merged, options, terminal),
  );
  return losses.length + updated.conflicts.length === 0 ? exit.ok : exit.findings;
}

/** Returns the losses that the import of the earlier document did not have. */
function newLosses({ earlier, later }: Updated): Imported["losses"] {
  const keyOf = ({ feature, pointer }: Loss): string => `${feature} ${pointer}`;
  const known = new Set(earlier.losses.map(keyOf));
  return later.losses.filter((loss) => !known.has(keyOf(loss)));
}

async function text(
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
