import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { serviceRemarks } from "../../describe/service-remarks.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { manualTags, moduleParagraphs } from "../../describe/module.ts";
import { rulesOfNone } from "../../describe/parameter-rules.ts";
import { paragraphs } from "../../describe/join-texts.ts";
import { outputName } from "../../naming/output-name.ts";
import { moduleInterface, parameterMembers, setInterface } from "../shared/typescript/parameter-types.ts";
import type { NamedModule } from "./query-module.ts";
import { valueForms } from "./query-types.ts";
import { typeModule } from "./runtime-types.ts";

/**
 * The index of a service: every module by name, and the reader of whole requests.
 * An object for each module costs less to import than a file.
 */
export function indexFile(service: QueryService, modules: readonly NamedModule[], code: string): PrintedFile {
  const file = generatedFile(`${outputName(service.id)}/index.js`, `All modules of ${service.title}.`);
  const objects = modules.map(({ module, name }) => `module_${name} as ${exportName(file.export(module.name))}`);
  const names = [file.export("decodeRequest"), ...objects];
  return file.print(`export {\n${names.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(code)};\n`);
}

function modulePath(module: Module): string {
  return `./${outputName(module.name)}.js`;
}

/** A name that is no identifier is exported as a string. */
function exportName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
}

const exportedTypes = ["Finding", "Issue", "Options", "Result", "StandardSchema", "Wire"] as const;

export function indexTypes(service: QueryService): PrintedFile {
  const file = generatedFile(`${outputName(service.id)}/index.d.ts`, `All modules of ${service.title}.`);
  for (const name of exportedTypes) file.exportTypeFrom(typeModule(name, service.profile), name);
  const [options, result, wire] = (["Options", "Result", "Wire"] as const).map((name) =>
    file.importType(typeModule(name, service.profile), name),
  );
  const modules = service.modules.map((module) => {
    const type = `import(${stringLiteral(modulePath(module))}).${moduleInterface(module)}`;
    return `${memberComment(module)}  readonly ${propertyKey(module.name)}?: ${type};\n`;
  });
  const names = service.modules.map(({ name }) => exportName(file.export(name)));
  const sets = service.requestParameters.map((set) => {
    const members = parameterMembers(service, set.parameters, valueForms(service, set.rules));
    const what = set.description === undefined ? set.title : `${set.title}. ${set.description}`;
    const doc = docComment(paragraphs(what, ...rulesOfNone(set.rules, service)));
    return `${doc}export interface ${file.export(setInterface(set.id))} {\n${members}}\n\n`;
  });
  const named = "{ readonly name: Name; readonly parameters: NonNullable<Modules[Name]> }";
  return file.print(
    [
      ...names.map(
        (name, index) => `export * as ${name} from ${stringLiteral(modulePath(service.modules[index]!))};\n`,
      ),
      "\n",
      ...sets,
      `/** The parameters of the modules that a request names. */\nexport interface ${file.export("Modules")} {\n${modules.join("")}}\n\n`,
      `/** A whole request. */\nexport interface ${file.export("Request")} {\n`,
      ...service.requestParameters.map((set) => `  readonly ${propertyKey(set.id)}: ${setInterface(set.id)};\n`),
      `  readonly generator?: { readonly [Name in keyof Modules]-?: ${named} }[keyof Modules];\n`,
      `  readonly modules: Modules;\n}\n\n`,
      docComment(
        paragraphs("Reads a whole request: its modules, and the parameters of each.", serviceRemarks(service)),
      ),
      `export declare function ${file.export("decodeRequest")}(wire: ${wire}, options?: ${options}): ${result}<Request>;\n`,
    ].join(""),
  );
}

/** What an editor shows beside the name of a module that it offers. */
function memberComment(module: Module): string {
  const [text, tags] = [moduleParagraphs(module), manualTags(module)];
  return text === "" && tags.length === 0 ? "" : docComment(text, "  ", tags);
}
