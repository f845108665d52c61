import { escaped } from "../common/escaped.js";
import { ServiceError } from "../server/resource/error.js";
import type { AnyHandler, Handlers, Unit } from "../server/resource/handlers.js";
import { inMemoryIdempotency } from "../server/resource/in-memory-idempotency.js";
import { operationsOf, withHandlers } from "../server/resource/operations.js";
import { optionsWithDefaults } from "../server/resource/option-defaults.js";
import type { UnitOptions } from "../server/resource/options.js";
import { withDefaults } from "../server/resource/service.js";
import type { ResourceTable } from "../server/resource/table.js";
import { callerOf } from "./caller-of.js";
import { checkData } from "./check-data.js";
import { mockEnvironment } from "./environment.js";
import { storedHandlers, type Stores } from "./handlers.js";
import type { ServiceMock } from "./mock.js";
import type { GivenMockOptions } from "./options.js";
import { overrideAnswer, type CheckAnswer } from "./override-answer.js";
import { eachOperation, type AnyOverrides, type OverrideOptions } from "./overrides.js";
import { answerResource } from "./resource-answer.js";
import { pathBelow, baseAddressOf } from "./base-address.js";
import { createStore } from "./store.js";
import type { MockTable } from "./table.js";

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
  const root = baseAddressOf(baseUrl, table.base);
  const service = withDefaults(table);
  let stores = newStores();
  let idempotency: UnitOptions<Unit> = inMemoryIdempotency();
  const overrides = new Map<string, { readonly handler: AnyHandler; readonly once: boolean }>();
  const operations = withHandlers(
    operationsOf(table),
    overridable(storedHandlers(mockTable, () => stores, root.prefix)),
  );
  const answer = answerResource(service, operations, onError);
  const options = optionsWithDefaults(
    operations,
    { authenticate: async () => undefined, findTenant: tenantOf },
    mockEnvironment,
  );

  const answerRequest: MockInternals["answer"] = (request, own) => {
    const path = pathBelow(root, request.url);
    if (path === undefined)
      throw new TypeError(`The request is not to the address of the mock: ${request.url} is not below ${root.shown}`);
    return answer(request, path, (operation, received) => ({
      ...options,
      authenticate: async (key) => callerOf(table, given.keys, operation, key, received),
      read: (work) => idempotency.read((unit) => work({ ...unit, own } as MockUnit)),
      write: (work) => idempotency.write((unit) => work({ ...unit, own } as MockUnit)),
    }));
  };

  function newStores(): Stores {
    return Object.fromEntries(
      Object.entries(mockTable.resources).map(([collection, { object, id }]) => {
        const store = createStore(object, id, seed * 100);
        const none = object === undefined ? 0 : count;
        for (const values of given.data?.[collection] ?? Array.from({ length: none }, () => ({})))
          store.add({ values });
        return [collection, store];
      }),
    );
  }

  function overridable(handlers: Handlers): Handlers {
    return eachOperation(mockTable.resources, (collection, name): AnyHandler => {
      const full = `${collection}.${name}`;
      const stored = handlers[collection]![name]!;
      const operation = mockTable.resources[collection]!.operations[name]!;
      return (request, unit) => {
        const own = (unit as MockUnit).own;
        const kept = overrides.get(full);
        const handler = own?.operation === full ? own.handler : kept?.handler;
        if (handler === undefined) return stored(request, unit);
        if (own?.operation !== full && kept?.once) overrides.delete(full);
        return overrideAnswer(
          { name: full, operation, handler, checkAnswer: checkAnswers ? checkAnswer : undefined },
          request,
        );
      };
    });
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
    override: eachOperation(
      table.resources,
      (collection, name) =>
        (handler: AnyHandler, { once = false }: OverrideOptions = {}) => {
          const full = `${collection}.${name}`;
          const own = { handler, once };
          overrides.set(full, own);
          return () => void (overrides.get(full) === own && overrides.delete(full));
        },
    ),
    internal: {
      addresses: new RegExp(`^${root.pattern}(?:/|$)`),
      table,
      answer: answerRequest,
      requestsOf: (collection, name) => {
        const { method, paths } = operations.find((one) => one.name === `${collection}.${name}`)!;
        const patterns = paths.map((path) =>
          path
            .split(/\{[^{}]+\}/)
            .map(escaped)
            .join("[^/]+"),
        );
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
