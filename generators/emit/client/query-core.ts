import type { Module } from "../../model/query.ts";
import type { ModuleConstant, ModuleGroups } from "../../../templates/runtime/query/client/table.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import { docComment, identifier, stringLiteral } from "../../codegen/typescript.ts";
import { camelCase } from "../../naming/type-names.ts";
import { callsText, exactly } from "./query-client.ts";
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

export function coreTypes(scope: QueryScope, folder: string): PrintedFile {
  const { service, names, groups, generators } = scope;
  const file = generatedFile(`${folder}/core.d.ts`, `The client of ${service.id}, and its modules one by one.`);
  const constant = runtimeType(file, "ModuleConstant");
  const refer = (name: string): string => file.importType("./index.js", name);
  const request = [
    refer(names.request),
    groups.map(({ member }) => stringLiteral(member)).join(" | ") || "never",
    generators === undefined ? "never" : stringLiteral(generators.member),
    "Modules",
  ];
  const chosenRequest = `${runtimeType(file, "ChosenRequest")}<${request.join(", ")}>`;
  const calls = callsText(scope, file, {
    refer,
    request: chosenRequest,
    argument: exactly(file, "R", chosenRequest, `${refer("RequestFault")}<R>`),
    namesOf: ({ modules }, group) => {
      const chosen =
        group === undefined ? "Modules[1]" : `${runtimeType(file, "NamesIn")}<Modules, ${stringLiteral(group.member)}>`;
      return `keyof ${refer(modules)} & ${chosen}`;
    },
  });
  const constants = groups.flatMap(({ member, modules }) =>
    modules.map((module) => {
      const type = `${constant}<${stringLiteral(member)}, ${stringLiteral(module.name)}>`;
      return `export declare const ${file.export(constantName(module))}: ${type};\n`;
    }),
  );
  const options = `${optionsType(file, service)} & { readonly modules: readonly Module[] }`;
  return file.print(
    [
      docComment("A client for these modules only: its types offer no others."),
      `export interface ${file.export(names.core)}<Modules extends ${constant}> extends ${runtimeType(file, "ClientBase")} {\n${calls}}\n\n`,
      docComment("A client for these modules only; calls that name another module are refused."),
      `export declare function ${file.export(names.create)}<const Module extends ${constant}>(options: ${options}): ${names.core}<Module>;\n\n`,
      ...constants,
    ].join(""),
  );
}

/** Never a reserved word. */
function constantName({ name }: Module): string {
  return identifier(`${camelCase(name)}Module`);
}
