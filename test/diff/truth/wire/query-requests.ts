import { choicesOf } from "../../../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../../../generators/model/query.ts";
import { expandParameters, wireName, type NamedParameter } from "../../../../generators/naming/wire-names.ts";
import type { Around } from "./changed.ts";
import type { Dictionary } from "./dictionary.ts";
import { endpointOf, highHeader, type QueryHost } from "./query-host.ts";
import { fetchOf, type WireRequest } from "./request.ts";

/** Number of values tried for unchanged parts. */
const fewValues = 3;

export type Typed = Readonly<Record<string, unknown>>;

/** Returns valid and invalid typed requests, in the client's form: each module alone and as a generator. */
export function typedRequestsOf(service: QueryService, around: Around): readonly Typed[] {
  return [...ofModules(service, around), ...besideModules(service, around)];
}

function ofModules(service: QueryService, around: Around): readonly Typed[] {
  return service.modules.flatMap((module) => {
    const values = parametersOf(service, module, around);
    const generated = module.generator ? values.slice(0, 3).map((one) => ({ generator: { [module.name]: one } })) : [];
    return [...values.map((one) => ({ [module.group]: { [module.name]: one } })), ...generated];
  });
}

/** Returns requests with each parameter that belongs to no module. */
function besideModules(service: QueryService, around: Around): readonly Typed[] {
  const [plain] = ofModules({ ...service, modules: service.modules.slice(0, 1) }, around);
  const all = service.requestParameters.flatMap(({ parameters }) => parameters);
  const some = (parameter: Parameter): readonly unknown[] =>
    valuesOf(service, parameter, around.dictionary).slice(0, fewValues);
  return all.flatMap((parameter) => some(parameter).map((value) => ({ ...plain, [parameter.name]: value })));
}

function parametersOf(service: QueryService, module: Module, { dictionary, isChanged }: Around): readonly Typed[] {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const all = expandParameters(module.parameters, sets);
  const sample = ({ type, multiple }: Parameter): unknown => {
    const [one, other] = typedValues(service, type, dictionary);
    return multiple === undefined ? one : [one, other];
  };
  const samples = (named: readonly NamedParameter[]): Typed => {
    return Object.fromEntries(named.map(({ parameter, name }) => [name, sample(parameter)]));
  };
  const needed = samples(all.filter(({ parameter }) => parameter.required));
  const full = samples(all);
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).map((other) => ({ ...needed, ...samples([one, other]) })),
  );
  const isWorth = (one: Parameter): boolean =>
    isChanged(one) || (one.type.kind === "enum" && service.valueSets.some(isChanged));
  const some = (one: Parameter): readonly unknown[] =>
    valuesOf(service, one, dictionary).slice(0, isWorth(one) ? undefined : fewValues);
  const each = all.flatMap(({ parameter, name }) => some(parameter).map((value) => ({ ...needed, [name]: value })));
  return [needed, full, ...pairs, ...each];
}

function valuesOf(service: QueryService, { type, multiple }: Parameter, dictionary: Dictionary): readonly unknown[] {
  const single = typedValues(service, type, dictionary);
  if (multiple === undefined) return [...single, ["x", "y"]];
  const [one, other = one] = single;
  const item = (index: number): unknown => (typeof one === "number" ? one + index : `x${index}`);
  const long = dictionary.counts.map((count) => Array.from({ length: count }, (_, index) => item(index)));
  return [...single, ...single.map((value) => [value]), [one, other], [one, one], single.slice(0, 3), "*", ...long];
}

/** Returns values for a parameter. The first is valid. */
function typedValues(
  service: QueryService,
  type: Parameter["type"],
  { numbers, words }: Dictionary,
): readonly unknown[] {
  if (type.kind === "boolean") return [true];
  if (type.kind === "enum") {
    const { values } = choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
    return [...values.map(({ value }) => value), ...words];
  }
  if (type.kind === "integer" || type.kind === "limit" || type.kind === "namespace")
    return [firstRight(type), ...numbers, "max", "x"];
  const first = type.kind === "timestamp" ? "2027-03-01T09:30:00Z" : "A text";
  return [first, ...words, 7];
}

function firstRight(type: Parameter["type"]): number {
  if (type.kind === "limit") return type.minimum;
  return type.kind === "integer" ? (type.minimum?.value ?? 1) : 0;
}

/** Returns the requests that the client sends for typed requests, with the lower and the higher limits. */
export async function clientRequestsOf(
  { clientOf, service }: QueryHost,
  typed: readonly Typed[],
): Promise<readonly WireRequest[]> {
  const requests: WireRequest[] = [];
  const fetch = fetchOf(async (request) => {
    requests.push(isAction(service) ? withParameter(request, "action", "query") : request);
    return { status: 500, headers: {}, text: "" };
  });
  for (const highLimits of [false, true]) {
    const client = clientOf({ fetch, highLimits, ...(highLimits && { headers: { [highHeader]: "1" } }) });
    for (const one of typed) await client.query(one).catch(() => undefined);
  }
  return requests;
}

/**
 * Returns handwritten variants: with parameters that belong to no module, without a constant, and with another method.
 */
export function handwrittenRequestsOf(
  service: QueryService,
  around: Around,
  [plain]: readonly WireRequest[],
): readonly WireRequest[] {
  if (plain === undefined) return [];
  const own = service.requestParameters.flatMap(({ parameters }) => parameters);
  const some = (parameter: Parameter): readonly unknown[] =>
    valuesOf(service, parameter, around.dictionary).slice(0, 20);
  const added = own.flatMap((parameter) =>
    some(parameter).map((value) => withParameter(plain, parameter.name, String(value))),
  );
  const constants = service.constants.map(({ name }) => withParameter(plain, name, undefined));
  return [...added, ...constants, posted(plain), ...unsplit(service, around), withParameter(plain, "onemore", "1")];
}

/** Returns requests with more values than a client puts into one request, for callers with either limit. */
function unsplit(service: QueryService, { dictionary: { counts }, isChanged }: Around): readonly WireRequest[] {
  const separator = service.wire.separator.value ?? "|";
  return service.modules.flatMap((module) =>
    module.parameters.flatMap(({ name, type, multiple, ...parameter }) => {
      const onWire = wireName(service, module, name);
      if (multiple === undefined || onWire === undefined || !isChanged({ name, type, multiple, ...parameter }))
        return [];
      const item = (_: unknown, index: number): string => (type.kind === "string" ? `x${index}` : String(index));
      const values = counts.map((count) => Array.from({ length: count }, item).join(separator));
      return values.flatMap((value) =>
        [{}, { [highHeader]: "1" }].map((headers) => byHand(service, module, { [onWire]: value }, headers)),
      );
    }),
  );
}

/** Returns whether this is `action`, a constant that the profile needs and the specs of the cases omit. */
function isAction({ profile, constants }: QueryService): boolean {
  return profile === "action-api" && constants.every(({ name }) => name !== "action");
}

type Texts = Readonly<Record<string, string>>;

function byHand(service: QueryService, { group, name }: Module, parameters: Texts, headers: Texts): WireRequest {
  const selector = service.groups.find((one) => one.name === group)?.selector?.value ?? group;
  const constants = service.constants.map(({ name: constant, value }) => [constant, String(value.value ?? "")]);
  const action = isAction(service) ? { action: "query" } : {};
  const search = new URLSearchParams({ ...Object.fromEntries(constants), ...action, [selector]: name, ...parameters });
  return { method: "GET", url: `${endpointOf(service)}?${search}`, headers, body: undefined };
}

function withParameter(request: WireRequest, name: string, value: string | undefined): WireRequest {
  const url = new URL(request.url);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return { ...request, url: url.href };
}

function posted({ url, headers }: WireRequest): WireRequest {
  const { origin, pathname, searchParams } = new URL(url);
  const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url: origin + pathname, headers: form, body: String(searchParams) };
}
