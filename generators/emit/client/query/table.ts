import { unlessEmpty } from "../../../codegen/json.ts";
import { maximumArguments, valueSetsById } from "../../../model/type.ts";
import type { PackageNames } from "../runtime.ts";
import { incremental } from "../../../model/memo.ts";
import type { Module, Parameter, QueryService, GroupRole, MessageForm } from "../../../model/query.ts";
import type {
  MessageForm as TableForm,
  ModuleEntry,
  ModuleGroups,
  Table,
  Wire,
} from "../../../../templates/runtime/query/client/table.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { literal, spread } from "../../../codegen/typescript.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { expandParameters, generatorWireName, wireName } from "../../../naming/wire-names.ts";
import { responseMembers, errorForms, pageKey, profileOf } from "../../../model/profiles.ts";
import { checkedNames } from "./faults.ts";
import { pageParameters, writtenByClient } from "../names.ts";
import type { QueryScope } from "./scope.ts";
import { knownResult } from "../../../model/result-parts.ts";

export const tableModule = incremental((scope: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/table.js`, `The table of ${scope.service.id} for the runtime.`);
  const table: Table = { ...spread<Wire>(file.import("./wire.js", "wire")), groups: moduleGroups(scope) };
  return file.print(`export const ${file.export("table")} = ${literal(table)};\n`);
});

export const wireModule = incremental((scope: QueryScope, folder: string, packages: PackageNames): PrintedFile => {
  const file = generatedFile(`${folder}/wire.js`, `How requests of ${scope.service.id} are written.`);
  return file.print(`export const ${file.export("wire")} = ${literal(wireOf(scope, packages))};\n`);
});

export function tableOf(scope: QueryScope, packages: PackageNames): Table {
  return { ...wireOf(scope, packages), groups: moduleGroups(scope) };
}

function moduleGroups(scope: QueryScope): ModuleGroups {
  const entries = scope.groups.map(({ member, role, modules }) => {
    const own = modules.map((module) => [module.name, moduleEntry(scope, module, role)] as const);
    return [member, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(entries);
}

function wireOf(scope: QueryScope, { client }: PackageNames): Wire {
  const { service, groups, tokens } = scope;
  const { wire, limits } = service;
  const [common, alternative] = [wire.separator.value, wire.alternativeSeparator?.value];
  const constants = writtenByClient(service);
  const warnings = service.warningBody?.value;
  const passing = profileOf(service)?.passing;
  const checked = checkedNames(service);
  return {
    selectors: Object.fromEntries(groups.map(({ member, selector, role }) => [member, [selector, role]])),
    constants: Object.fromEntries(constants),
    required: requiredParameters(service).filter((name) => constants.has(name)),
    methods: otherMethods(service),
    members: responseMembers(service),
    body: bodyMembers(service),
    key: pageKey(service),
    errors: errorForms(service).map(tableForm),
    warnings: warnings && tableForm(warnings),
    errorHeader: wire.errorHeader?.value,
    passing: passing && unlessEmpty(passing),
    secrets: secretNames(service),
    generator: [wire.generatorSelector?.value ?? "", wire.generatorPrefix?.value ?? ""],
    separators: [common ?? alternative ?? "", alternative ?? common ?? ""],
    most: [limits.multiple.low, limits.multiple.high],
    checks: Object.fromEntries([
      ...checked.limits.map((name) => [name, [checked.limitText, checked.least, checked.most, ...checked.words]]),
      ...checked.moments.map((name) => [name, [checked.momentText]]),
    ]) as Wire["checks"],
    limit: limitParameter(scope),
    pages: pageParameters(service).map(({ name }) => name),
    tokens:
      tokens === undefined
        ? undefined
        : [tokens.selector, tokens.module.name, tokens.module.prefix + tokens.parameter.name],
    validator: `${client}/${outputName(service.id)}/validate`,
  };
}

/** Returns members that distinguish a response from unrelated JSON, which may have string members and errors. */
function bodyMembers(service: QueryService): readonly string[] | undefined {
  const { answer, modules } = service;
  const [results] = responseMembers(service);
  if (answer === undefined || results === undefined) return undefined;
  const fields = [...answer.body, ...modules.flatMap((module) => knownResult(module)?.body ?? [])];
  const errors = errorForms(service).map(({ member }) => member);
  const names = fields
    .filter(({ type, name }) => !["text", "timestamp"].includes(type.kind) && !errors.includes(name))
    .map(({ name }) => name);
  return [...new Set([results, ...names])];
}

/** Returns the limit parameter that most modules have, its maximums, and the list modules and generators without it. */
function limitParameter({ service, groups, generators }: QueryScope): Wire["limit"] {
  const listing = [
    ...groups.filter(({ role }) => role === "items").flatMap(({ modules }) => modules),
    ...(generators?.modules ?? []),
  ];
  const names = listing.flatMap(({ parameters }) =>
    parameters.filter(({ type }) => type.kind === "limit").map(({ name }) => name),
  );
  const [name] = [...new Set(names)].sort((a, b) => count(names, b) - count(names, a));
  if (name === undefined) return undefined;
  const has = ({ parameters }: Module): boolean =>
    parameters.some((one) => one.name === name && one.type.kind === "limit");
  const without = new Set(listing.filter((module) => !has(module)).map((module) => module.name));
  return [name, ...maximumArguments(service.limits.limit), [...without]];
}

function count<T>(values: readonly T[], value: T): number {
  return values.filter((one) => one === value).length;
}

/** Returns the wire names of secrets, except those that the runtime recognizes by `token` or `password` at the end. */
function secretNames(service: QueryService): readonly string[] | undefined {
  const sets = service.requestParameters.flatMap(({ parameters }) =>
    parameters.filter(({ sensitive }) => sensitive).map(({ name }) => name),
  );
  const ofModules = service.modules.flatMap((module) =>
    module.parameters
      .filter(({ sensitive }) => sensitive)
      .flatMap(({ name }) => {
        const names = [
          wireName(service, module, name),
          module.generator ? generatorWireName(service, module, name) : undefined,
        ];
        return names.filter((one) => one !== undefined);
      }),
  );
  return unlessEmpty([...sets, ...ofModules].filter((name) => !/(token|password)$/.test(name)));
}

function requiredParameters({ requestParameters }: QueryService): readonly string[] {
  return requestParameters.flatMap(({ parameters }) =>
    parameters.filter(({ required }) => required).map(({ name }) => name),
  );
}

/** Returns the HTTP methods of the endpoint if they do not include both GET and POST. */
function otherMethods({ wire }: QueryService): readonly string[] | undefined {
  const methods = wire.methods.value;
  return methods === undefined || ["GET", "POST"].every((one) => methods.some((method) => method === one))
    ? undefined
    : methods;
}

/** Omits empty strings at the end. */
function tableForm({ member = "", code, text, module = "", parameter = "", data = "" }: MessageForm): TableForm {
  const others = [module, parameter, data];
  return [member, code, text, ...others.slice(0, others.findLastIndex((name) => name !== "") + 1)];
}

/** Returns the data of a module for the runtime, as a short string such as `us/users`. */
export function moduleEntry({ service }: QueryScope, module: Module, role: GroupRole): ModuleEntry {
  const sets = valueSetsById(service.valueSets);
  const texts = expandParameters(module.parameters, sets).filter(
    ({ parameter }) =>
      parameter.multiple !== undefined &&
      (parameter.type.kind === "string" || parameter.type.kind === "user" || parameter.type.kind === "title"),
  );
  return (
    module.prefix + texts.map(({ parameter, name }) => `/${name}${mayBeSplit(parameter, role) ? "" : "!"}`).join("")
  );
}

/**
 * Returns true if a parameter's values can be split between two requests and the results combined. For lists, this is
 * true, because the values select list items. For other modules, it is true only for titles that the module looks up on
 * each page. Other values may affect how a page is described.
 */
function mayBeSplit({ multiple, syntax }: Parameter, role: GroupRole): boolean {
  return multiple?.duplicates !== true && (role !== "properties" || syntax?.kind === "title");
}
