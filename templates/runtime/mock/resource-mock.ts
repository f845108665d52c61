import { misfits } from "../samples/misfits.js";
import type { Caller } from "../server/resource/handlers.js";
import type { AnyHandler, AnyRequest, Handlers, Unit } from "../server/resource/handlers.js";
import { inMemoryIdempotency } from "../server/resource/in-memory-idempotency.js";
import { operationsOf, withHandlers, type HandledOperation } from "../server/resource/operations.js";
import { optionsWithDefaults } from "../server/resource/option-defaults.js";
import type { UnitOptions } from "../server/resource/options.js";
import type { Received } from "../server/resource/received.js";
import { withDefaults } from "../server/resource/service.js";
import type { ResourceTable } from "../server/resource/table.js";
import { keysIn } from "../server/resource/query-string.js";
import { mockEnvironment } from "./environment.js";
import { ServiceError } from "../server/resource/error.js";
import { storedHandlers, type Stores } from "./handlers.js";
import type { ServiceMock } from "./mock.js";
import type { GivenMockOptions, MockKey } from "./options.js";
import { eachOperation, type AnyOverrides, type OverrideOptions } from "./overrides.js";
import { GivenResponse } from "./given-response.js";
import { answerResource, MockError } from "./resource-answer.js";
import { createStore } from "./store.js";
import type { MockTable } from "./table.js";

/** What finds faults in an answer, as the package of the validators has it. */
export type CheckAnswer = (operation: string, value: unknown) => readonly { readonly wireName?: string | undefined; readonly expected?: string | undefined; readonly received?: string | undefined }[];

/** A mock of a service of resources. */
export interface ResourceMock extends ServiceMock {
  /** What the handlers of MSW need. */
  readonly internal: MockInternals;
}

/** @internal */
export interface MockInternals {
  /** Addresses of requests to the service, without their queries. */
  readonly addresses: RegExp;
  readonly table: ResourceTable;
  /** Addresses and method of an operation. */
  readonly requestsOf: (collection: string, name: string) => { readonly addresses: RegExp; readonly method: string };
  readonly answer: (request: Request, own?: OwnAnswer) => Promise<Response>;
}

/** @internal What answers one request in place of an operation. */
export interface OwnAnswer {
  readonly operation: string;
  readonly handler: AnyHandler;
}

/** The unit of work of a request. */
type MockUnit = Unit & { readonly own?: OwnAnswer | undefined };

/** Makes the mock of a service. */
export function createResourceMock(
  table: ResourceTable,
  mockTable: MockTable,
  checkAnswer: CheckAnswer,
  given: GivenMockOptions = {},
): ResourceMock & { readonly override: AnyOverrides<() => void> } {
  const { seed = 0, count = 3, baseUrl, checkAnswers = true, onError = (error) => console.error(error) } = given;
  checkData(mockTable, given);
  const root = rootOf(baseUrl, table.base);
  const service = withDefaults(table);
  let stores = newStores();
  let idempotency: UnitOptions<Unit> = inMemoryIdempotency();
  const overrides = new Map<string, { readonly handler: AnyHandler; readonly once: boolean }>();
  const operations = withHandlers(operationsOf(table), overridable(storedHandlers(mockTable, () => stores, root.prefix)));
  const answer = answerResource(service, operations, onError);
  const options = optionsWithDefaults(operations, { authenticate: async () => undefined, findTenant: tenantOf }, mockEnvironment);

  const answerRequest: MockInternals["answer"] = (request, own) => {
    const path = pathBelow(root, request.url);
    if (path === undefined) throw new TypeError(`The mock is not asked at its address: ${request.url} is not below ${root.shown}`);
    return answer(request, path, (operation, received) => ({
      ...options,
      authenticate: async (key) => callerOf(operation, key, received),
      read: (work) => idempotency.read((unit) => work({ ...unit, own } as MockUnit)),
      write: (work) => idempotency.write((unit) => work({ ...unit, own } as MockUnit)),
    }));
  };

  function newStores(): Stores {
    return Object.fromEntries(
      Object.entries(mockTable.resources).map(([collection, { object, id }]) => {
        const store = createStore(object, id, seed * 100);
        const none = object === undefined ? 0 : count;
        for (const values of given.data?.[collection] ?? Array.from({ length: none }, () => ({}))) store.add({ values });
        return [collection, store];
      }),
    );
  }

  function overridable(handlers: Handlers): Handlers {
    return Object.fromEntries(
      Object.entries(handlers).map(([collection, all]) => [
        collection,
        Object.fromEntries(
          Object.entries(all).map(([name, stored]): readonly [string, AnyHandler] => {
            const full = `${collection}.${name}`;
            const key = mockTable.resources[collection]!.operations[name]!;
            return [name, (request, unit) => {
              const own = (unit as MockUnit).own;
              const kept = overrides.get(full);
              const handler = own?.operation === full ? own.handler : kept?.handler;
              if (handler === undefined) return stored(request, unit);
              if (own?.operation !== full && kept?.once) overrides.delete(full);
              return overridden(full, key, handler, request);
            }];
          }),
        ),
      ]),
    );
  }

  /** What an override answers, compared with the spec. */
  async function overridden(name: string, { key, answers }: MockTable["resources"][string]["operations"][string], handler: AnyHandler, request: AnyRequest): Promise<unknown> {
    const value = await handler(request, {});
    if (value instanceof Response) throw new GivenResponse(value);
    if (!checkAnswers) return value;
    const [status, data] = answers.length === 1 ? [answers[0]!.status, value] : [(value as { readonly status: number }).status, (value as { readonly data?: unknown }).data];
    const own = answers.find((one) => one.status === status);
    if (own?.type === undefined) return value;
    // Compared as it is sent.
    const text = JSON.stringify(data);
    const found = checkAnswer(answers.length === 1 ? key : `${key} ${status}`, text === undefined ? undefined : JSON.parse(text));
    if (found.length === 0) return value;
    const told = found.slice(0, 5).map(({ wireName, expected = "another value", received }) => `${wireName || "the answer"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`);
    throw new MockError(`The override of ${name} does not answer as the spec says: ${told.join("; ")}. Change it, or set checkAnswers to false.`);
  }

  function callerOf(operation: HandledOperation, key: string, received: Received): Caller | undefined {
    if (given.keys === undefined) return anyCaller(table, operation, received);
    if (!Object.hasOwn(given.keys, key)) return undefined;
    const known = given.keys[key]!;
    const { kind, tenant, scopes }: MockKey = typeof known === "string" ? { kind: known } : known;
    return { id: key, kind, tenant, addresses: [], scopes };
  }

  async function tenantOf(name: string): Promise<{ readonly id: string } | undefined> {
    return given.tenants === undefined || given.tenants.includes(name) ? { id: name } : undefined;
  }

  return {
    fetch: async (input, init) => answerRequest(new Request(input, init)),
    reset: () => {
      stores = newStores();
      idempotency = inMemoryIdempotency();
      overrides.clear();
    },
    override: eachOperation(table.resources, (collection, name) => (handler: AnyHandler, { once = false }: OverrideOptions = {}) => {
      const full = `${collection}.${name}`;
      const own = { handler, once };
      overrides.set(full, own);
      return () => void (overrides.get(full) === own && overrides.delete(full));
    }),
    internal: {
      addresses: new RegExp(`^${root.pattern}(?:/|$)`),
      table,
      answer: answerRequest,
      requestsOf: (collection, name) => {
        const { method, paths } = operations.find((one) => one.name === `${collection}.${name}`)!;
        const patterns = paths.map((path) => path.split(/\{[^{}]+\}/).map(escaped).join("[^/]+"));
        return { method, addresses: new RegExp(`^${root.pattern}(?:${patterns.join("|")})$`) };
      },
    },
  };
}

/** A handler that answers with an error of the service. */
export function errorAnswer(code: string): () => never {
  return () => {
    throw new ServiceError(code);
  };
}

/** A key that may do anything: of the first kind that the operation takes, preferring one that is not bound to a tenant. */
function anyCaller({ kinds, keys, tenant }: ResourceTable, operation: HandledOperation, { raw, query }: Received): Caller | undefined {
  const fits = (operation.keys ?? []).filter((id) => {
    const places = kinds[id]?.in;
    return places === undefined || places.some((place) => keys[place] !== undefined && keysIn({ [place]: keys[place] }, raw.rawHeaders, query).length > 0);
  });
  const kind = fits.find((id) => kinds[id]?.scope === "global") ?? fits[0];
  const named = tenant === undefined ? undefined : [(query as Readonly<Record<string, string | readonly string[]>>)[tenant.name] ?? []].flat()[0];
  return kind === undefined ? undefined : { id: "any", kind, tenant: kinds[kind]?.scope === "tenant" ? named : undefined, addresses: [] };
}

/** Where the service is. */
interface Root {
  /** Before the paths of operations, in header fields. */
  readonly prefix: string;
  readonly pattern: string;
  readonly origin: string | undefined;
  readonly path: string;
  readonly shown: string;
}

/** The base may be given with the service's own path or without, as to its client. */
function rootOf(baseUrl: string | URL | undefined, base: string): Root {
  if (baseUrl === undefined) return { prefix: base, pattern: `[a-z]+://[^/]+${escaped(base)}`, origin: undefined, path: base, shown: `${base || "/"} of any host` };
  const { origin, pathname } = new URL(baseUrl);
  const given = pathname.replace(/\/+$/, "");
  const path = given.endsWith(base) ? given : given + base;
  return { prefix: origin + path, pattern: escaped(origin + path), origin, path, shown: origin + path };
}

function pathBelow({ origin, path }: Root, url: string): string | undefined {
  const asked = new URL(url);
  const isHere = (origin === undefined || asked.origin === origin) && (asked.pathname === path || asked.pathname.startsWith(`${path}/`));
  return isHere ? asked.pathname.slice(path.length) : undefined;
}

function escaped(text: string): string {
  return text.replace(/[^\w/-]/g, "\\$&");
}

/** Data that are not as the spec says are an error at once. */
function checkData({ resources }: MockTable, { data = {} }: GivenMockOptions): void {
  for (const [collection, objects = []] of Object.entries(data)) {
    const object = Object.hasOwn(resources, collection) ? resources[collection]!.object : undefined;
    if (object === undefined) throw new TypeError(`The option data has ${collection}, of which nothing is stored: it takes ${Object.keys(resources).filter((one) => resources[one]!.object).join(", ")}.`);
    const [wrong] = misfits({ kind: "list", items: { kind: "shape", shape: () => object } }, objects, `data.${collection}`, true);
    if (wrong !== undefined) throw new TypeError(`The option ${wrong.place} takes ${wrong.expected}.`);
  }
}
