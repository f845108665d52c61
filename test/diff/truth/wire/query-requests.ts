import { valueOr } from "../../../../generators/model/fact.ts";
import type { Module, Parameter, QueryService } from "../../../../generators/model/query.ts";
import { expandParameters, generatorWireName, wireName } from "../../../../generators/naming/wire-names.ts";
import type { Around } from "./changed.ts";
import type { Dictionary } from "./dictionary.ts";
import { endpointOf, highHeader, type QueryHost } from "./query-host.ts";
import { fetchOf, type WireRequest } from "./request.ts";

/** Of what has not changed. */
const fewValues = 3;

export type Typed = Readonly<Record<string, unknown>>;

/** Typed requests, right and wrong ones, as the client takes them: each module alone and as a generator. */
export function typedRequestsOf(service: QueryService, around: Around): readonly Typed[] {
  return service.modules.flatMap((module) => {
    const values = parametersOf(service, module, around);
    const generated = module.generator ? values.slice(0, 3).map((one) => ({ generator: { [module.name]: one } })) : [];
    return [...values.map((one) => ({ [module.group]: { [module.name]: one } })), ...generated];
  });
}

function parametersOf(service: QueryService, module: Module, { dictionary, isChanged }: Around): readonly Typed[] {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const all = expandParameters(module.parameters, sets);
  const sample = ({ type, multiple }: Parameter): unknown => [typedValues(service, type, dictionary)[0]].map((one) => (multiple === undefined ? one : [one]))[0];
  const needed = Object.fromEntries(all.filter(({ parameter }) => parameter.required).map(({ parameter, name }) => [name, sample(parameter)]));
  const full = Object.fromEntries(all.map(({ parameter, name }) => [name, sample(parameter)]));
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => ({ ...needed, [one.name]: sample(one.parameter), [other.name]: sample(other.parameter) })));
  const isWorth = (parameter: Parameter): boolean => isChanged(parameter) || (parameter.type.kind === "enum" && service.valueSets.some(isChanged));
  const some = (parameter: Parameter): readonly unknown[] => valuesOf(service, parameter, dictionary).slice(0, isWorth(parameter) ? undefined : fewValues);
  const each = all.flatMap(({ parameter, name }) => some(parameter).map((value) => ({ ...needed, [name]: value })));
  return [needed, full, ...pairs, ...each];
}

function valuesOf(service: QueryService, { type, multiple }: Parameter, dictionary: Dictionary): readonly unknown[] {
  const single = typedValues(service, type, dictionary);
  if (multiple === undefined) return [...single, ["x", "y"]];
  const [one, other = one] = single;
  const long = dictionary.counts.map((count) => Array.from({ length: count }, (_, index) => (typeof one === "number" ? one + index : `x${index}`)));
  return [...single, ...single.map((value) => [value]), [one, other], [one, one], single.slice(0, 3), "*", ...long];
}

/** The first is right. */
function typedValues(service: QueryService, type: Parameter["type"], { numbers, words }: Dictionary): readonly unknown[] {
  if (type.kind === "boolean") return [true];
  if (type.kind === "enum") {
    const own = type.values.kind === "inline" ? type.values.values : service.valueSets.find(({ id }) => id === (type.values as { set: string }).set)!.values;
    return [...own.map(({ value }) => value), ...words];
  }
  if (type.kind === "integer" || type.kind === "limit" || type.kind === "namespace") return [firstRight(type), ...numbers, "max", "x"];
  const first = type.kind === "timestamp" ? "2027-03-01T09:30:00Z" : "A text";
  return [first, ...words, 7];
}

function firstRight(type: Parameter["type"]): number {
  if (type.kind === "limit") return type.minimum;
  return type.kind === "integer" ? valueOr(type.minimum, 1, "unknown-is-open") : 0;
}

/** What the client sends for typed requests; with the lower limits, and with the higher ones. */
export async function clientRequestsOf({ clientOf, service }: QueryHost, typed: readonly Typed[]): Promise<readonly WireRequest[]> {
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

/** The same by hand: with parameters that belong to no module, without a constant, and with another method. */
export function handwrittenRequestsOf(service: QueryService, around: Around, [plain]: readonly WireRequest[]): readonly WireRequest[] {
  if (plain === undefined) return [];
  const own = service.requestParameters.flatMap(({ parameters }) => parameters);
  const added = own.flatMap((parameter) => valuesOf(service, parameter, around.dictionary).slice(0, 20).map((value) => withParameter(plain, parameter.name, String(value))));
  const constants = service.constants.map(({ name }) => withParameter(plain, name, undefined));
  return [...added, ...constants, posted(plain), ...unsplit(service, around), withParameter(plain, "onemore", "1")];
}

/** More values than a client puts into one request, and a generator beside what is asked of its pages. */
function unsplit(service: QueryService, { dictionary: { counts }, isChanged }: Around): readonly WireRequest[] {
  const separator = valueOr(service.wire.separator, "|", "used-on-the-wire");
  return service.modules.flatMap((module) => module.parameters.flatMap((parameter) => {
    if (parameter.multiple === undefined || !isChanged(parameter)) return [];
    const names = [wireName(service, module, parameter.name), ...(module.generator ? [generatorWireName(service, module, parameter.name)] : [])];
    const values = counts.map((count) => Array.from({ length: count }, (_, index) => (parameter.type.kind === "string" ? `x${index}` : String(index))).join(separator));
    return names.slice(0, 1).flatMap((name) => values.flatMap((value) => [{}, { [highHeader]: "1" }].map((headers) => byHand(service, module, { [name!]: value }, headers))));
  }));
}

/** The specs of the cases leave out the constant that this profile needs. */
function isAction({ profile, constants }: QueryService): boolean {
  return profile === "action-api" && constants.every(({ name }) => name !== "action");
}

function byHand(service: QueryService, { group, name }: Module, parameters: Readonly<Record<string, string>>, headers: WireRequest["headers"]): WireRequest {
  const selector = valueOr(service.groups.find((one) => one.name === group)?.selector, group, "used-on-the-wire");
  const constants = service.constants.map(({ name: constant, value }) => [constant, String(valueOr(value, "", "used-on-the-wire"))]);
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
  return { method: "POST", url: origin + pathname, headers: { ...headers, "content-type": "application/x-www-form-urlencoded" }, body: String(searchParams) };
}
