import { responseMembers } from "../../../model/profiles.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { errorCodesOfModule } from "../../../model/error-codes.ts";
import { queryText, type Case, type Claim, type Expectation, type Pair, type Step } from "../case.ts";
import { originClaim } from "../claim.ts";
import { wireOf, type Draft, type Given } from "./draft.ts";

/** Everything that the cases of one query service share. */
export interface QueryScope {
  readonly service: QueryService;
  readonly given: Given;
}

/** A case without the members that most cases of a query service share. */
export interface Sketch {
  readonly id: string;
  readonly part: string;
  readonly claim: Claim;
  readonly requests: readonly (readonly Pair[])[];
  readonly expect: Expectation;
  readonly base?: string | undefined;
  readonly method?: string;
}

export function queryCase({ service }: QueryScope, sketch: Sketch): Case {
  const { id, part, claim, requests, expect, base, method = "GET" } = sketch;
  const steps = requests.map((query) => queryStep(service, query, method));
  return {
    id: `${service.id}/${id}`,
    service: service.id,
    part,
    claim,
    steps,
    expect,
    cleanup: [],
    writes: false,
    base,
  };
}

/** Returns a case of a module, based on its first case. Returns no case if rules forbid one of its requests. */
export function moduleCase(
  scope: QueryScope,
  module: Module,
  key: string,
  claim: Claim,
  drafts: readonly (Draft | undefined)[],
  expect: Expectation,
): readonly Case[] {
  const requests = drafts.flatMap((draft) => (draft === undefined ? [] : [wireOf(scope.service, draft)]));
  const base = key === "" ? undefined : baseId(scope.service, module);
  const id = key === "" ? module.name : `${module.name}${key}`;
  return requests.length < drafts.length
    ? []
    : [queryCase(scope, { id, part: module.name, claim, requests, expect, base })];
}

export function queryStep({ wire }: QueryService, query: readonly Pair[], method: string): Step {
  const path = wire.endpoint?.value ?? "";
  const isForm = method === "POST";
  return {
    method,
    path,
    template: path,
    query: isForm ? [] : query,
    headers: [],
    body: isForm ? { kind: "text", mediaType: "application/x-www-form-urlencoded", text: queryText(query) } : undefined,
    credential: { kind: "key", keyKinds: [], transport: 0 },
    captures: [],
  };
}

export function baseId({ id }: QueryService, { name }: Module): string {
  return `${id}/${name}`;
}

/** Returns the claim that a service has a module. */
export function moduleClaim({ id }: QueryService, module: Module): Claim {
  return originClaim(id, module.name, "module", module.group, module);
}

/** Returns the claim that a module has a parameter. */
export function parameterClaim({ id }: QueryService, module: Module, parameter: Parameter): Claim {
  const { name, origin, place } = parameter;
  return originClaim(id, `${module.name}.${name}`, "parameter", module.prefix + name, { origin, place });
}

/** Returns the code with which a service reports a fault. */
export function codeOf({ requestErrors }: QueryService, fault: string): string {
  return requestErrors.find((one) => one.fault === fault)?.code ?? fault;
}

const refusingFaults: readonly RequestFault[] = [
  "badvalue",
  "badinteger",
  "badtimestamp",
  "toomanyvalues",
  "missingparam",
  "badgenerator",
  "toolong",
];

/** Returns the codes of values that a parameter does not accept. */
export function valueRefusals(service: QueryService): readonly string[] {
  return [...refusingFaults.map((fault) => codeOf(service, fault)), "baduser", "badtitle"];
}

/** Returns the codes that refute an accepted request. Codes of ids also mean that an object does not exist. */
export function refusalsOf(service: QueryService, module: Module): readonly string[] {
  const ofIds = new Set(module.parameters.flatMap(({ syntax }) => (syntax?.kind === "id" ? [syntax.error.code] : [])));
  const ofModule = errorCodesOfModule(module)
    .filter((code) => !ofIds.has(code))
    .flatMap((code) => module.parameters.map(({ name }) => code.replace("{wireName}", module.prefix + name)));
  return [...new Set([...valueRefusals(service), ...ofModule])];
}

/** Returns the keys that lead to the items of a module in a response. */
export function itemsPath(service: QueryService, module: Module): readonly string[] {
  const [results] = responseMembers(service);
  return [...(results === undefined ? [] : [results]), module.name];
}
