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
  /** Scope of each kind of key. A key is named after its kind. */
  readonly keys: Readonly<Record<string, string>>;
  /** The place of keys of a kind, if only one place is allowed. */
  readonly keysIn: Readonly<Record<string, string>>;
  readonly tenant: string;
  readonly operations: Readonly<Record<string, readonly string[]>>;
  readonly basePath: string;
  readonly calls: readonly PlannedCall[];
}

/**
 * A call of the client with its arguments, or an HTTP request derived only from the document. The client either makes a
 * single call or iterates over a list.
 */
export interface PlannedCall {
  readonly by: "client" | "document" | "each" | "wait" | "waitFor";
  readonly key: string;
  readonly collection: string;
  readonly name: string;
  readonly answer: unknown;
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
  /** A multipart or urlencoded form that replaces the body. */
  readonly form?:
    | { readonly isMultipart: boolean; readonly entries: readonly (readonly [name: string, value: unknown])[] }
    | undefined;
  /** A binary body that replaces the JSON body. */
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
  /** Parameters that the handler received with each request. */
  readonly asked: readonly Got["parameters"][];
  readonly value?: unknown;
  /** Status and header fields as the caller sees them: typed values with the client, strings in the raw response. */
  readonly answered?: { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };
  readonly error?: string;
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
      (authentication?.keyKinds ?? []).map(({ id, scope: reach }) => [id, reach.value ?? "tenant"]),
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

/** Returns the entries of a form in OpenAPI's default style: a list has one entry for each item. */
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

/** Returns a query parameter in OpenAPI's default style `form`, in which lists are exploded by default. */
function pairsOf({ name, explode = true }: DocumentParameter, value: unknown): readonly string[] {
  const escaped = [value].flat().map((one) => encodeURIComponent(String(one)));
  return explode ? escaped.map((one) => `${name}=${one}`) : [`${name}=${escaped.join(",")}`];
}

/**
 * Returns header fields with a key, from the document's security schemes. Uses the first one that the operation names,
 * if it has its own.
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
