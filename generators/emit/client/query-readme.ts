import { knownValue } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { memberAccess, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { choicesOf } from "./query-choices.ts";
import { lists, pageParameters, properties } from "./query-names.ts";
import { queryScope } from "./query-scope.ts";

/** What the README says of a query service; its examples are modules that need nothing and take a limit. */
export function querySection(service: QueryService, entry: string): object {
  const { names, groups, generators, tokens, resultsOf } = queryScope(service);
  const generating = new Set(generators?.modules);
  const [list] = groups.filter(({ selector }) => selector === lists).flatMap(({ modules }) => modules.filter(isEasy));
  const [property] = groups.filter(({ selector }) => selector === properties).flatMap(({ modules }) => modules.filter(isEasy));
  const generator = generators?.modules.find((module) => isEasy(module) && module.group === list?.group);
  const [pages] = pageParameters(service);
  const limit = stringLiteral(knownValue(service.wire.maxLimit) ?? "");
  return {
    entry,
    title: service.title,
    create: names.create,
    groups: groups.map(({ selector, title, modules }) => ({ selector, title, count: modules.length, generators: modules.filter((module) => generating.has(module)).length })),
    query: pages === undefined || property === undefined ? "" : `const { pages: found } = await wiki.query({ ${propertyKey(pages.name)}: ["A", "B"], prop: { ${propertyKey(property.name)}: { ${limitOf(property)}: ${limit} } } });`,
    list: list === undefined ? "" : `for await (const item of wiki.list(${stringLiteral(list.name)}, { ${limitOf(list)}: ${limit} })) console.log(item);`,
    generate: generator === undefined || property === undefined ? "" : `for await (const page of wiki.generate(${stringLiteral(generator.name)}, {}, { prop: { ${propertyKey(property.name)}: {} } })) console.log(page);`,
    itemType: service.modules.flatMap((module) => resultsOf(module).item?.name ?? [])[0],
    kindFlag: kindFlag(service),
    pages: pageParameters(service).map(({ name }) => name).join(", "),
    low: service.limits.multiple.low,
    high: service.limits.multiple.high,
    hasTokens: tokens !== undefined,
    errors: service.errors.length,
  };
}

/** `page.missing`: a member that is there, and true, with one kind of pages. */
function kindFlag({ answer }: QueryService): string | undefined {
  const flag = answer?.pages?.kinds.flatMap(({ fields }) => fields).find(({ type, optional }) => type.kind === "const" && type.value === true && !optional);
  return flag && `page${memberAccess(flag.name)}`;
}

function isEasy(module: Module): boolean {
  return !module.deprecated && module.parameters.every(({ required }) => !required) && choicesOf(module).length === 0 && module.parameters.some(({ type }) => type.kind === "limit");
}

function limitOf({ parameters }: Module): string {
  return propertyKey(parameters.find(({ type }) => type.kind === "limit")!.name);
}
