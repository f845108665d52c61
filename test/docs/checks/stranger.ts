import { fastify, type FastifyPluginAsync, type InjectOptions } from "fastify";
import { join } from "node:path";
import { server } from "../../../generators/emit/server/emitter.ts";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { load } from "../../../generators/load/load.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { basePath } from "../../../generators/naming/paths.ts";
import { camelCase, collectionName } from "../../../generators/naming/type-names.ts";
import { rootFolder } from "../../support/emit.ts";
import { generatedProject, importGenerated } from "../../support/generated-project.ts";
import { modelOf } from "../sites.ts";

/** A request to the server of another team's spec, with the state of its key and its objects. */
export interface Request {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  readonly key: {
    readonly isThere?: false;
    readonly isKnown?: false;
    readonly kind: string;
    readonly tenant?: string;
    readonly scopes?: readonly string[];
    readonly addresses?: readonly string[];
  };
  readonly keyHeader: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The error codes with which operations reject the request, by operation name. */
  readonly refusedBy: Readonly<Record<string, string>>;
  readonly isKeyUsed?: true;
}

export interface Stranger {
  readonly service: ResourceService;
  readonly codeOf: (request: Request) => Promise<string | undefined>;
}

interface Package {
  readonly ServiceError: new (code: string) => Error;
  readonly [plugin: string]: unknown;
}

/** Generates the server for a spec of `test/services/` and runs it in this process. */
export async function strangerOf(name: string): Promise<Stranger> {
  const specFolder = join(rootFolder, "test/services", name);
  const service = modelOf(load(specFolder)).services.find((one) => one.kind === "resource")!;
  const folder = generatedProject(specFolder, [validators, server]);
  const { ServiceError, ...generated } = await importGenerated<Package>(
    folder,
    `server/generated/${service.id}/index.js`,
  );
  const plugin = generated[`${service.id}Plugin`] as (handlers: object, options: object) => FastifyPluginAsync;

  let current: Request;
  const handler = (operation: string) => async (): Promise<object> => {
    const code = current.refusedBy[operation];
    if (code !== undefined) throw new ServiceError(code);
    return {};
  };
  const handlers = Object.fromEntries(
    service.resources.map((resource) => [
      collectionName(resource),
      Object.fromEntries(resource.operations.map((one) => [camelCase(one.name), handler(one.operationId)])),
    ]),
  );
  const idempotency = {
    claim: async () => (current.isKeyUsed ? { fingerprint: "another", answer: undefined } : undefined),
    complete: async () => {},
  };
  const work = (run: (unit: object) => unknown): unknown => run({ idempotency });
  const app = fastify();
  await app.register(
    plugin(handlers, {
      isKey: () => true,
      authenticate: async (id: string) =>
        current.key.isKnown === false ? undefined : { id, tenant: undefined, addresses: [], ...current.key },
      findTenant: async (id: string) => (id === "none" ? undefined : { id }),
      read: work,
      write: work,
    }),
  );

  return {
    service,
    async codeOf(request) {
      current = request;
      const { method, path, key, keyHeader, query, headers, body } = request;
      const search = new URLSearchParams(query).toString();
      const response = await app.inject({
        method,
        url: `${basePath(service)}${path}${search === "" ? "" : `?${search}`}`,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(key.isThere !== false && { [keyHeader]: keyHeader === "authorization" ? "Bearer k" : "k" }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
      } as InjectOptions);
      if (response.statusCode < 400) return undefined;
      const members = response.json<Readonly<Record<string, unknown>>>();
      const code = members["code"] ?? members["error"];
      return typeof code === "string" ? code : response.payload;
    },
  };
}

/** Returns functions that change a part of a request. */
export const put =
  (more: Partial<Request>) =>
  (request: Request): Request => ({ ...request, ...more });
export const key =
  (more: Partial<Request["key"]>) =>
  (request: Request): Request => ({ ...request, key: { ...request.key, ...more } });
export const header =
  (name: string, value: string) =>
  (request: Request): Request => ({ ...request, headers: { ...request.headers, [name]: value } });
export const refused =
  (operation: string, code: string) =>
  (request: Request): Request => ({ ...request, refusedBy: { ...request.refusedBy, [operation]: code } });
