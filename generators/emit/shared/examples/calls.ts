import { unlessEmpty } from "../../../codegen/json.ts";
import { flatLiteral, memberAccess, reference, stringLiteral } from "../../../codegen/typescript.ts";
import type { Example } from "../../../model/example.ts";
import type { Field, Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { formBodyOf, needsBody, operationsOf } from "../../../model/operations.ts";
import { camelCase, collectionName } from "../../../naming/type-names.ts";
import { fileOf, typeWithin } from "../../../model/body.ts";
import { profileOf } from "../../../model/profiles.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { groupOf } from "../../../naming/wire-names.ts";
import { wireName } from "../../../naming/wire-names.ts";
import { defaultUrl } from "../../../naming/paths.ts";

/** Returns the code after the name of a client that sends an example's request, such as `.pagingGroups.list()`. */
export function exampleCall(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: Example,
): string | undefined {
  const given = argumentsOf(service, operation, example);
  return given && `${operationMethod(resource, operation)}(${given.map(flatLiteral).join(", ")})`;
}

export function operationMethod(resource: Resource, operation: Operation): string {
  return memberAccess(collectionName(resource)) + memberAccess(camelCase(operation.name));
}

function argumentsOf(service: ResourceService, operation: Operation, example: Example): readonly unknown[] | undefined {
  const { request } = example;
  const parameters = new Map(Object.entries(example.parameters));
  const { pathParameters, query, headers } = operation;
  const needed = [...pathParameters, ...[...query, ...headers].filter(({ required }) => required)];
  if (needed.some(({ name }) => !parameters.has(name)) || (needsBody(operation) && request === undefined))
    return undefined;
  const some = (names: readonly string[]): object | undefined => {
    return unlessEmpty(Object.fromEntries([...parameters].filter(([name]) => names.includes(name))));
  };
  const call = {
    tenant: service.tenant && parameters.get(service.tenant.name),
    query: some(query.flatMap(({ name, aliases }) => [name, ...aliases])),
    headers: some(headers.map(({ name }) => name)),
  };
  const hasCall = Object.values(call).some((value) => value !== undefined);
  const body =
    operation.request === undefined || (request === undefined && !hasCall)
      ? []
      : [exampleBody(operation, request, "Blob")];
  return [...pathParameters.map(({ name }) => parameters.get(name)), ...body, ...(hasCall ? [call] : [])];
}

/** Returns the body of an example as code in a program. In the example, the contents of a file are text. */
export function exampleBody(operation: Operation, body: unknown, made: "Blob" | "File"): unknown {
  const files = formBodyOf(operation)?.form.files ?? [];
  if (files.length === 0 || typeof body !== "object" || body === null) return body;
  const one =
    (file: Field) =>
    (text: unknown): unknown => {
      const type = flatLiteral({ type: typeWithin(fileOf(file)!.mediaTypes[0]!) });
      return reference(
        `new ${made}([${flatLiteral(text)}], ${made === "File" ? `${flatLiteral(file.name)}, ` : ""}${type})`,
      );
    };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const file = files.find((field) => field.name === name);
      if (file === undefined) return [name, value];
      return [name, Array.isArray(value) ? value.map(one(file)) : one(file)(value)];
    }),
  );
}

/** Returns a doc comment tag with a line of code and its description. */
export function exampleTag(code: string, title: string): `@${string}` {
  return `@example ${code} // ${title}`;
}

export function clientName(service: QueryService): string {
  return profileOf(service)?.clientName ?? "client";
}

/** Returns a line that sends the request of an example, or `undefined` if the wire format is unknown. */
export function moduleCall(
  service: QueryService,
  module: Module,
  { parameters, request }: Example,
): string | undefined {
  const parts = moduleCallParts(service, module, Object.keys(parameters).length > 0);
  if (parts === undefined) return undefined;
  const { before, within, after } = parts;
  const argument = within.reduceRight<unknown>((value, member) => ({ [member]: value }), request ?? {});
  return before + flatLiteral(within.length === 0 ? argument : { ...parameters, ...(argument as object) }) + after;
}

interface CallParts {
  readonly before: string;
  /** The path, outermost first, to the module's parameters within the argument. */
  readonly within: readonly string[];
  readonly after: string;
}

/** Returns the line that queries a module. The method of a group accepts no other parameters, such as pages. */
export function moduleCallParts(service: QueryService, module: Module, hasParameters: boolean): CallParts | undefined {
  const group = groupOf(service, module);
  if (group === undefined) return undefined;
  const [client, name, member] = [clientName(service), module.name, camelCase(group.name)];
  const method = `${client}${memberAccess(member)}(${stringLiteral(name)}, `;
  if (!hasParameters && group.role === "items" && isList(module))
    return { before: `for await (const item of ${method}`, within: [], after: ")) console.log(item);" };
  if (!hasParameters && group.role === "facts")
    return { before: `console.log(await ${method}`, within: [], after: "));" };
  return { before: `console.log(await ${client}.query(`, within: [member, name], after: "));" };
}

/** Returns whether the module returns a list that a loop can iterate over. */
function isList(module: Module): boolean {
  const result = knownResult(module);
  if (result === undefined || result.items !== undefined) return true;
  return [...result.results, ...result.body].some(({ name, type }) => name === module.name && type.kind === "list");
}

/** Returns the query string of a module's example, with the constants that it needs, or with all of them. */
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

/** Returns a parameter value as a string, after the alternative separator if it contains the usual one. */
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
