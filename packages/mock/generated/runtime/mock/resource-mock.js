import { misfits } from "../samples/misfits.js";
import { inMemoryIdempotency } from "../server/resource/in-memory-idempotency.js";
import { operationsOf, withHandlers } from "../server/resource/operations.js";
import { optionsWithDefaults } from "../server/resource/option-defaults.js";
import { withDefaults } from "../server/resource/service.js";
import { keysIn } from "../server/resource/query-string.js";
import { mockEnvironment } from "./environment.js";
import { ServiceError } from "../server/resource/error.js";
import { storedHandlers } from "./handlers.js";
import { eachOperation } from "./overrides.js";
import { GivenResponse } from "./given-response.js";
import { answerResource, MockError } from "./resource-answer.js";
import { createStore } from "./store.js";
/** Makes the mock of a service. */
export function createResourceMock(table, mockTable, checkAnswer, given = {}) {
    const { seed = 0, count = 3, baseUrl, checkAnswers = true, onError = (error) => console.error(error) } = given;
    checkData(mockTable, given);
    const root = rootOf(baseUrl, table.base);
    const service = withDefaults(table);
    let stores = newStores();
    let idempotency = inMemoryIdempotency();
    const overrides = new Map();
    const operations = withHandlers(operationsOf(table), overridable(storedHandlers(mockTable, () => stores, root.prefix)));
    const answer = answerResource(service, operations, onError);
    const options = optionsWithDefaults(operations, { authenticate: async () => undefined, findTenant: tenantOf }, mockEnvironment);
    const answerRequest = (request, own) => {
        const path = pathBelow(root, request.url);
        if (path === undefined)
            throw new TypeError(`The mock is not asked at its address: ${request.url} is not below ${root.shown}`);
        return answer(request, path, (operation, received) => ({
            ...options,
            authenticate: async (key) => callerOf(operation, key, received),
            read: (work) => idempotency.read((unit) => work({ ...unit, own })),
            write: (work) => idempotency.write((unit) => work({ ...unit, own })),
        }));
    };
    function newStores() {
        return Object.fromEntries(Object.entries(mockTable.resources).map(([collection, { object, id }]) => {
            const store = createStore(object, id, seed * 100);
            const none = object === undefined ? 0 : count;
            for (const values of given.data?.[collection] ?? Array.from({ length: none }, () => ({})))
                store.add({ values });
            return [collection, store];
        }));
    }
    function overridable(handlers) {
        return Object.fromEntries(Object.entries(handlers).map(([collection, all]) => [
            collection,
            Object.fromEntries(Object.entries(all).map(([name, stored]) => {
                const full = `${collection}.${name}`;
                const key = mockTable.resources[collection].operations[name];
                return [name, (request, unit) => {
                        const own = unit.own;
                        const kept = overrides.get(full);
                        const handler = own?.operation === full ? own.handler : kept?.handler;
                        if (handler === undefined)
                            return stored(request, unit);
                        if (own?.operation !== full && kept?.once)
                            overrides.delete(full);
                        return overridden(full, key, handler, request);
                    }];
            })),
        ]));
    }
    /** What an override answers, compared with the spec. */
    async function overridden(name, { key, answers }, handler, request) {
        const value = await handler(request, {});
        if (value instanceof Response)
            throw new GivenResponse(value);
        if (!checkAnswers)
            return value;
        const [status, data] = answers.length === 1 ? [answers[0].status, value] : [value.status, value.data];
        const own = answers.find((one) => one.status === status);
        if (own?.type === undefined)
            return value;
        // Compared as it is sent.
        const text = JSON.stringify(data);
        const found = checkAnswer(answers.length === 1 ? key : `${key} ${status}`, text === undefined ? undefined : JSON.parse(text));
        if (found.length === 0)
            return value;
        const told = found.slice(0, 5).map(({ wireName, expected = "another value", received }) => `${wireName || "the answer"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`);
        throw new MockError(`The override of ${name} does not answer as the spec says: ${told.join("; ")}. Change it, or set checkAnswers to false.`);
    }
    function callerOf(operation, key, received) {
        if (given.keys === undefined)
            return anyCaller(table, operation, received);
        if (!Object.hasOwn(given.keys, key))
            return undefined;
        const known = given.keys[key];
        const { kind, tenant, scopes } = typeof known === "string" ? { kind: known } : known;
        return { id: key, kind, tenant, addresses: [], scopes };
    }
    async function tenantOf(name) {
        return given.tenants === undefined || given.tenants.includes(name) ? { id: name } : undefined;
    }
    return {
        fetch: async (input, init) => answerRequest(new Request(input, init)),
        reset: () => {
            stores = newStores();
            idempotency = inMemoryIdempotency();
            overrides.clear();
        },
        override: eachOperation(table.resources, (collection, name) => (handler, { once = false } = {}) => {
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
                const { method, paths } = operations.find((one) => one.name === `${collection}.${name}`);
                const patterns = paths.map((path) => path.split(/\{[^{}]+\}/).map(escaped).join("[^/]+"));
                return { method, addresses: new RegExp(`^${root.pattern}(?:${patterns.join("|")})$`) };
            },
        },
    };
}
/** A handler that answers with an error of the service. */
export function errorAnswer(code) {
    return () => {
        throw new ServiceError(code);
    };
}
/** A key that may do anything: of the first kind that the operation takes, preferring one that is not bound to a tenant. */
function anyCaller({ kinds, keys, tenant }, operation, { raw, query }) {
    const fits = (operation.keys ?? []).filter((id) => {
        const places = kinds[id]?.in;
        return places === undefined || places.some((place) => keys[place] !== undefined && keysIn({ [place]: keys[place] }, raw.rawHeaders, query).length > 0);
    });
    const kind = fits.find((id) => kinds[id]?.scope === "global") ?? fits[0];
    const named = tenant === undefined ? undefined : [query[tenant.name] ?? []].flat()[0];
    return kind === undefined ? undefined : { id: "any", kind, tenant: kinds[kind]?.scope === "tenant" ? named : undefined, addresses: [] };
}
/** The base may be given with the service's own path or without, as to its client. */
function rootOf(baseUrl, base) {
    if (baseUrl === undefined)
        return { prefix: base, pattern: `[a-z]+://[^/]+${escaped(base)}`, origin: undefined, path: base, shown: `${base || "/"} of any host` };
    const { origin, pathname } = new URL(baseUrl);
    const given = pathname.replace(/\/+$/, "");
    const path = given.endsWith(base) ? given : given + base;
    return { prefix: origin + path, pattern: escaped(origin + path), origin, path, shown: origin + path };
}
function pathBelow({ origin, path }, url) {
    const asked = new URL(url);
    const isHere = (origin === undefined || asked.origin === origin) && (asked.pathname === path || asked.pathname.startsWith(`${path}/`));
    return isHere ? asked.pathname.slice(path.length) : undefined;
}
function escaped(text) {
    return text.replace(/[^\w/-]/g, "\\$&");
}
/** Data that are not as the spec says are an error at once. */
function checkData({ resources }, { data = {} }) {
    for (const [collection, objects = []] of Object.entries(data)) {
        const object = Object.hasOwn(resources, collection) ? resources[collection].object : undefined;
        if (object === undefined)
            throw new TypeError(`The option data has ${collection}, of which nothing is stored: it takes ${Object.keys(resources).filter((one) => resources[one].object).join(", ")}.`);
        const [wrong] = misfits({ kind: "list", items: { kind: "shape", shape: () => object } }, objects, `data.${collection}`, true);
        if (wrong !== undefined)
            throw new TypeError(`The option ${wrong.place} takes ${wrong.expected}.`);
    }
}
