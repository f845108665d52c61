import { given, keyPart } from "./key.js";
export function callOf(entry, operation, arguments_) {
    const { path = [], body } = entry;
    const count = path.length + (body ? 1 : 0);
    const before = Array.from({ length: count }, (_, index) => arguments_[index]);
    const own = (arguments_[count] ?? {});
    return { ids: before.slice(0, path.length), before, own, tenant: own.tenant ?? operation.defaults?.tenant };
}
/** Adds the signal of a query to the arguments, in addition to the call's own signal. */
export function withSignal({ before, own }, signal) {
    return [...before, { ...own, signal: own.signal ? AbortSignal.any([own.signal, signal]) : signal }];
}
/** Returns the part of the key that distinguishes calls of one operation. */
export function argumentsKey(entry, operation, call, { scope }) {
    const { path = [], body, headers = [], secrets = [], tenant } = entry;
    const { ids, before, own } = call;
    const wanted = new Map(Object.entries(own.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
    return {
        ...given({
            path: pathKey(path, ids),
            body: body ? keyPart(before.at(-1), (name) => secrets.includes(name)) : undefined,
            query: keyPart(own.query),
            headers: keyPart(Object.fromEntries(headers.map((name) => [name, wanted.get(name.toLowerCase())]))),
            shared: own.shared || undefined,
            answers: operation.defaults?.answers === "raw" ? "raw" : undefined,
            scope,
        }),
        ...(tenant && { tenant: call.tenant ?? null }),
    };
}
/** Returns the ids as strings, as they appear in a path. */
export function pathKey(names, ids) {
    return Object.fromEntries(names.map((name, index) => [name, ids[index] === undefined ? null : String(ids[index])]));
}
