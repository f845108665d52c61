import { escaped } from "../common/escaped.js";
import { ServiceError } from "../server/resource/error.js";
import { inMemoryIdempotency } from "../server/resource/in-memory-idempotency.js";
import { operationsOf, withHandlers } from "../server/resource/operations.js";
import { optionsWithDefaults } from "../server/resource/option-defaults.js";
import { withDefaults } from "../server/resource/service.js";
import { callerOf } from "./caller-of.js";
import { checkData } from "./check-data.js";
import { mockEnvironment } from "./environment.js";
import { storedHandlers } from "./handlers.js";
import { overrideAnswer } from "./override-answer.js";
import { eachOperation } from "./overrides.js";
import { answerResource } from "./resource-answer.js";
import { pathBelow, baseAddressOf } from "./base-address.js";
import { createStore } from "./store.js";
/** Makes the mock of a service. */
export function createResourceMock(table, mockTable, checkAnswer, given = {}) {
    const { seed = 0, count = 3, baseUrl, checkAnswers = true, onError = (error) => console.error(error) } = given;
    checkData(mockTable, given);
    const root = baseAddressOf(baseUrl, table.base);
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
            throw new TypeError(`The request is not to the address of the mock: ${request.url} is not below ${root.shown}`);
        return answer(request, path, (operation, received) => ({
            ...options,
            authenticate: async (key) => callerOf(table, given.keys, operation, key, received),
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
        return eachOperation(mockTable.resources, (collection, name) => {
            const full = `${collection}.${name}`;
            const stored = handlers[collection][name];
            const operation = mockTable.resources[collection].operations[name];
            return (request, unit) => {
                const own = unit.own;
                const kept = overrides.get(full);
                const handler = own?.operation === full ? own.handler : kept?.handler;
                if (handler === undefined)
                    return stored(request, unit);
                if (own?.operation !== full && kept?.once)
                    overrides.delete(full);
                return overrideAnswer({ name: full, operation, handler, checkAnswer: checkAnswers ? checkAnswer : undefined }, request);
            };
        });
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
                const patterns = paths.map((path) => path
                    .split(/\{[^{}]+\}/)
                    .map(escaped)
                    .join("[^/]+"));
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
