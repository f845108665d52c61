import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { groupBy } from "../../../../generators/model/group-by.ts";
import type { ResourceService, Response } from "../../../../generators/model/resource.ts";
import { camelCase, clientTypeNames, collectionName, serverNames } from "../../../../generators/naming/type-names.ts";
import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import { tenant } from "../../../services/harness/calls.ts";
import { withItsStatus } from "../../../services/harness/handler-response.ts";
import { sampleOf } from "../../../services/harness/sample.ts";
import type { Built } from "../packages.ts";
import type { Contract } from "./contract.ts";
import { mount, type Mounted, type Recorder } from "./mounted.ts";

/** The generated server and client of a service of resources. */
export interface ResourceHost {
  readonly service: ResourceService;
  /** Serves handlers for all operations, or the handlers of another spec instead. */
  readonly serve: (handlers?: Handlers) => Promise<Mounted>;
  readonly clientOf: (options: object) => Client;
  /** The client's check of responses. */
  readonly check: unknown;
  readonly contract: Contract;
  readonly ServiceError: new (code: string) => Error;
  /** Returns true if an operation accepts a body, including its rules. */
  readonly takesBody: (operationId: string, body: unknown) => Promise<boolean>;
}

type Handler = (request: any) => unknown;
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;
export type Client = Readonly<
  Record<string, Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>>
>;

export async function resourceHost(built: Built, service: ResourceService): Promise<ResourceHost> {
  const load = async (name: string): Promise<Record<string, any>> => {
    const file = join(built.folder, "node_modules", built.model.project.packageScope, name);
    return (await import(pathToFileURL(file).href)) as Record<string, any>;
  };
  const names = { ...serverNames(service), ...clientTypeNames(service) };
  const server = await load(`server/generated/${service.id}/index.js`);
  const client = await load(`client/generated/${service.id}/index.js`);
  const { check } = await load(`client/generated/${service.id}/check.js`);
  return {
    service,
    serve: async (handlers) => {
      const recorder: Recorder = { got: undefined };
      const recorded = recordedBy(recorder, handlers ?? handlersFor(service));
      return mount(service, server[names.plugin](recorded, optionsOf(service)), recorder);
    },
    clientOf: (options) => client[names.create]({ tenant, retries: { attempts: 1 }, ...options }),
    check,
    contract: server[names.contract](),
    ServiceError: server["ServiceError"],
    takesBody: async (operationId, body) => {
      const { decode } = await load(`validators/generated/${service.id}/${operationId}.js`);
      return decode === undefined || (decode(body) as { readonly errors?: unknown }).errors === undefined;
    },
  };
}

export function handlersFor(
  service: ResourceService,
  respond: (scope: CallScope) => unknown = (scope) => responseOf(scope),
): Handlers {
  const entries = scopesOf(service).map((scope) => {
    const { headers } = scope.operation.responses[0]!;
    const values = headers.map(
      ({ name, type }) => [name, sampleOf(type, { ...scope, least: false, text: "x" })] as const,
    );
    const handler: Handler = (request) => {
      for (const [name, value] of values) request.reply.header(name, value);
      return respond(scope);
    };
    return [collectionName(scope.resource), camelCase(scope.operation.name), handler] as const;
  });
  const groups = groupBy(entries, ([group]) => group);
  const named = [...groups].map(
    ([group, own]) => [group, Object.fromEntries(own.map(([, name, handler]) => [name, handler]))] as const,
  );
  return Object.fromEntries(named);
}

/** Returns the result of a handler. The default is the first of several responses. */
export function responseOf(scope: CallScope, response = scope.operation.responses[0]!): unknown {
  return withItsStatus(scope.operation, response, contentOf(scope, response));
}

export function contentOf({ service, resource }: CallScope, { body }: Response): unknown {
  return body && sampleOf(body, { service, resource, least: false });
}

function recordedBy(recorder: Recorder, handlers: Handlers): Handlers {
  return mapped(handlers, (group, operations) =>
    mapped(operations, (name, handler) => (request: any) => {
      const { id, parameters, headers, body, tenant: named } = request;
      const got = { operation: `${group}.${name}`, id, parameters, headers, body, tenant: named?.id };
      recorder.got = JSON.parse(JSON.stringify(got)) as Recorder["got"];
      return handler(request);
    }),
  );
}

function mapped<In, Out>(
  all: Readonly<Record<string, In>>,
  change: (name: string, one: In) => Out,
): Readonly<Record<string, Out>> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(name, one)]));
}

/** Returns the client's options. The option for a key is named after its kind. */
function optionsOf({ authentication }: ResourceService): object {
  const kinds = new Map((authentication?.keyKinds ?? []).map((kind) => [kind.id, kind.scope.value ?? "tenant"]));
  const work = (run: (unit: object) => unknown): unknown => run({});
  return {
    isKey: () => true,
    authenticate: async (key: string) => {
      const owner = kinds.get(key) === "tenant" ? tenant : undefined;
      return kinds.has(key) ? { id: key, kind: key, tenant: owner, addresses: [] } : undefined;
    },
    findTenant: async (id: string) => (id === tenant ? { id } : undefined),
    read: work,
    write: work,
  };
}
