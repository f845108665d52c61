import { isObject } from "../core/values.js";
import { nextPage } from "../resource/client/page.js";
import { bytesForm, bytesOf } from "./response.js";
import { faultOf, refused, unknownArgument } from "./describe.js";
/** Checks the arguments of an operation and calls it. */
export async function callOperation({ name, call, ...request }) {
    const given = argumentsOf(call, { ...request.arguments, ...request.further }, request.options);
    const faults = [...given.faults, ...(await faultsOf(call, given))];
    if (faults.length > 0)
        return refused(name, faults);
    const [group, operation] = call.path;
    const send = request.client[group][operation];
    const seen = { headers: undefined, told: undefined };
    const result = await send(...lastArguments(call, given, request.signal, seen));
    return {
        value: call.answersBytes ? bytesWithin(result) : result,
        further: furtherOf(send, given.query, result, seen),
        notes: headerNotes(seen),
    };
}
function argumentsOf({ ids, tenant, body, headers }, all, options) {
    const others = new Set([body?.name, headers]);
    const plain = Object.entries(all).filter(([name, value]) => !others.has(name) && value !== undefined);
    const ofTenant = tenant !== undefined && all[tenant] === undefined && options["tenant"] !== undefined
        ? { [tenant]: options["tenant"] }
        : {};
    const parameters = { ...ofTenant, ...Object.fromEntries(plain) };
    const query = Object.fromEntries(Object.entries(parameters).filter(([name]) => !ids.includes(name) && name !== tenant));
    const givenHeaders = headers === undefined ? undefined : all[headers];
    const isWrong = givenHeaders !== undefined && !isObject(givenHeaders);
    const { value, faults } = bodyOf(body, body && all[body.name]);
    return {
        parameters,
        query,
        body: value,
        headers: isObject(givenHeaders) ? givenHeaders : undefined,
        faults: [
            ...faults,
            ...(isWrong
                ? [
                    {
                        code: "invalid",
                        place: headers,
                        expected: "an object of header fields",
                        message: "Header fields must be an object.",
                    },
                ]
                : []),
        ],
    };
}
/** Converts the body to the form that the client accepts: bytes and files are created from strings. */
function bodyOf(body, given) {
    const wrong = (place) => ({
        code: "invalid",
        place,
        expected: bytesForm,
        message: "Bytes must be text or base64.",
    });
    if (body?.bytes !== undefined) {
        if (given === undefined && body.optional)
            return { value: undefined, faults: [] };
        const bytes = bytesOf(given, body.bytes);
        return { value: bytes, faults: bytes === undefined ? [wrong(body.name)] : [] };
    }
    if (body?.files === undefined || !isObject(given))
        return { value: given, faults: [] };
    const faults = [];
    const made = Object.entries(given).map(([field, value]) => {
        const types = Object.hasOwn(body.files, field) ? body.files[field] : undefined;
        if (types === undefined)
            return [field, value];
        const blobs = [value].flat().map((one) => bytesOf(one, types));
        if (blobs.includes(undefined))
            faults.push(wrong(`${body.name}.${field}`));
        return [field, Array.isArray(value) ? blobs : blobs[0]];
    });
    return { value: Object.fromEntries(made), faults };
}
/** Validates the arguments. An operation without a validator for its parameters accepts no arguments. */
async function faultsOf(call, given) {
    const { body, headers } = call;
    const { decode, decodeParameters, decodeHeaders } = (await call.validators?.()) ?? {};
    const isLeftOut = given.body === undefined && body?.optional;
    return [
        ...(decodeParameters === undefined
            ? unknownOf(given.parameters, [body?.name, headers])
            : found(decodeParameters, given.parameters, "")),
        ...(body === undefined || body.bytes !== undefined || isLeftOut || decode === undefined
            ? []
            : found(decode, given.body, body.name)),
        ...(headers === undefined || decodeHeaders === undefined ? [] : found(decodeHeaders, given.headers ?? {}, headers)),
    ];
}
function found(decode, value, within) {
    return (decode(value, { all: true }).errors ?? []).map((finding) => faultOf(finding, [within, finding.wireName]));
}
function unknownOf(parameters, known) {
    return Object.keys(parameters).map((name) => unknownArgument(name, known.filter((one) => one !== undefined)));
}
function lastArguments({ ids, tenant, body, repeatable }, given, signal, seen) {
    const own = {
        signal,
        query: given.query,
        ...(tenant !== undefined && { tenant: given.parameters[tenant] }),
        ...(given.headers && { headers: given.headers }),
        ...(repeatable && !hasHeaders(given) && { idempotencyKey: true }),
        onResponse: (response) => void (seen.headers = response.headers),
        onAnswer: ({ headers }) => void (seen.told = headers),
    };
    return [...ids.map((id) => given.parameters[id]), ...(body === undefined ? [] : [given.body]), own];
}
/** Reports whether the caller set headers, which may include an idempotency key. */
function hasHeaders({ headers }) {
    return Object.keys(headers ?? {}).length > 0;
}
/** Returns the bytes of a result. If an operation has several responses, they are in an object next to its status. */
function bytesWithin(result) {
    return isObject(result) && result["data"] instanceof Response ? result["data"] : result;
}
/** Returns the parameters of the next page, or undefined if the list does not state its continuation. */
function furtherOf({ pages, answerHeaders = {} }, query, answer, { headers }) {
    if (pages === undefined)
        return undefined;
    const member = pages.page?.[0];
    const items = member === undefined ? answer : answer?.[member];
    if (!Array.isArray(items))
        return undefined;
    const isLinked = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
    try {
        return nextPage(pages, query, { answer, items, link: headers?.get("link") ?? null, isLinked })?.query;
    }
    catch {
        return undefined;
    }
}
/** Returns a note with the documented headers, except `Link`, because the continuation is reported separately. */
function headerNotes({ told = {} }) {
    const shown = Object.entries(told).filter(([name, value]) => value !== undefined && !/^link$/i.test(name));
    return shown.length === 0 ? [] : [`Header fields of the response: ${JSON.stringify(Object.fromEntries(shown))}`];
}
