import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { compile } from "../compile.ts";
import { visible } from "../diagnostics/visible.ts";
import { emitters } from "../emit/emitters.ts";
import { type ImportedSpec, importWiki } from "../import/paraminfo/import-wiki.ts";
import type { Loss } from "../import/paraminfo/description.ts";
import { projectName } from "../init/files.ts";
import { groupBy } from "../model/group-by.ts";
import { type Rewriting, rewriteFiles } from "../write/rewrite.ts";
import { importTarget, importedChanges, readWiki, refuseEdited, refuseImport } from "./input.ts";
import type { Command, Importer, ImporterFlag } from "./command.ts";
import { type Terminal, exit, misusedIn } from "./terminal.ts";
import type { Options } from "./options.ts";
import { count, jsonText, line } from "./print.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { importOpenApi } from "./import-openapi.ts";

const misused = misusedIn("import");

const importParaminfo: Importer = {
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
    terminal.out(jsonText({ service, modules: modules.length, parameters, files, losses }));
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

const importers: readonly Importer[] = [importOpenApi, importParaminfo];

const names = importers.map(({ name }) => name);

export const importCommand: Command = {
  name: "import",
  summary: "write the spec of a service that already has a description",
  arguments: "FORM FILE|URL",
  flags: ["into", "only", "update", "force", "output", "root", "format", "json", "user-agent", "debug", "help"],
  formats: ["text", "json"],
  flagHelp: {
    format: { help: "how the result is printed: text or json (default: text)" },
    force: { help: "overwrite files of the spec that differ from what is imported" },
    only: {
      value: "TAG|PATH",
      help: "openapi: import only the operations with this tag or below this path; may be given several times",
    },
    update: { help: "openapi: apply the differences from the document of the last import to the spec" },
    output: { value: "FILE", help: "paraminfo: also keep what was read, to import or compare it later" },
  },
  details: `FORM is one of:
${importers.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join("\n")}

Writes the files of a service into the folder --into, such as spec/mediawiki. A second import of the
same description changes nothing. A file that differs is not overwritten without --force. Whatever
the spec cannot express is listed as a loss.

With --update, openapi compares the document with that of the last import,
spec/sources/SERVICE-openapi.json, and applies only the differences. Whatever was edited in the spec
stays; if the document changed it as well, that is a finding.

Exit code 0: imported. 1: imported with losses or findings. 2: not imported. 3: an internal error.`,
  async run(options, terminal) {
    const [form, input] = options.positionals;
    const importer = importers.find(({ name }) => name === form);
    if (importer === undefined) return misused(terminal, unknownForm(form));
    if (input === undefined) return misused(terminal, `Name a file or a URL: kiln import ${importer.name} FILE|URL`);
    const other = importers
      .flatMap(({ flags }) => flags)
      .find((flag) => !importer.flags.includes(flag) && isGiven(options, flag));
    if (other !== undefined) return misused(terminal, `kiln import ${importer.name} has no option --${other}.`);
    return importer.run(input, options, terminal);
  },
};

function isGiven(options: Options, flag: ImporterFlag): boolean {
  return flag === "update" ? options.update : options.texts[flag].length > 0;
}

function unknownForm(form: string | undefined): string {
  const known = `Known: ${names.join(", ")}.`;
  if (form === undefined) return `Name the form of the description. ${known}`;
  return withSuggestion(`“${form}” cannot be imported. ${known}`, form, names);
}
