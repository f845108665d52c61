import { valueOr } from "../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import type { Test } from "../../model/rules.ts";
import { answerMembers, profileOf } from "../../model/profiles.ts";
import type { Group } from "../shared/query-client-names.ts";

/** What the client writes into every request by itself, and always so. */
export function writtenByClient({ constants }: QueryService): ReadonlyMap<string, string> {
  return new Map(
    constants.flatMap(({ name, value: fact }) => {
      const value = valueOr(fact, undefined, "used-on-the-wire");
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The parameters of a request that belong to no module and are the caller's. */
export function requestParameters(service: QueryService): readonly Parameter[] {
  const own = new Set([...writtenByClient(service).keys(), ...(profileOf(service)?.ownParameters ?? [])]);
  return service.requestParameters.flatMap(({ parameters }) => parameters.filter(({ name }) => !own.has(name)));
}

/** Texts of an answer beside its results that the caller asks for: a parameter has their name, or has to be given. */
export function membersBeside(service: QueryService): readonly ResultField[] {
  const names = new Set(requestParameters(service).map(({ name }) => name));
  const isAsked = (test: Test): boolean => test.kind === "given" && names.has(test.parameter);
  const isText = ({ type: { kind } }: ResultField): boolean => kind === "text" || kind === "timestamp";
  if (answerMembers(service)[0] === undefined) return [];
  return (service.answer?.body ?? []).filter(
    (field) => isText(field) && (names.has(field.name) || field.when.some(isAsked)),
  );
}

/** Those that take several values: the pages that a request is about. */
export function pageParameters(service: QueryService): readonly Parameter[] {
  return requestParameters(service).filter(({ multiple }) => multiple !== undefined);
}

/** Where tokens come from, as a request says it. */
export interface TokenSource {
  readonly selector: string;
  readonly module: Module;
  readonly parameter: Parameter;
}

export function tokenSource({ tokens }: QueryService, groups: readonly Group[]): TokenSource | undefined {
  const group = groups.find(({ modules }) => modules.some(({ name }) => name === tokens?.module));
  const module = group?.modules.find(({ name }) => name === tokens?.module);
  const parameter = module?.parameters.find(({ name }) => name === tokens?.parameter);
  if (group === undefined || module === undefined || parameter === undefined) return undefined;
  return { selector: group.selector, module, parameter };
}
