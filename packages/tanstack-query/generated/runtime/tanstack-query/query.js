import { keyPart } from "./key.js";
import { pageOptions, readOptions } from "./options.js";
const secret = /(token|password)$/;
/** Creates the options for the calls of a query service. */
export function createServiceQueries(service, client, { scope } = {}) {
    const { query, generate, ...groups } = client;
    const { generator, secrets = [] } = service;
    // False flags are not sent.
    const isLeftOut = (name, value) => value === false || value === null || secret.test(name) || secrets.includes(name);
    const keyOf = (call, ...parts) => {
        const shown = parts.map((part) => keyPart(part, isLeftOut) ?? {});
        return [service.name, call, ...shown, ...(scope === undefined ? [] : [{ scope }])];
    };
    /** Returns options that request one response at a time. `pageOf` extracts the page from a response. */
    const paged = (key, request, call, pageOf, nextOf) => pageOptions(key, true, async (signal, start) => pageOf(await query({ ...request, ...(start && { continue: start }) }, withSignal(call, signal))), nextOf);
    const itemsOf = (items) => (result) => ({ items: items(result), next: result["continue"] ?? null });
    const nextIn = ({ next }) => next;
    const ofItems = (group) => {
        const plain = (name, parameters, call) => readOptions(keyOf(group, { [name]: parameters }), true, (signal) => collected(groups[group](name, parameters, withSignal(call, signal))));
        const pages = (name, parameters, call) => paged(keyOf(group, { [name]: parameters }), { [group]: { [name]: parameters } }, call, itemsOf((result) => result[group][name]), nextIn);
        return service.continues ? { pages } : plain;
    };
    const ofFacts = (group) => (name, parameters, call) => readOptions(keyOf(group, { [name]: parameters }), true, (signal) => groups[group](name, parameters, withSignal(call, signal)));
    const generated = () => {
        const plain = (name, parameters, request = {}, call) => readOptions(keyOf("generate", { [name]: parameters }, request), true, (signal) => collected(generate(name, parameters, request, withSignal(call, signal))));
        const pages = (name, parameters, request = {}, call) => paged(keyOf("generate", { [name]: parameters }, request), { ...request, [generator]: { [name]: parameters } }, call, itemsOf((result) => result["pages"]), nextIn);
        return service.continues ? { pages } : plain;
    };
    const asked = (request, call) => readOptions(keyOf("query", request), true, (signal) => query(request, withSignal(call, signal)));
    const pages = (request, call) => paged(keyOf("query", request), request, call, (result) => result, (result) => result["continue"] ?? null);
    return {
        ...Object.fromEntries(service.items.map((group) => [group, ofItems(group)])),
        ...Object.fromEntries(service.facts.map((group) => [group, ofFacts(group)])),
        ...(generator !== undefined && { generate: generated() }),
        query: service.continues ? Object.assign(asked, { pages }) : asked,
    };
}
function withSignal(call, signal) {
    return { ...call, signal: call?.signal ? AbortSignal.any([call.signal, signal]) : signal };
}
async function collected(items) {
    const found = [];
    for await (const item of items)
        found.push(item);
    return found;
}
