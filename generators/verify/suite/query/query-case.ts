import { responseMembers } from "../../../model/profiles.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { errorCodesOfModule } from "../../../model/error-codes.ts";
import { queryText, type Case, type Claim, type Expectation, type Pair, type Step } from "../case.ts";
import { originClaim } from "../claim.ts";
import { draftOf, wireOf, type Draft, type DraftOptions, type Given } from "./draft.ts";

/** Everything that the cases of one query service share. */
export interface QueryScope {
  readonly service: QueryService;
  readonly given: Given;
}

/** A module of a query service, and functions that build its cases. */
export interface Subject extends QueryScope {
  readonly module: Module;
  /** Returns a request of the module with the values, or undefined if rules forbid it. */
  readonly draft: (fixed?: Iterable<Pair>, options?: DraftOptions) => Draft | undefined;
  /** Returns a case that is based on the first one of the module. Returns no case if one of its requests is undefined. */
  readonly make: (
    key: string,
    claim: Claim,
    drafts: readonly (Draft | undefined)[],
    expect: Expectation,
  ) => readonly Case[];
}

export function subjectOf(scope: QueryScope, module: Module): Subject {
  const { service, given } = scope;
  return {
    ...scope,
    module,
    draft: (fixed, options) => draftOf(service, module, given, fixed, options),
    make(key, claim, drafts, expect) {
      const requests = drafts.flatMap((draft) => (draft === undefined ? [] : [wireOf(service, draft)]));
      const steps = requests.map((query) => queryStep(service, query));
      const base = key === "" ? undefined : module.name;
      return requests.length < drafts.length
        ? []
        : [queryCase(service, `${module.name}${key}`, module.name, claim, steps, expect, base)];
    },
  };
}

export function queryCase(
  service: QueryService,
  id: string,
  part: string,
  claim: Claim,
  steps: readonly Step[],
  expect: Expectation,
  base?: string,
): Case {
  return {
    id: `${service.id}/${id}`,
    service: service.id,
    part,
    claim,
    steps,
    expect,
    cleanup: [],
    writes: false,
    base: base && `${service.id}/${base}`,
  };
}

export function queryStep({ wire }: QueryService, query: readonly Pair[], method = "GET"): Step {
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

/** Returns the claim that a service has a module. */
export function moduleClaim({ id }: QueryService, module: Module): Claim {
  return originClaim(id, module.name, "module", module.group, module);
}

/** Returns the claim that a module has a parameter. */
export function parameterClaim({ id }: QueryService, module: Module, parameter: Parameter): Claim {
  return originClaim(id, `${module.name}.${parameter.name}`, "parameter", module.prefix + parameter.name, parameter);
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

/** Returns the keys that lead to a member of the results in a response. */
export function resultPath(service: QueryService, ...members: readonly string[]): readonly string[] {
  const [results] = responseMembers(service);
  return [...(results === undefined ? [] : [results]), ...members];
}
