import type { Module, QueryService } from "../../model/query.ts";
import { clientNames, generatorsOf, groupsOf, tokenSource } from "./query-names.ts";
import type { ClientNames, Group, Selection, TokenSource } from "./query-names.ts";
import { moduleResults, type ModuleResults } from "./query-results.ts";

/** What the files of a query service are made of, worked out once. */
export interface QueryScope {
  readonly service: QueryService;
  readonly names: ClientNames;
  readonly groups: readonly Group[];
  /** The modules that can be generators. */
  readonly generators: Selection | undefined;
  readonly tokens: TokenSource | undefined;
  resultsOf(module: Module): ModuleResults;
}

export function queryScope(service: QueryService): QueryScope {
  const [names, groups] = [clientNames(service), groupsOf(service)];
  const roles = new Map(groups.flatMap(({ role, modules }) => modules.map((module) => [module, role] as const)));
  const results = new Map(service.modules.map((module) => [module, moduleResults(service, names, module, roles.get(module))] as const));
  return {
    service, names, groups,
    generators: generatorsOf(service),
    tokens: tokenSource(service, groups),
    resultsOf: (module) => results.get(module)!,
  };
}
