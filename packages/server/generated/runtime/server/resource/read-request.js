import { isOfType } from "../http/headers.js";
import { readJson } from "../http/json.js";
import { ServiceError } from "./error.js";
/** Reads a request. What is wrong with it is a `ServiceError`. */
export function readRequest(service, { operation, path }, query, request) {
    const json = operation.body && jsonOf(service, operation, request);
    return {
        parameters: operation.parameters && decoded(operation.parameters, { ...query, ...path }),
        headers: operation.headers && decoded(operation.headers.decode, fieldsOf(operation.headers.names, request)),
        body: operation.body && json && decoded(operation.body, json.value),
    };
}
/** The header fields that are there, by the names of the spec. */
function fieldsOf(names, { headers }) {
    const found = names.map((name) => [name, headers[name.toLowerCase()]]);
    return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(", ")]])));
}
/** The JSON of a body; undefined where there is none, and none is needed. */
function jsonOf({ refusals, mediaType }, { optionalBody }, { body, headers }) {
    const isEmpty = !(body instanceof Uint8Array) || body.length === 0;
    if (isEmpty && optionalBody)
        return undefined;
    if (isEmpty)
        throw new ServiceError(refusals.malformed);
    if (!isOfType([headers["content-type"]].flat()[0], mediaType))
        throw new ServiceError(refusals.otherMediaType);
    try {
        return { value: readJson(body) };
    }
    catch {
        throw new ServiceError(refusals.malformed);
    }
}
/** What a reader makes of a value; what it finds is a `ServiceError`. */
export function decoded(decode, value) {
    const result = decode(value, { unknownFields: "ignore", strict: true });
    if (result.errors === undefined)
        return result.value;
    const [first] = result.errors;
    if (first === undefined)
        throw new TypeError("A decoder refuses a value without an error.");
    throw new ServiceError(first.code, { findings: result.errors });
}
