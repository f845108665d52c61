import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { memberAccess, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { choicesOf } from "./query-choices.ts";
import { lists, pageParameters, properties, type Group } from "./query-names.ts";
import { queryScope } from "./query-scope.ts";

/** What the README says of a query service; its examples are modules that need nothing and take a limit. */
export function querySection(service: QueryService, entry: string): object {
  const { names, groups, generators, tokens, resultsOf } = queryScope(service);
  return {
    entry,
    title: service.title,
    create: names.create,
    groups: groups.map(({ selector, title }) => ({ selector, title })),
    ...examples(service, groups, generators?.modules ?? []),
    itemType: service.modules.flatMap((module) => resultsOf(module).item?.name ?? [])[0],
    kindFlag: kindFlag(service),
    pages: pageParameters(service).map(({ name }) => name).join(", "),
    low: service.limits.multiple.low,
    high: service.limits.multiple.high,
    hasTokens: tokens !== undefined,
  };
}

/** A line of code for each kind of call; empty where no module is fit for an example. */
interface Examples {
  readonly query: string;
  readonly list: string;
  readonly generate: string;
}

function examples(service: QueryService, groups: readonly Group[], generators: readonly Module[]): Examples {
  const easyOf = (selector: string): Module | undefined => groups.find((group) => group.selector === selector)?.modules.find(isEasy);
  const [list, property, [pages]] = [easyOf(lists), easyOf(properties), pageParameters(service)];
  const generator = generators.find((module) => isEasy(module) && module.group === list?.group);
  const limit = (module: Module): string => `{ ${limitOf(module)}: ${stringLiteral(valueOr(service.wire.maxLimit, "", "used-on-the-wire"))} }`;
  const listLine = list && `for await (const item of wiki.list(${stringLiteral(list.name)}, ${limit(list)})) console.log(item);`;
  if (property === undefined) return { query: "", list: listLine ?? "", generate: "" };
  const propertyName = propertyKey(property.name);
  return {
    query: pages === undefined ? "" : queryLine(propertyKey(pages.name), propertyName, limit(property)),
    list: listLine ?? "",
    generate: generator === undefined ? "" : generateLine(stringLiteral(generator.name), propertyName),
  };
}

function queryLine(pages: string, property: string, limit: string): string {
  return `const { pages: found } = await wiki.query({ ${pages}: ["A", "B"], prop: { ${property}: ${limit} } });`;
}

function generateLine(generator: string, property: string): string {
  return `for await (const page of wiki.generate(${generator}, {}, { prop: { ${property}: {} } })) console.log(page);`;
}

/** `page.missing`: a member that is there, and true, with one kind of pages. */
function kindFlag({ answer }: QueryService): string | undefined {
  const fields = answer?.pages?.kinds.flatMap((kind) => kind.fields) ?? [];
  const flag = fields.find(({ type, optional }) => type.kind === "const" && type.value === true && !optional);
  return flag && `page${memberAccess(flag.name)}`;
}

function isEasy(module: Module): boolean {
  const { deprecated, parameters } = module;
  const needsNothing = parameters.every(({ required }) => !required) && choicesOf(module).length === 0;
  return !deprecated && needsNothing && parameters.some(({ type }) => type.kind === "limit");
}

function limitOf({ parameters }: Module): string {
  return propertyKey(parameters.find(({ type }) => type.kind === "limit")!.name);
}
