import { isOfType } from "../http/headers.js";
import { refusal } from "./error.js";
import { mediaTypeOf } from "./media.js";
import { refuseEncoded } from "./refuse-encoded.js";
const mediaTypes = { urlencoded: "application/x-www-form-urlencoded", multipart: "multipart/form-data" };
/** More parts than a form has that a person filled in: each costs more than its bytes. */
const mostParts = 1000;
/**
 * Reads a form; undefined where the operation takes none. It has been received as a whole, within the bound that it
 * has.
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
        throw refusal(refusals.otherMediaType, `Content-Type must be ${wanted}, ${but}`);
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
    return valuesOf(pairs, lists, refusals.invalid);
}
async function partsOf(bytes, contentType) {
    return new Response(bytes, { headers: { "content-type": contentType } }).formData();
}
/** How many parts a form may have, without reading it; no more than one too many are counted. */
function partsIn(positionOf, bytes, kind, contentType) {
    const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
    const separator = kind === "urlencoded" ? "&" : `--${boundary?.[1] ?? boundary?.[2] ?? ""}`;
    let count = 0;
    for (let at = positionOf(bytes, separator, 0); at >= 0 && count <= mostParts; at = positionOf(bytes, separator, at + separator.length))
        count++;
    return count;
}
/** A browser sends a field for files in which none was chosen as a file without a name and without bytes. */
function valuesOf(pairs, lists, invalid) {
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
/** What a sender calls a file is no path, and has no characters that do something. */
function withPlainName(file) {
    const [last = ""] = file.name.split(/[/\\]/).slice(-1);
    const name = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
    return new File([file], /^\.*$/.test(name) ? "file" : name, { type: file.type });
}
