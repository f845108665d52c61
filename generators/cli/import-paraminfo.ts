import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { compile } from "../compile.ts";
import { visible } from "../diagnostics/visible.ts";
import { emitters } from "../emit/emitters.ts";
import { importWiki, type ImportedSpec } from "../import/paraminfo/import-wiki.ts";
import type { Loss } from "../import/paraminfo/losses.ts";
import { projectName } from "../init/project-name.ts";
import { groupBy } from "../model/group-by.ts";
import { rewriteFiles, type Rewriting } from "../write/rewrite.ts";
import { importedChanges, importTarget, refuseEdited, refuseImport } from "./import-files.ts";
import type { Importer } from "./command.ts";
import { misusedIn, exit, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";
import { count, line } from "./summary.ts";
import { readWiki } from "./wiki-input.ts";

const misused = misusedIn("import");

export const importParaminfo: Importer = {
  name: "paraminfo",
  summary: "the query modules of a MediaWiki, from its own action=paraminfo (by default into spec/mediawiki)",
  flags: ["output"],
  async run(input, options, terminal) {
    const target = importTarget(options, terminal, "spec/mediawiki");
    if ("problem" in target) return misused(terminal, target.problem);
    const { root, loaded, service } = target;
    const isNew = loaded.sources.size === 0;
    const current = isNew ? undefined : compile(loaded, []);
    if (current !== undefined && current.model === undefined)
      return refuseImport(current.diagnostics, loaded.sources, options, terminal);
    const read = await readWiki(input, options, terminal);
    if ("problem" in read) return misused(terminal, read.problem);
    const output = options.texts.output.at(-1);
    if (output !== undefined) writeFileSync(resolve(terminal.folder, output), `${read.text.trimEnd()}\n`);
    const imported = importWiki(read.wiki, {
      sources: loaded.sources,
      decisions: current?.model?.decisions ?? [],
      project: projectName(basename(root)) ?? service,
      service,
      emitters,
    });
    if (imported.model === undefined)
      return refuseImport(imported.diagnostics, new Map([...loaded.sources, ...imported.files]), options, terminal);
    const changes = importedChanges(target, await formatted(imported.files), imported.stale);
    const edited = changes.filter(({ path, before }) => before !== undefined && path !== "spec/decisions.yaml");
    if (edited.length > 0 && !options.force) return refuseEdited(edited, "the wiki has no such module", terminal);
    const refused = rewriteFiles(root, changes, "kiln import");
    if (refused.length > 0) return refuseImport(refused, loaded.sources, options, terminal);
    report(imported, changes, service, options, terminal);
    return imported.losses.length > 0 ? exit.findings : exit.ok;
  },
};

/** Formats the files like `kiln format`. */
async function formatted(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const { format } = await import("../format/format.ts");
  const result = new Map<string, string>();
  for (const [path, text] of files) result.set(path, await format(text));
  return result;
}

function report(
  { losses, model }: ImportedSpec,
  changes: readonly Rewriting[],
  service: string,
  options: Options,
  terminal: Terminal,
): void {
  const imported = model!.services.find(({ id }) => id === service);
  const modules = imported?.kind === "query" ? imported.modules : [];
  const parameters = modules.reduce((sum, module) => sum + module.parameters.length, 0);
  if (options.format === "json") {
    const files = changes.map(({ path }) => path);
    terminal.out(`${JSON.stringify({ service, modules: modules.length, parameters, files, losses }, undefined, 2)}\n`);
    return;
  }
  terminal.out(
    [
      line(
        "imported",
        `${count(modules.length, "module")} with ${count(parameters, "parameter")} into spec/${service}`,
      ),
      line("disk", changes.length === 0 ? "no file changed" : `${count(changes.length, "file")} written`),
      ...(losses.length === 0 ? [] : [line("losses", count(losses.length, "fact") + " that the spec cannot express:")]),
      ...[...groupBy(losses, ({ feature, instead }) => `${feature} → ${instead}`)].map(([title, found]) =>
        lossLines(title, found),
      ),
      changes.length === 0 ? "" : `\nNext: kiln generate\n`,
    ].join(""),
  );
}

function lossLines(title: string, losses: readonly Loss[]): string {
  return `  ${visible(title)} (${losses.length})\n${losses.map(({ subject }) => `    ${visible(subject)}\n`).join("")}`;
}
