import { valueOr } from "../../model/fact.ts";
import type { Module, Parameter } from "../../model/query.ts";
import type { ModuleEntry, ModuleGroups, Table, Wire } from "../../../templates/runtime/action-api/client/table.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal, spread } from "../../codegen/literal.ts";
import { outputName } from "../../naming/output-name.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import type { PackageNames } from "./query-entries.ts";
import { pageParameters, properties } from "./query-names.ts";
import type { QueryScope } from "./query-scope.ts";
import { valueSetsById } from "../../model/value-sets.ts";

/** The file of the whole table of a service. */
export function tableModule(scope: QueryScope, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/table.js`, `What the runtime has to know of ${scope.service.id}.`);
  const table: Table = { ...spread<Wire>(file.import("./wire.js", "wire")), groups: moduleGroups(scope) };
  return file.print(`export const ${file.export("table")} = ${literal(table)};\n`);
}

/** The file of all of the table but the modules. */
export function wireModule(scope: QueryScope, folder: string, packages: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/wire.js`, `How requests of ${scope.service.id} are written.`);
  return file.print(`export const ${file.export("wire")} = ${literal(wireOf(scope, packages))};\n`);
}

/** All that the runtime has to know of a service. */
export function tableOf(scope: QueryScope, packages: PackageNames): Table {
  return { ...wireOf(scope, packages), groups: moduleGroups(scope) };
}

function moduleGroups(scope: QueryScope): ModuleGroups {
  const entries = scope.groups.map(({ selector, modules }) => {
    const own = modules.map((module) => [module.name, moduleEntry(scope, module, selector)] as const);
    return [selector, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(entries);
}

function wireOf({ service, tokens }: QueryScope, { client }: PackageNames): Wire {
  const { wire, limits } = service;
  const [common, alternative] = [valueOr(wire.separator, undefined, "used-on-the-wire"), valueOr(wire.alternativeSeparator, undefined, "used-on-the-wire")];
  return {
    generator: [valueOr(wire.generatorSelector, "", "used-on-the-wire"), valueOr(wire.generatorPrefix, "", "used-on-the-wire")],
    separators: [common ?? alternative ?? "", alternative ?? common ?? ""],
    most: [limits.multiple.low, limits.multiple.high],
    pages: pageParameters(service).map(({ name }) => name),
    tokens: tokens === undefined ? undefined : [tokens.selector, tokens.module.name, tokens.module.prefix + tokens.parameter.name],
    validator: `${client}/${outputName(service.id)}/validate`,
  };
}

/** `us/users`: in short what the runtime has to know of a module. */
export function moduleEntry({ service }: QueryScope, module: Module, selector: string): ModuleEntry {
  const sets = valueSetsById(service.valueSets);
  const texts = expandParameters(module.parameters, sets).filter(({ parameter }) => parameter.multiple !== undefined && isText(parameter));
  return module.prefix + texts.map(({ parameter, name }) => `/${name}${mayBeSplit(parameter, selector) ? "" : "!"}`).join("");
}

function isText({ type }: Parameter): boolean {
  return type.kind === "string" || type.kind === "user" || type.kind === "title";
}

/**
 * Whether two requests with half of the values each say together what one with all of them would. A list does, as its values choose among
 * what is listed; so do titles that a module is to look for on each page. Of others it is unknown: they may shape what is said of a page.
 */
function mayBeSplit({ multiple, syntax }: Parameter, selector: string): boolean {
  return multiple?.duplicates !== true && (selector !== properties || syntax?.kind === "title");
}
