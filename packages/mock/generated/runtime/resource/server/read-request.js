import { isOfType, isEncoded, isAmong, mediaTypeOf, valuesOf } from "../../http/server/messages.js";
import { InexactNumber, readJson } from "../../http/server/json.js";
import { refusal, ServiceError } from "./errors.js";
import { findingGround } from "./check-shape.js";
/** Decodes a request. `form` is its body if that is a form. Throws a `ServiceError` if the request is invalid. */
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
/** Returns the header fields of the request by their names in the spec. */
function fieldsOf(names, { headers }) {
    const found = names.map((name) => [name, headers[name.toLowerCase()]]);
    return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(", ")]])));
}
/** Parses a JSON body. Returns undefined if the body is empty and optional. */
function jsonOf({ refusals, mediaType }, { optionalBody, bodyJsonTypes = [mediaType] }, { body, headers }) {
    const isEmpty = !(body instanceof Uint8Array) || body.length === 0;
    if (isEmpty && optionalBody)
        return undefined;
    if (isEmpty)
        throw refusal(refusals.malformed, "there is no body: send a JSON object");
    refuseEncoded(refusals, headers);
    const given = [headers["content-type"]].flat()[0];
    if (!bodyJsonTypes.some((type) => isOfType(given, type))) {
        const but = given === undefined ? "and is missing" : `not ${JSON.stringify(given.slice(0, 100))}`;
        throw refusal(refusals.unsupportedMediaType, `Content-Type must be ${bodyJsonTypes.join(" or ")}, ${but}`);
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
/** Decodes a value. Throws a `ServiceError` with the findings. */
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
/** Reads a binary body. Returns undefined if the body is empty and optional. */
function readMedia({ refusals }, { mediaTypes = [], optionalBody }, { body, headers }) {
    const isEmpty = !(body instanceof Uint8Array) || body.length === 0;
    const contentType = [headers["content-type"]].flat()[0];
    if (isEmpty && optionalBody)
        return undefined;
    refuseEncoded(refusals, headers);
    const mediaType = mediaTypeOf(contentType);
    if (mediaType === undefined ||
        !isAmong(mediaTypes, mediaType) ||
        (mediaType.startsWith("text/") && !isOfType(contentType, mediaType))) {
        const but = contentType === undefined ? "and is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
        throw refusal(refusals.unsupportedMediaType, `Content-Type must be ${mediaTypes.join(" or ")}, ${but}`);
    }
    // A Buffer has a different JSON form than a Uint8Array.
    return { mediaType, bytes: isEmpty ? new Uint8Array() : new Uint8Array(body.buffer, body.byteOffset, body.length) };
}
const mediaTypes = { urlencoded: "application/x-www-form-urlencoded", multipart: "multipart/form-data" };
/**
 * The maximum number of parts, far more than in a form that a person filled in. Each part costs more than its bytes.
 */
const mostParts = 1000;
/**
 * Reads a form, or returns undefined if the operation does not accept one. The body has already been received within
 * its size limit.
 */
export async function readForm(service, operation, { positionOf }, request) {
    const { refusals } = service;
    if (operation.form === undefined)
        return undefined;
    const { kind, lists = [] } = operation.form;
    const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const contentType = [request.headers["content-type"]].flat()[0];
    refuseEncoded(refusals, request.headers);
    const wanted = mediaTypes[kind];
    if (mediaTypeOf(contentType) !== wanted || !isOfType(contentType, wanted)) {
        const but = contentType === undefined ? "and is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
        throw refusal(refusals.unsupportedMediaType, `Content-Type must be ${wanted}, ${but}`);
    }
    if (partsIn(positionOf, bytes, kind, contentType) > mostParts)
        throw refusal(refusals.tooLarge, `the form has more than ${mostParts} parts`);
    let pairs;
    try {
        pairs =
            kind === "urlencoded" ? new URLSearchParams(new TextDecoder().decode(bytes)) : await partsOf(bytes, contentType);
    }
    catch {
        throw refusal(refusals.malformed, `the body is not ${wanted}`);
    }
    return formValues(pairs, lists, refusals.invalid);
}
async function partsOf(bytes, contentType) {
    return new Response(bytes, { headers: { "content-type": contentType } }).formData();
}
/**
 * Returns an upper bound for the number of parts in a form without parsing it. Counting stops at one part above the
 * limit.
 */
function partsIn(positionOf, bytes, kind, contentType) {
    const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
    const separator = kind === "urlencoded" ? "&" : `--${boundary?.[1] ?? boundary?.[2] ?? ""}`;
    let count = 0;
    for (let at = positionOf(bytes, separator, 0); at >= 0 && count <= mostParts; at = positionOf(bytes, separator, at + separator.length))
        count++;
    return count;
}
/**
 * Returns the form values by name. Browsers send a file field without a selected file as an empty file without a name,
 * which is ignored.
 */
function formValues(pairs, lists, invalid) {
    const values = Object.create(null);
    for (const [name, given] of pairs) {
        if (given instanceof File && given.name === "" && given.size === 0)
            continue;
        const value = given instanceof File ? withPlainName(given) : given;
        if (lists.includes(name))
            values[name] = [values[name] ?? [], value].flat();
        else if (name in values)
            throw refusal(invalid, `${name} occurs more than once`, name);
        else
            values[name] = value;
    }
    return values;
}
/** Reduces a file name from the sender to its last segment, without control characters. */
function withPlainName(file) {
    const [last = ""] = file.name.split(/[/\\]/).slice(-1);
    const name = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
    return new File([file], /^\.*$/.test(name) ? "file" : name, { type: file.type });
}
/** Rejects a compressed body. */
function refuseEncoded({ unsupportedMediaType }, headers) {
    if (!isEncoded(headers["content-encoding"]))
        return;
    throw refusal(unsupportedMediaType, "Content-Encoding must be identity: send the body without encoding it", undefined, {
        "accept-encoding": "identity",
    });
}
/**
 * Returns the parameters of a query string, each with one value or a list. `conflict` is the first parameter that is
 * not a list but has several different values.
 */
export function parametersIn(query, { lists = [], separators = {} } = {}) {
    const all = Object.entries(query).map(([name, value]) => [name, [value].flat()]);
    const values = Object.create(null);
    for (const [name, given] of all) {
        const separator = Object.hasOwn(separators, name) ? separators[name] : undefined;
        const items = separator === undefined ? given : given.flatMap((one) => (one === "" ? [] : one.split(separator)));
        values[name] = lists.includes(name) ? items : (given[0] ?? "");
    }
    return { values, conflict: all.find(([name, given]) => !lists.includes(name) && new Set(given).size > 1)?.[0] };
}
/** Returns the value of a parameter that is not a list. */
export function textOf(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : value?.[0];
}
/** Returns the keys of a request from all places, without duplicates. */
export function keysIn(places, rawHeaders, query) {
    const { basic, bearer, cookie, header, query: parameter } = places;
    const credentials = (name, scheme) => name === undefined ? [] : valuesOf(rawHeaders, name).flatMap((value) => scheme.exec(value.trim())?.[1] ?? []);
    const [ofBearer, ofBasic] = [credentials(bearer, /^bearer +(.*)$/i), credentials(basic, /^basic +(.*)$/i)];
    // `Authorization` may also be configured as the header field of a key.
    const isTaken = header?.toLowerCase() === "authorization" && ofBearer.length + ofBasic.length > 0;
    const found = [
        ...(header === undefined || isTaken ? [] : valuesOf(rawHeaders, header)),
        ...ofBearer,
        ...ofBasic.flatMap(decodedBasic),
        ...(cookie === undefined ? [] : valuesOf(rawHeaders, "cookie").flatMap((value) => cookiesIn(value, cookie))),
        ...(parameter === undefined ? [] : [query[parameter] ?? []].flat()),
    ];
    return [...new Set(found.map((key) => key.trim()).filter((key) => key !== ""))];
}
/** Decodes Base64 credentials of the form `user:password`. */
function decodedBasic(credentials) {
    try {
        const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
        return [new TextDecoder(undefined, { fatal: true }).decode(bytes)];
    }
    catch {
        return [];
    }
}
function cookiesIn(header, name) {
    return header.split(";").flatMap((pair) => {
        const [key, ...value] = pair.trim().split("=");
        return key === name ? [value.join("=").replace(/^"(.*)"$/, "$1")] : [];
    });
}
