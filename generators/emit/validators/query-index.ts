import type { Module, QueryService } from "../../model/query.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { moduleInterface, parameterMembers, setInterface } from "../shared/typescript/parameter-types.ts";
import { remark } from "../../codegen/typescript.ts";
import type { NamedModule } from "./query-module.ts";
import { valueForms } from "./query-types.ts";

/** The index of a service: every module by name, and the reader of whole requests. An object for each module costs less to import than a file. */
export function indexText(service: QueryService, modules: readonly NamedModule[], code: string): string {
  return [
    `${remark(`All modules of ${service.title}. Generated: change the spec instead.`)}\n`,
    `export {\n  decodeRequest,\n${modules.map(({ module, name }) => `  module_${name} as ${exportName(module)},\n`).join("")}} from ${stringLiteral(code)};\n`,
  ].join("");
}

function modulePath(module: Module): string {
  return `./${outputName(module.name)}.js`;
}

/** A name that is no identifier is exported as a string. */
function exportName(module: Module): string {
  return /^[A-Za-z_$][\w$]*$/.test(module.name) ? module.name : stringLiteral(module.name);
}

export function indexTypes(service: QueryService): string {
  const modules = service.modules.map((module) => `  readonly ${propertyKey(module.name)}?: import(${stringLiteral(modulePath(module))}).${moduleInterface(module)};\n`);
  return [
    `import type { Options, Result, Wire } from "../runtime/types.js";\n\n`,
    `export type { Finding, Issue, Options, Result, StandardSchema, Wire } from "../runtime/types.js";\n`,
    ...service.modules.map((module) => `export * as ${exportName(module)} from ${stringLiteral(modulePath(module))};\n`),
    "\n",
    ...service.requestParameters.map((set) => `${docComment(set.title)}export interface ${setInterface(set.id)} {\n${parameterMembers(service, set.parameters, valueForms(service))}}\n\n`),
    `/** The parameters of the modules that a request names. */\nexport interface Modules {\n${modules.join("")}}\n\n`,
    `/** A whole request. */\nexport interface Request {\n`,
    ...service.requestParameters.map((set) => `  readonly ${propertyKey(set.id)}: ${setInterface(set.id)};\n`),
    `  readonly generator?: { readonly [Name in keyof Modules]-?: { readonly name: Name; readonly parameters: NonNullable<Modules[Name]> } }[keyof Modules];\n`,
    `  readonly modules: Modules;\n}\n\n`,
    `/** Reads a whole request: which modules it names, and the parameters of each. */\n`,
    `export declare function decodeRequest(wire: Wire, options?: Options): Result<Request>;\n`,
  ].join("");
}
