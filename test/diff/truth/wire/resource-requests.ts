import { keyPlaces, pathsOf } from "../../../../generators/naming/paths.ts";
import { keysOf, mediaBodyOf, ownBodyOf } from "../../../../generators/model/operations.ts";
import { argumentsOf } from "../../../services/harness/arguments.ts";
import { clientCallsOf, tenant } from "../../../services/harness/calls.ts";
import {
  inputsOf,
  scopesOf,
  sharedFlag,
  valuesOf,
  type CallScope,
  type Input,
  type Values,
} from "../../../services/harness/inputs.ts";
import { sampleOf } from "../../../services/harness/sample.ts";
import type { Around } from "./changed.ts";
import { addressOf } from "./mounted.ts";
import { fetchOf, type WireRequest } from "./request.ts";
import type { ResourceHost } from "./resource-host.ts";
import { valuesFor } from "./values.ts";

/** Values tried for unchanged parts. */
const fewValues = ["x", "", null, 7, []];

/** The content of each part of a request, independent of its encoding. */
interface Parts {
  readonly path: string;
  readonly ids: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly body: unknown;
}

export async function requestsOf(host: ResourceHost, around: Around): Promise<readonly WireRequest[]> {
  return [...(await clientRequestsOf(host)), ...scopesOf(host.service).flatMap((scope) => handwritten(scope, around))];
}

/**
 * Returns the client's request for each call that the spec allows: with required values only, with one more, and with
 * all.
 */
export async function clientRequestsOf({ service, clientOf }: ResourceHost): Promise<readonly WireRequest[]> {
  const requests: WireRequest[] = [];
  const fetch = fetchOf(async (request) => {
    requests.push(request);
    return { status: 500, headers: {}, text: "" };
  });
  const places = keyPlaces(service).map((place) => place.in);
  for (const keyIn of places.length === 0 ? [undefined] : places) {
    for (const call of clientCallsOf(service)) {
      const { ids, takesBody, body, options } = argumentsOf(call);
      const client = clientOf({
        key: call.key ?? "none",
        ...(keyIn !== undefined && { keyIn }),
        fetch,
        baseUrl: addressOf(service),
      });
      await client[call.collection]![call.name]!(...ids, ...(takesBody ? [body] : []), options).catch(() => undefined);
    }
  }
  return requests;
}

/** Returns requests with one fault each, keyed by the fault. */
export function wrongRequestsOf(scope: CallScope): ReadonlyMap<string, WireRequest> {
  const { service, operation } = scope;
  const [kind] = keysOf(operation);
  const plain = plainParts(scope, operation.path);
  const right = written(scope, plain, kind);
  const parts: Readonly<Record<string, Parts>> = {
    "at another path": { ...plain, path: "/nothing/is/here" },
    "with a list for a body": { ...plain, body: [] },
    "with an empty body": { ...plain, body: {} },
    ...(service.tenant !== undefined && {
      [`with an unknown tenant (${operation.access.kind})`]: ofNobody(plain, service.tenant.name),
    }),
    ...(inputsOf(scope).body &&
      Object.fromEntries(
        inputsOf(scope).body!.fields.map((field) => [
          `with an object for ${field.names.at(-1)}`,
          { ...plain, body: { ...(plain.body as Values), [field.names[0]!]: {} } },
        ]),
      )),
  };
  return new Map([
    ...Object.entries(parts).map(([title, one]) => [title, written(scope, one, kind)] as const),
    ["without a key", written(scope, plain, undefined)],
    ["with an unknown key", written(scope, plain, "another key")],
    ["with another method", { ...right, method: "PURGE" }],
    ["with half a body", { ...right, headers: { ...right.headers, "content-type": service.mediaType }, body: '{"' }],
  ]);
}

function handwritten(scope: CallScope, around: Around): readonly WireRequest[] {
  const { service } = scope;
  const [path, ...aliases] = pathsOf(scope.resource, scope.operation);
  const plain = plainParts(scope, path!);
  const parts = [plain, ...aliases.map((alias) => ({ ...plain, path: alias })), ...variantsOf(scope, plain, around)];
  const own = keysOf(scope.operation);
  const kinds = [
    ...own,
    ...(service.authentication?.keyKinds ?? []).map(({ id }) => id).filter((id) => !own.includes(id)),
  ];
  return [
    ...parts.map((one) => written(scope, one, kinds[0])),
    ...kinds.slice(1).map((kind) => written(scope, plain, kind)),
    ...keyPlaces(service).map((place) => written(scope, plain, kinds[0], place.in)),
    written(scope, plain, undefined),
    written(scope, plain, "another key"),
  ];
}

function plainParts(scope: CallScope, path: string): Parts {
  const { path: ids, query, headers, body } = inputsOf(scope);
  const needed = (input: Input): Values => valuesOf(input.needed, (field) => input.sample(field));
  return {
    path,
    ids: valuesOf(ids.fields, (field) => ids.sample(field)),
    query: { ...tenantOf(scope), ...needed(query) },
    headers: needed(headers),
    body: body === undefined ? ownSample(scope) : needed(body),
  };
}

function tenantOf({ service, operation }: CallScope): Values {
  return service.tenant === undefined || operation.tenant === "none" ? {} : { [service.tenant.name]: tenant };
}

function ownSample({ service, resource, operation }: CallScope): unknown {
  const own = ownBodyOf(operation);
  return own === undefined ? undefined : sampleOf(own.type, { service, resource, least: false });
}

function variantsOf(scope: CallScope, plain: Parts, around: Around): readonly Parts[] {
  const { query, headers, body, path } = inputsOf(scope);
  const own = ownBodyOf(scope.operation);
  const flag = sharedFlag(scope);
  const { service } = scope;
  const each = (input: Input): readonly Values[] => [...changesOf(scope, input, around), ...pairsOf(input)];
  return [
    ...changesOf(scope, path, around).map((one) => ({ ...plain, ids: { ...plain.ids, ...one } })),
    ...each(query).map((one) => ({ ...plain, query: { ...plain.query, ...one } })),
    ...each(headers).map((one) => ({ ...plain, headers: { ...plain.headers, ...one } })),
    ...(body === undefined ? [] : bodiesOf(plain, body, each(body))),
    ...(mediaBodyOf(scope.operation)?.mediaTypes ?? []).map((type) => ({
      ...plain,
      headers: { ...plain.headers, "content-type": type },
      body: "bytes",
    })),
    ...(own === undefined ? [] : valuesFor(own.type, { ...scope, ...around }).map((one) => ({ ...plain, body: one }))),
    ...(flag === undefined ? [] : [{ ...plain, query: { ...plain.query, [flag.flag]: flag.value } }]),
    ...(service.tenant === undefined
      ? []
      : [withoutTenant(plain, service.tenant.name), ofNobody(plain, service.tenant.name)]),
    { ...plain, query: { ...plain.query, "one-more": "1" } },
    { ...plain, body: undefined },
    { ...plain, body: {} },
  ];
}

function ofNobody(plain: Parts, name: string): Parts {
  return { ...plain, query: { ...plain.query, [name]: "nobody" } };
}

function withoutTenant(plain: Parts, name: string): Parts {
  return { ...plain, query: Object.fromEntries(Object.entries(plain.query).filter(([one]) => one !== name)) };
}

/** Returns bodies with each value substituted for the original, under each name of its field. */
function bodiesOf(plain: Parts, body: Input, changes: readonly Values[]): readonly Parts[] {
  const given = plain.body as Values;
  const others = body.fields.map(({ names }) => names);
  const without = (values: Values): Values => {
    const replaced = others.find((names) => names.some((name) => Object.hasOwn(values, name))) ?? [];
    return Object.fromEntries(Object.entries(given).filter(([name]) => !replaced.includes(name)));
  };
  const numbered =
    body.destinations?.slots.flatMap(({ name, aliases }) => [name, ...aliases].map((slot) => ({ [slot]: [100] }))) ??
    [];
  return [
    ...changes.map((one) => ({ ...plain, body: { ...without(one), ...one } })),
    ...numbered.map((slots) => ({ ...plain, body: { ...given, [body.destinations!.objectField]: slots } })),
    { ...plain, body: { ...given, "one more": 1 } },
  ];
}

function changesOf(
  { service, resource }: CallScope,
  input: Input,
  { dictionary, isChanged }: Around,
): readonly Values[] {
  return input.fields.flatMap((field) => {
    const [first, ...others] = field.names;
    const samples = others.map((name) => ({ [name]: input.sample(field) }));
    const values = isChanged(field.type) ? valuesFor(field.type, { service, resource, dictionary }) : fewValues;
    return [...samples, ...values.map((value) => ({ [first!]: value }))];
  });
}

/** Returns pairs of fields with valid values, because rules relate two fields. */
function pairsOf(input: Input): readonly Values[] {
  const pairs = input.fields.flatMap((one, index) => input.fields.slice(index + 1).map((other) => [one, other]));
  return pairs.map((pair) => valuesOf(pair, (field) => input.sample(field)));
}

function written(
  { service, operation }: CallScope,
  parts: Parts,
  key: string | undefined,
  place = keyPlaces(service)[0]?.in,
): WireRequest {
  const { path, ids, query, headers, body } = parts;
  const keyName = keyPlaces(service).find((one) => one.in === place)?.name;
  const carried =
    key === undefined || keyName === undefined ? {} : { [keyName]: place === "bearer" ? `Bearer ${key}` : key };
  const search = new URLSearchParams(Object.entries({ ...query, ...(place === "query" && carried) }).flatMap(pairs));
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(textOf(ids[name])));
  return {
    method: operation.method,
    url: `${addressOf(service)}${filled}${search.size === 0 ? "" : `?${search}`}`,
    headers: {
      accept: service.mediaType,
      ...(body !== undefined && { "content-type": service.mediaType }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, textOf(value)])),
      ...(place !== "query" && carried),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function pairs([name, value]: readonly [string, unknown]): [string, string][] {
  return [value].flat().map((one): [string, string] => [name, textOf(one)]);
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
