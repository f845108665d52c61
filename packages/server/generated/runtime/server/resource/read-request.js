import { isOfType } from "../http/headers.js";
import { InexactNumber, readJson } from "../http/json.js";
import { refusal, ServiceError } from "./error.js";
import { findingGround } from "./finding-ground.js";
import { readMedia } from "./read-media.js";
import { refuseEncoded } from "./refuse-encoded.js";
/** Reads a request, whose body `form` holds where it is a form. What is wrong with it is a `ServiceError`. */
export function readRequest(service, { operation, path }, query, request, form) {
    const { parameters, headers, grounds = {} } = operation;
    const shapes = service.shapes?.[operation.collection] ?? {};
    return {
        parameters: parameters && decoded(parameters, { ...query, ...path }, { grounds: grounds.parameters, form: "texts", shapes }),
        body: bodyOf(service, operation, request, form, { grounds: grounds.body, shapes }),
        headers: headers &&
            decoded(headers.decode, fieldsOf(headers.names, request), { grounds: grounds.headers, form: "texts", shapes }),
    };
}
function bodyOf(service, operation, request, form, input) {
    const { body, mediaTypes } = operation;
    if (mediaTypes !== undefined)
        return readMedia(service, operation, request);
    if (body === undefined)
        return undefined;
    if (form !== undefined)
        return decoded(body, form, { ...input, form: "form", unknownFields: service.unknownFields });
    const json = jsonOf(service, operation, request);
    return json && decoded(body, json.value, { ...input, form: "json", unknownFields: service.unknownFields });
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
        throw refusal(refusals.malformed, "there is no body: send a JSON object");
    refuseEncoded(refusals, headers);
    const given = [headers["content-type"]].flat()[0];
    if (!isOfType(given, mediaType)) {
        const but = given === undefined ? "and is missing" : `not ${JSON.stringify(given.slice(0, 100))}`;
        throw refusal(refusals.otherMediaType, `Content-Type must be ${mediaType}, ${but}`);
    }
    try {
        return { value: readJson(body) };
    }
    catch (error) {
        if (error instanceof InexactNumber)
            throw inexactNumber(refusals.invalid, error);
        throw refusal(refusals.malformed, "the body is not valid JSON, or has a duplicate key");
    }
}
function inexactNumber(code, { token, path }) {
    const [received, wireName] = [shortened(token), shortened(path.join("."))];
    const expected = `a number from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}, or text`;
    const message = `${code}: ${wireName || "the body"} must be ${expected}, not ${received}`;
    return new ServiceError(code, {
        findings: [{ code, message, path, wireName: wireName || undefined, received, expected }],
    });
}
function shortened(text) {
    return text.length <= 100 ? text : `${text.slice(0, 99)}…`;
}
/** What a reader makes of a value; what it finds is a `ServiceError`. */
export function decoded(decode, value, { grounds = {}, form, shapes, unknownFields }) {
    const result = decode(value, { strict: true, all: true, unknownFields: form === "texts" ? "ignore" : unknownFields });
    if (result.errors === undefined)
        return result.value;
    const [first] = result.errors;
    if (first === undefined)
        throw new TypeError("A decoder refused a value without an error.");
    const findings = result.errors.map((finding) => {
        const { code, message, path, wireName, received, expected, rule } = finding;
        return {
            code,
            message,
            path,
            wireName,
            received,
            expected,
            rule,
            ground: findingGround(grounds, finding, value, form, shapes),
        };
    });
    throw new ServiceError(first.code, { findings });
}
