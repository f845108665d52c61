import { valueOr } from "../../../generators/model/fact.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { camelCase, clientTypeNames, collectionName, serverNames } from "../../../generators/naming/type-names.ts";
import { argumentsOf, type Arguments } from "./arguments.ts";
import { isMedia, type MediaValue } from "./program/media.ts";
import { tenant, type Call } from "./calls.ts";
import type { DocumentOperation, DocumentParameter, ServiceDocument } from "./document.ts";

/** The JSON input of the program in the other team's project. */
export interface Plan {
  readonly server: { readonly module: string; readonly plugin: string };
  readonly client: { readonly module: string; readonly extras: string; readonly create: string };
  /** The scope of each kind of key; a key is called as its kind. */
  readonly keys: Readonly<Record<string, string>>;
  /** The place of keys of a kind, if only one place is allowed. */
  readonly keysIn: Readonly<Record<string, string>>;
  readonly tenant: string;
  /** The names of operations by their group. */
  readonly operations: Readonly<Record<string, readonly string[]>>;
  readonly basePath: string;
  readonly calls: readonly PlannedCall[];
}

/**
 * A call of the client, with its arguments, alone or for each item of its list, or an HTTP request that the document
 * alone says how to make.
 */
export interface PlannedCall {
  readonly by: "client" | "document" | "each" | "wait" | "waitFor";
  readonly key: string;
  readonly collection: string;
  readonly name: string;
  readonly answer: unknown;
  /** The header fields that the handler sets. */
  readonly answerHeaders: Readonly<Record<string, unknown>>;
  /** Successive results of the handler, if there are several. */
  readonly answers?: readonly unknown[];
  /** Conditions that end a wait early: a deadline, or an abort after a number of statuses. */
  readonly wait?: { readonly deadline?: number; readonly abortAfter?: number };
  /** Number of items to read from a paged list. */
  readonly wanted?: number;
  /** Code of the error that the handler throws instead. */
  readonly refusal?: string;
  /** A response that replaces the server's response to the client. */
  readonly faked?: { readonly status: number; readonly text: string };
  readonly given?: Arguments;
  readonly method?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string | undefined;
  /** A form of several parts or one that is urlencoded, in its place. */
  readonly form?:
    | { readonly isMultipart: boolean; readonly entries: readonly (readonly [name: string, value: unknown])[] }
    | undefined;
  /** A body of bytes, in its place. */
  readonly media?: MediaValue | undefined;
}

/** The request that a handler received. */
export interface Got {
  readonly operation: string;
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Outcome {
  readonly addresses: readonly string[];
  readonly got: Got | undefined;
  /** The parameters that the handler got, request by request. */
  readonly asked: readonly Got["parameters"][];
  readonly value?: unknown;
  /**
   * Status and header fields, as the caller sees them: values of their types by the client, texts in the response
   * itself.
   */
  readonly answered?: { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };
  readonly error?: string;
  /** The code of an error of the service. */
  readonly code?: string | undefined;
}

export function planOf(
  scope: string,
  service: ResourceService,
  document: ServiceDocument,
  calls: readonly PlannedCall[],
): Plan {
  const { resources, authentication } = service;
  return {
    server: { module: `${scope}/server/${service.id}`, plugin: serverNames(service).plugin },
    client: {
      module: `${scope}/client/${service.id}`,
      extras: `${scope}/client/${service.id}/extras`,
      create: clientTypeNames(service).create,
    },
    keys: Object.fromEntries(
      (authentication?.keyKinds ?? []).map(({ id, scope: reach }) => [
        id,
        valueOr(reach, "tenant", "server-needs-one"),
      ]),
    ),
    keysIn: Object.fromEntries(
      (authentication?.keyKinds ?? []).flatMap(({ id, in: places }) =>
        places === undefined ? [] : [[id, places[0]!]],
      ),
    ),
    tenant,
    operations: Object.fromEntries(
      resources.map((one) => [collectionName(one), one.operations.map(({ name }) => camelCase(name))]),
    ),
    basePath: document.basePath,
    calls,
  };
}

export function callByClient(call: Call): PlannedCall {
  return { ...common(call), by: "client", given: argumentsOf(call) };
}

export function callByDocument(call: Call, { operations, root }: ServiceDocument): PlannedCall {
  const operation = operations.find(({ operationId }) => operationId === call.operationId)!;
  const { ids, query, tenant: tenants, shared, body } = call;
  const form = formOf(operation, body);
  const declared = operation.parameters.filter((one) => one.in === "header" && one.name in call.headers);
  return {
    ...common(call),
    by: "document",
    method: operation.method,
    address: addressOf(operation, { ...ids, ...query, ...tenants, ...shared }),
    headers: {
      ...keyHeaders(root, operation.security, call.key),
      ...(body !== undefined &&
        form === undefined && { "content-type": isMedia(body) ? body.$media.mediaType : "application/json" }),
      ...Object.fromEntries(declared.map(({ name }) => [name, String(call.headers[name])])),
    },
    ...(form !== undefined
      ? { form }
      : isMedia(body)
        ? { media: body }
        : { text: body === undefined ? undefined : JSON.stringify(body) }),
  };
}

/** The entries of a form, by the style that OpenAPI has for them where nothing is said: a list is one for each item. */
function formOf({ requestBody }: DocumentOperation, body: unknown): PlannedCall["form"] {
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  const isMultipart = mediaType === "multipart/form-data";
  if (!isMultipart && mediaType !== "application/x-www-form-urlencoded") return undefined;
  const entries = Object.entries(body as object).flatMap(([name, value]) =>
    [value as unknown].flat().map((one) => [name, one] as const),
  );
  return { isMultipart, entries };
}

function common({ collection, name, answer, answerHeaders, key = "" }: Call): Omit<PlannedCall, "by"> {
  return { collection, name, answer, answerHeaders, key };
}

function addressOf({ path, parameters }: DocumentOperation, values: Readonly<Record<string, unknown>>): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = parameters
    .filter((one) => one.in === "query" && one.name in values)
    .flatMap((one) => pairsOf(one, values[one.name]));
  return search.length === 0 ? filled : `${filled}?${search.join("&")}`;
}

/** The style `form`, which OpenAPI has for parameters of a query: lists exploded, where nothing else is said. */
function pairsOf({ name, explode = true }: DocumentParameter, value: unknown): readonly string[] {
  const escaped = [value].flat().map((one) => encodeURIComponent(String(one)));
  return explode ? escaped.map((one) => `${name}=${one}`) : [`${name}=${escaped.join(",")}`];
}

/**
 * A key in a header, by the document's security schemes: by the first that the operation names, where it has some of
 * its own.
 */
function keyHeaders(
  { components }: Readonly<Record<string, any>>,
  own: DocumentOperation["security"],
  key: string | undefined,
): Readonly<Record<string, string>> {
  if (key === undefined || own?.length === 0) return {};
  const schemes = (components.securitySchemes ?? {}) as Record<string, any>;
  const [first] = Object.keys(own?.[0] ?? {});
  const header =
    first === undefined
      ? Object.values(schemes).find((scheme) => scheme.in === "header")
      : [schemes[first]].find((scheme) => scheme.in === "header");
  return header === undefined ? { authorization: `Bearer ${key}` } : { [header.name as string]: key };
}
