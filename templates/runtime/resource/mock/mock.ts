import { escaped } from "../../core/values.js";
import { ServiceError, StatusError } from "../server/errors.js";
import {
  type AnyHandler,
  type Handlers,
  type Unit,
  type Caller,
  optionsWithDefaults,
  type UnitOptions,
  type Environment,
  withHandlers,
  type HandledOperation,
} from "../server/handlers.js";
import { inMemoryIdempotency } from "../server/idempotency.js";
import { operationsOf, withDefaults } from "../server/service.js";
import type { ResourceTable } from "../server/table.js";
import { storedHandlers, type Stores } from "./handlers.js";
import type { OverrideOptions, ServiceMock } from "../../http/mock/mock.js";
import type { GivenMockOptions, MockKey } from "./options.js";
import { overrideAnswer, type CheckAnswer } from "./override-response.js";
import { eachOperation, type AnyOverrides } from "./overrides.js";
import { answerResource } from "./response.js";
import { createStore } from "./store.js";
import type { MockTable } from "./table.js";
import { canonical, conflictIn } from "../../core/samples/sample.js";
import { misfits } from "../../core/samples/misfits.js";
import { keysIn, type Received } from "../server/read-request.js";

/** A mock of a resource service. */
export interface ResourceMock extends ServiceMock {
  /** The data for the MSW handlers. */
  readonly internal: MockInternals;
}

/** @internal */
export interface MockInternals {
  /** Matches the URLs of the service, without their queries. */
  readonly addresses: RegExp;
  readonly table: ResourceTable;
  /** Returns a pattern for the URLs of an operation, and its method. */
  readonly requestsOf: (collection: string, name: string) => { readonly addresses: RegExp; readonly method: string };
  readonly answer: (request: Request, own?: OwnAnswer) => Promise<Response>;
}

/** @internal A handler that replaces the operation's own for a single request. */
export interface OwnAnswer {
  readonly operation: string;
  readonly handler: AnyHandler;
}

type MockUnit = Unit & { readonly own?: OwnAnswer | undefined };

export function createResourceMock(
  table: ResourceTable,
  mockTable: MockTable,
  checkResponse: CheckAnswer,
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
  const respond = answerResource(service, operations, onError);
  const options = optionsWithDefaults(
    operations,
    { authenticate: async () => undefined, findTenant: tenantOf },
    mockEnvironment,
  );

  const responseRequest: MockInternals["answer"] = (request, own) => {
    const path = pathBelow(root, request.url);
    if (path === undefined)
      throw new TypeError(`The request is not to the address of the mock: ${request.url} is not below ${root.shown}`);
    return respond(request, path, (operation, received) => ({
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
          { name: full, operation, handler, checkAnswer: checkAnswers ? checkResponse : undefined },
          request,
        );
      };
    });
  }

  async function tenantOf(name: string): Promise<{ readonly id: string } | undefined> {
    return given.tenants === undefined || given.tenants.includes(name) ? { id: name } : undefined;
  }

  return {
    fetch: async (input, init) => responseRequest(new Request(input, init)),
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
      answer: responseRequest,
      requestsOf: (collection, name) => {
        const { method, paths } = operations.find((one) => one.name === `${collection}.${name}`)!;
        const patterns = paths.map((path) =>
          path
            .split("#")[0]!
            .split(/\{[^{}]+\}/)
            .map(escaped)
            .join("[^/]+"),
        );
        return { method, addresses: new RegExp(`^${root.pattern}(?:${patterns.join("|")})$`) };
      },
    },
  };
}

/** Returns a handler that throws an error of the service: a code, or a status with a body. */
export function errorAnswer(code: string | number, body?: unknown): () => never {
  return () => {
    throw typeof code === "number" ? new StatusError(code, body) : new ServiceError(code);
  };
}

/** Replacements for Node's hash and network functions. They are suitable for tests, but not for secrets. */
const mockEnvironment: Environment = {
  etagOf: (text) => `"${digest(text)}"`,
  digest,
  isAllowed: (allowed, address) => allowed.length === 0 || allowed.includes(address),
  positionOf,
};

/** Returns two 32-bit checksums in hexadecimal notation. */
function digest(data: string | Uint8Array): string {
  const codeAt = typeof data === "string" ? (index: number) => data.charCodeAt(index) : (index: number) => data[index]!;
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < data.length; index++) {
    first = Math.imul(first ^ codeAt(index), 0x01000193) >>> 0;
    second = Math.imul(second ^ codeAt(index), 0x85ebca6b) >>> 0;
    second = ((second << 13) | (second >>> 19)) >>> 0;
  }
  return [first, second].map((one) => one.toString(16).padStart(8, "0")).join("");
}

function positionOf(bytes: Uint8Array, text: string, from: number): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0, from); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}

/** Throws a `TypeError` if the data is invalid. */
function checkData({ resources }: MockTable, { data = {} }: GivenMockOptions): void {
  for (const [collection, objects = []] of Object.entries(data)) {
    const object = Object.hasOwn(resources, collection) ? resources[collection]!.object : undefined;
    if (object === undefined) {
      const stored = Object.entries(resources).flatMap(([name, one]) => (one.object === undefined ? [] : [name]));
      throw new TypeError(
        `The option data contains ${collection}, which the mock does not store. Known: ${stored.join(", ")}.`,
      );
    }
    for (const [index, one] of objects.entries()) {
      const [name, other] = conflictIn(object, one) ?? [];
      if (name !== undefined)
        throw new TypeError(
          `The option data.${collection}.${index} has different values in ${name} and ${other}, which are the same member: pass only one of them.`,
        );
    }
    const [wrong] = misfits(
      { kind: "list", items: { kind: "shape", shape: () => object } },
      objects.map((one) => canonical(object, one)),
      `data.${collection}`,
      true,
    );
    if (wrong !== undefined) throw new TypeError(`The option ${wrong.place} ${wrong.says}.`);
  }
}

interface BaseAddress {
  /** The prefix of operation paths in headers. */
  readonly prefix: string;
  readonly pattern: string;
  readonly origin: string | undefined;
  readonly path: string;
  readonly shown: string;
}

/** Returns the base address of the mock. As for the client, `baseUrl` may include the service's own path. */
function baseAddressOf(baseUrl: string | URL | undefined, base: string): BaseAddress {
  if (baseUrl === undefined)
    return {
      prefix: base,
      pattern: `[a-z]+://[^/]+${escaped(base)}`,
      origin: undefined,
      path: base,
      shown: `${base || "/"} of any host`,
    };
  const { origin, pathname } = new URL(baseUrl);
  const given = pathname.replace(/\/+$/, "");
  const path = given.endsWith(base) ? given : given + base;
  return { prefix: origin + path, pattern: escaped(origin + path), origin, path, shown: origin + path };
}

/** Returns the path of a URL below the service, or undefined if the URL is elsewhere. */
function pathBelow({ origin, path }: BaseAddress, url: string): string | undefined {
  const asked = new URL(url);
  const isHere =
    (origin === undefined || asked.origin === origin) &&
    (asked.pathname === path || asked.pathname.startsWith(`${path}/`));
  return isHere ? asked.pathname.slice(path.length) : undefined;
}

/**
 * Returns the owner of a request's key, or undefined if the key is unknown. Without the option `keys`, any key is
 * accepted.
 */
function callerOf(
  table: ResourceTable,
  known: GivenMockOptions["keys"],
  operation: HandledOperation,
  key: string,
  received: Received,
): Caller | undefined {
  if (known === undefined) return anyCaller(table, operation, received);
  const found = Object.hasOwn(known, key) ? known[key] : undefined;
  if (found === undefined) return undefined;
  const { kind, tenant, scopes }: MockKey = typeof found === "string" ? { kind: found } : found;
  return { id: key, kind, tenant, addresses: [], scopes };
}

/**
 * Returns a caller with all permissions. Its kind is the first that the operation accepts, preferably one that is not
 * bound to a tenant.
 */
function anyCaller(
  { kinds, keys, tenant }: ResourceTable,
  operation: HandledOperation,
  { raw, query }: Received,
): Caller | undefined {
  const fits = (operation.keys ?? []).filter((id) => {
    const places = kinds[id]?.in;
    return (
      places === undefined ||
      places.some(
        (place) => keys[place] !== undefined && keysIn({ [place]: keys[place] }, raw.rawHeaders, query).length > 0,
      )
    );
  });
  const kind = fits.find((id) => kinds[id]?.scope === "global") ?? fits[0];
  const named =
    tenant === undefined
      ? undefined
      : [(query as Readonly<Record<string, string | readonly string[]>>)[tenant.name] ?? []].flat()[0];
  return kind === undefined
    ? undefined
    : { id: "any", kind, tenant: kinds[kind]?.scope === "tenant" ? named : undefined, addresses: [] };
}
