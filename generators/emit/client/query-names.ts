import { knownValue } from "../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { identifier } from "../../codegen/typescript.ts";
import { pascalCase } from "../../naming/type-names.ts";

export interface ClientNames {
  readonly client: string;
  readonly create: string;
  readonly request: string;
  readonly result: string;
  readonly codes: string;
}

/** What the generated code calls a service's client. */
export function clientNames({ id }: QueryService): ClientNames {
  const name = identifier(pascalCase(id));
  return { client: `${name}Client`, create: `create${name}Client`, request: `${name}Request`, result: `${name}Result`, codes: `${name}ErrorCode` };
}

/** A group that a request can name modules of. */
export interface Group {
  readonly selector: string;
  readonly title: string;
  /** The interface of the parameters of its modules, by name. */
  readonly map: string;
  readonly modules: readonly Module[];
}

/** The groups whose selector somebody knows, as long as the names of their parameters are known. */
export function groupsOf(service: QueryService): readonly Group[] {
  if (knownValue(service.wire.prefix) === undefined) return [];
  return service.groups.flatMap(({ name, title, selector: fact }) => {
    const selector = knownValue(fact);
    const modules = service.modules.filter((module) => module.group === name);
    return selector === undefined ? [] : [{ selector, title, map: `${identifier(pascalCase(name))}Modules`, modules }];
  });
}

/** The group of these in which a module is. */
export function groupOf(service: QueryService, module: Module): Group | undefined {
  return groupsOf(service).find(({ modules }) => modules.includes(module));
}

/** The modules of all these groups that can be generators; none where nobody knows how a request names one. */
export function generatorsOf(service: QueryService): readonly Module[] {
  const { generatorSelector, generatorPrefix } = service.wire;
  if ([generatorSelector, generatorPrefix].some((fact) => knownValue(fact) === undefined)) return [];
  return groupsOf(service).flatMap(({ modules }) => modules.filter(({ generator }) => generator));
}

/** What the client writes into every request by itself, and always so; the runtime has it in `session.js`. */
export const writtenByClient: ReadonlyMap<string, string> = new Map([["action", "query"], ["format", "json"], ["formatversion", "2"], ["errorformat", "plaintext"]]);
const ownParameters = new Set([...writtenByClient.keys(), "origin", "continue", "rawcontinue"]);

/** The parameters of a request that belong to no module and are the caller's. */
export function requestParameters(service: QueryService): readonly Parameter[] {
  return service.requestParameters.flatMap(({ parameters }) => parameters.filter(({ name }) => !ownParameters.has(name)));
}

/** Those that take several values: the pages that a request is about. */
export function pageParameters(service: QueryService): readonly Parameter[] {
  return requestParameters(service).filter(({ multiple }) => multiple !== undefined);
}

/** Where tokens come from, as a request says it. */
export function tokenSource(service: QueryService): { readonly selector: string; readonly module: Module; readonly parameter: Parameter } | undefined {
  const group = groupsOf(service).find(({ modules }) => modules.some(({ name }) => name === service.tokens?.module));
  const module = group?.modules.find(({ name }) => name === service.tokens?.module);
  const parameter = module?.parameters.find(({ name }) => name === service.tokens?.parameter);
  return group === undefined || module === undefined || parameter === undefined ? undefined : { selector: group.selector, module, parameter };
}

/* The groups that the runtime knows: of whose modules it lists the items, and whose tell of pages. Any other tells of the site. */
export const lists = "list";
export const properties = "prop";
