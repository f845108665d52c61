import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { identifier } from "../../codegen/typescript.ts";
import { remembered } from "../../model/remembered.ts";
import { selectedGroups } from "../../naming/groups.ts";
import { pascalCase } from "../../naming/type-names.ts";

export { generatorModules as generatorsOf, groupOf } from "../../naming/groups.ts";

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

/** The groups, with the interfaces of the client. */
export const groupsOf: (service: QueryService) => readonly Group[] = remembered((service) =>
  selectedGroups(service).map((group) => ({ ...group, map: `${identifier(pascalCase(group.name))}Modules` })),
);

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
