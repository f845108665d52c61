import { didYouMean } from "../diagnostics/suggest.ts";
import type { Command, Importer, ImporterFlag } from "./command.ts";
import { importOpenApi } from "./import-openapi.ts";
import { importParaminfo } from "./import-paraminfo.ts";
import type { Options } from "./options.ts";
import { misusedIn } from "./terminal.ts";

const importers: readonly Importer[] = [importOpenApi, importParaminfo];

const names = importers.map(({ name }) => name);

const misused = misusedIn("import");

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

Writes the files of a service into the folder --into, such as spec/mediawiki. A second import of the same description changes
nothing. A file that differs is not overwritten without --force. Whatever the spec cannot express is listed as a loss.

With --update, openapi compares the document with that of the last import, spec/sources/SERVICE-openapi.json, and applies only
the differences. Whatever was edited in the spec stays; if the document changed it as well, that is a finding.

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
  return [`“${form}” cannot be imported. ${known}`, didYouMean(form, names)].filter(Boolean).join(" ");
}
