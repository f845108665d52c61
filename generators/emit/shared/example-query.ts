import type { Example } from "../../model/example.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { wireName } from "../../naming/wire-names.ts";
import { operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import { defaultUrl } from "../../naming/paths.ts";

/**
 * Returns the query string of a module's example. It includes either the constants that every request needs, or all
 * constants, which the example responses are based on. Returns `undefined` if the wire format of the request is
 * unknown.
 */
export function exampleQuery(
  service: QueryService,
  module: Module,
  { parameters, request }: Example,
  constants: "needed" | "all",
): string | undefined {
  const group = service.groups.find(({ name }) => name === module.group);
  const selector = group?.selector.value;
  const given = Object.entries((request ?? {}) as Readonly<Record<string, unknown>>);
  const named = given.map(([name, value]) => [wireName(service, module, name), value] as const);
  if (selector === undefined || named.some(([name]) => name === undefined)) return undefined;
  const isWanted = (name: string): boolean =>
    constants === "needed" ? isRequired(service, name) : !Object.hasOwn(parameters, name);
  const all = [
    ...knownConstants(service).filter(([name]) => isWanted(name)),
    [selector, module.name] as const,
    ...Object.entries(parameters),
    ...named,
  ];
  return all.map(([name, value]) => `${encoded(name!)}=${encoded(valueText(service, value))}`).join("&");
}

function isRequired({ requestParameters }: QueryService, name: string): boolean {
  return requestParameters.some(({ parameters }) => parameters.some((one) => one.required && one.name === name));
}

function knownConstants({ constants }: QueryService): readonly (readonly [string, unknown])[] {
  const values = constants.map(({ name, value }) => [name, value.value] as const);
  return values.filter(([, value]) => value !== undefined);
}

/**
 * Returns a parameter value as a string. A flag has an empty value. If a value contains the separator, the alternative
 * separator precedes each value.
 */
function valueText({ wire }: QueryService, value: unknown): string {
  if (value === true) return "";
  if (!Array.isArray(value)) return String(value);
  const [separator, other] = [wire.separator, wire.alternativeSeparator].map((fact) => fact?.value);
  const texts = value.map(String);
  const needsOther = separator !== undefined && other !== undefined && texts.some((text) => text.includes(separator));
  return needsOther ? other + texts.join(other) : texts.join(separator ?? "");
}

/** Percent-encodes a text, except for readable characters that are valid in a query string. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll("%7C", "|")
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",");
}

/** The origin of a local server, so that examples run unchanged. */
export const localOrigin = "http://127.0.0.1:8080";

/** Returns the options that a user passes to a client. The tenant is in the calls of examples instead. */
export function exampleOptions(service: ResourceService): { readonly baseUrl?: string; readonly key?: string } {
  const needsKey = operationsOf(service).some(({ access }) => access.kind === "keys");
  return {
    ...(defaultUrl(service) === undefined ? { baseUrl: localOrigin } : {}),
    ...(needsKey ? { key: "your key" } : {}),
  };
}
