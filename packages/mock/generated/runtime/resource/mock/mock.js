import { escaped } from "../../core/values.js";
import { ServiceError, StatusError } from "../server/errors.js";
import { optionsWithDefaults, } from "../server/handlers.js";
import { inMemoryIdempotency } from "../server/idempotency.js";
import { operationsOf, withHandlers, withDefaults } from "../server/service.js";
import { storedHandlers } from "./handlers.js";
import { overrideAnswer } from "./override-response.js";
import { eachOperation } from "./overrides.js";
import { answerResource } from "./response.js";
import { createStore } from "./store.js";
import { canonical, conflictIn } from "../../core/samples/canonical.js";
import { misfits } from "../../core/samples/misfits.js";
import { keysIn } from "../server/read-request.js";
export function createResourceMock(table, mockTable, checkResponse, given = {}) {
    const { seed = 0, count = 3, baseUrl, checkAnswers = true, onError = (error) => console.error(error) } = given;
    checkData(mockTable, given);
    const root = baseAddressOf(baseUrl, table.base);
    const service = withDefaults(table);
    let stores = newStores();
    let idempotency = inMemoryIdempotency();
    const overrides = new Map();
    const operations = withHandlers(operationsOf(table), overridable(storedHandlers(mockTable, () => stores, root.prefix)));
    const respond = answerResource(service, operations, onError);
    const options = optionsWithDefaults(operations, { authenticate: async () => undefined, findTenant: tenantOf }, mockEnvironment);
    const responseRequest = (request, own) => {
        const path = pathBelow(root, request.url);
        if (path === undefined)
            throw new TypeError(`The request is not to the address of the mock: ${request.url} is not below ${root.shown}`);
        return respond(request, path, (operation, received) => ({
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
                return overrideAnswer({ name: full, operation, handler, checkAnswer: checkAnswers ? checkResponse : undefined }, request);
            };
        });
    }
    async function tenantOf(name) {
        return given.tenants === undefined || given.tenants.includes(name) ? { id: name } : undefined;
    }
    return {
        fetch: async (input, init) => responseRequest(new Request(input, init)),
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
            answer: responseRequest,
            requestsOf: (collection, name) => {
                const { method, paths } = operations.find((one) => one.name === `${collection}.${name}`);
                const patterns = paths.map((path) => path
                    .split("#")[0]
                    .split(/\{[^{}]+\}/)
                    .map(escaped)
                    .join("[^/]+"));
                return { method, addresses: new RegExp(`^${root.pattern}(?:${patterns.join("|")})$`) };
            },
        },
    };
}
/** Returns a handler that throws an error of the service: a code, or a status with a body. */
export function errorAnswer(code, body) {
    return () => {
        throw typeof code === "number" ? new StatusError(code, body) : new ServiceError(code);
    };
}
/** Replacements for Node's hash and network functions. They are suitable for tests, but not for secrets. */
const mockEnvironment = {
    etagOf: (text) => `"${digest(text)}"`,
    digest,
    isAllowed: (allowed, address) => allowed.length === 0 || allowed.includes(address),
    positionOf,
};
/** Returns two 32-bit checksums in hexadecimal notation. */
function digest(data) {
    const codeAt = typeof data === "string" ? (index) => data.charCodeAt(index) : (index) => data[index];
    let [first, second] = [0x811c9dc5, 0x9747b28c];
    for (let index = 0; index < data.length; index++) {
        first = Math.imul(first ^ codeAt(index), 0x01000193) >>> 0;
        second = Math.imul(second ^ codeAt(index), 0x85ebca6b) >>> 0;
        second = ((second << 13) | (second >>> 19)) >>> 0;
    }
    return [first, second].map((one) => one.toString(16).padStart(8, "0")).join("");
}
function positionOf(bytes, text, from) {
    const codes = [...text].map((character) => character.charCodeAt(0));
    for (let at = bytes.indexOf(codes[0] ?? 0, from); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
        if (codes.every((code, index) => bytes[at + index] === code))
            return at;
    }
    return -1;
}
/** Throws a `TypeError` if the data is invalid. */
function checkData({ resources }, { data = {} }) {
    for (const [collection, objects = []] of Object.entries(data)) {
        const object = Object.hasOwn(resources, collection) ? resources[collection].object : undefined;
        if (object === undefined) {
            const stored = Object.entries(resources).flatMap(([name, one]) => (one.object === undefined ? [] : [name]));
            throw new TypeError(`The option data contains ${collection}, which the mock does not store. Known: ${stored.join(", ")}.`);
        }
        for (const [index, one] of objects.entries()) {
            const [name, other] = conflictIn(object, one) ?? [];
            if (name !== undefined)
                throw new TypeError(`The option data.${collection}.${index} has different values in ${name} and ${other}, which are the same member: pass only one of them.`);
        }
        const [wrong] = misfits({ kind: "list", items: { kind: "shape", shape: () => object } }, objects.map((one) => canonical(object, one)), `data.${collection}`, true);
        if (wrong !== undefined)
            throw new TypeError(`The option ${wrong.place} ${wrong.says}.`);
    }
}
/** Returns the base address of the mock. As for the client, `baseUrl` may include the service's own path. */
function baseAddressOf(baseUrl, base) {
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
function pathBelow({ origin, path }, url) {
    const asked = new URL(url);
    const isHere = (origin === undefined || asked.origin === origin) &&
        (asked.pathname === path || asked.pathname.startsWith(`${path}/`));
    return isHere ? asked.pathname.slice(path.length) : undefined;
}
/**
 * Returns the owner of a request's key, or undefined if the key is unknown. Without the option `keys`, any key is
 * accepted.
 */
function callerOf(table, known, operation, key, received) {
    if (known === undefined)
        return anyCaller(table, operation, received);
    const found = Object.hasOwn(known, key) ? known[key] : undefined;
    if (found === undefined)
        return undefined;
    const { kind, tenant, scopes } = typeof found === "string" ? { kind: found } : found;
    return { id: key, kind, tenant, addresses: [], scopes };
}
/**
 * Returns a caller with all permissions. Its kind is the first that the operation accepts, preferably one that is not
 * bound to a tenant.
 */
function anyCaller({ kinds, keys, tenant }, operation, { raw, query }) {
    const fits = (operation.keys ?? []).filter((id) => {
        const places = kinds[id]?.in;
        return (places === undefined ||
            places.some((place) => keys[place] !== undefined && keysIn({ [place]: keys[place] }, raw.rawHeaders, query).length > 0));
    });
    const kind = fits.find((id) => kinds[id]?.scope === "global") ?? fits[0];
    const named = tenant === undefined
        ? undefined
        : [query[tenant.name] ?? []].flat()[0];
    return kind === undefined
        ? undefined
        : { id: "any", kind, tenant: kinds[kind]?.scope === "tenant" ? named : undefined, addresses: [] };
}
