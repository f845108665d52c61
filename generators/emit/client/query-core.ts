import type { Module } from "../../model/query.ts";
import type { ModuleConstant, ModuleGroups } from "../../../templates/runtime/query/client/table.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import { docComment, identifier } from "../../codegen/typescript.ts";
import { camelCase } from "../../naming/type-names.ts";
import { createValue, optionsType, runtimeType } from "./query-runtime.ts";
import type { QueryScope } from "./query-scope.ts";
import { moduleEntry } from "./query-table.ts";

/* The client without modules but those that it is made with: for bundles, which then hold nothing of the others. */

export function coreText(scope: QueryScope, folder: string): PrintedFile {
  const { service, names, groups } = scope;
  const file = generatedFile(`${folder}/core.js`, `The client of ${service.id}, and its modules one by one.`);
  const create = createValue(file, service, "createCoreClient");
  const wire = file.import("./wire.js", "wire");
  const constants = groups.flatMap(({ member, role, modules }) =>
    modules.map((module) => {
      const constant: ModuleConstant = [member, module.name, moduleEntry(scope, module, role)];
      return `export const ${file.export(constantName(module))} = ${literal(constant)};\n`;
    }),
  );
  const empty: ModuleGroups = Object.fromEntries(groups.map(({ member }) => [member, {}]));
  const client = `export function ${file.export(names.create)}(options) {\n  return ${create}(${wire}, ${literal(empty)}, options);\n}\n`;
  return file.print(`${client}\n${constants.join("")}`);
}

export function coreTypes({ service, names, groups }: QueryScope, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/core.d.ts`, `The client of ${service.id}, and its modules one by one.`);
  const constant = runtimeType(file, "ModuleConstant");
  const options = `${optionsType(file, service)} & { readonly modules: readonly ${constant}[] }`;
  const constantNames = groups.flatMap(({ modules }) => modules.map((module) => file.export(constantName(module))));
  const constants = constantNames.map((name) => `export declare const ${name}: ${constant};\n`);
  return file.print(
    [
      docComment("A client that knows no modules but these; calls that name another are refused."),
      `export declare function ${file.export(names.create)}(options: ${options}): ${file.importType("./index.js", names.client)};\n\n`,
      ...constants,
    ].join(""),
  );
}

/** Never a reserved word. */
function constantName({ name }: Module): string {
  return identifier(`${camelCase(name)}Module`);
}
