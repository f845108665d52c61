import { incremental } from "../../../model/memo.ts";
import { statusRemark } from "../../../describe/marks.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { OpenFact } from "../../../model/service.ts";
import {
  clientNames,
  generatorsOf,
  groupsOf,
  type ClientNames,
  type Group,
  type Selection,
} from "../../shared/query-client-names.ts";
import { tokenSource, type TokenSource } from "../names.ts";
import { moduleResults, type ModuleResults } from "./results.ts";

/** Values that the files of a query service share, computed once. */
export interface QueryScope {
  readonly service: QueryService;
  readonly names: ClientNames;
  readonly groups: readonly Group[];
  /** The modules that can be generators. */
  readonly generators: Selection | undefined;
  readonly tokens: TokenSource | undefined;
  /**
   * The facts that the client assumes for logins and edits. It is `undefined` if a fact is unknown; the client then
   * supports neither.
   */
  readonly account: readonly KnownFact[] | undefined;
  resultsOf(module: Module): ModuleResults;
}

/** A fact in prose, with its status. */
export interface KnownFact {
  readonly name: string;
  readonly text: string;
}

/** Returns `undefined` if any fact is unknown. */
function knownFacts(facts: readonly OpenFact[] | undefined): readonly KnownFact[] | undefined {
  const known = facts?.flatMap(({ name, text }) => {
    const sentence = text.value;
    return sentence === undefined ? [] : [{ name, text: `${sentence}${statusRemark(text)}` }];
  });
  return known?.length === facts?.length ? known : undefined;
}

export const queryScope = incremental((service: QueryService): QueryScope => {
  const [names, groups] = [clientNames(service), groupsOf(service)];
  const roles = new Map(groups.flatMap(({ role, modules }) => modules.map((module) => [module, role] as const)));
  const results = new Map(
    service.modules.map((module) => [module, moduleResults(service, names, module, roles.get(module))] as const),
  );
  const tokens = tokenSource(service, groups);
  return {
    service,
    names,
    groups,
    generators: generatorsOf(service),
    tokens,
    account: tokens && knownFacts(service.tokens?.account),
    resultsOf: (module) => results.get(module)!,
  };
});
