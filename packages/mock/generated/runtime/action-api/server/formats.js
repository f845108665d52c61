import { scriptOf } from "./callback.js";
import { escaped } from "./format-message.js";
import { inVersion1 } from "./format-version-1.js";
import { page } from "./html.js";
import { jsonText } from "./json.js";
import { phpText } from "./php.js";
import { messageText } from "./message-texts.js";
import { xmlText } from "./xml.js";
const json = {
    type: "application/json; charset=utf-8",
    file: "api-result.json",
    parameters: ["callback", "utf8", "ascii", "formatversion"],
    print: (body, format, forms) => {
        const text = jsonText(inVersion(body, format, forms), format);
        return format.callback === undefined ? text : scriptOf(format.callback, text);
    },
};
const php = {
    type: "application/vnd.php.serialized; charset=utf-8",
    file: "api-result.php",
    parameters: ["formatversion"],
    print: (body, format, forms) => phpText(inVersion(body, format, forms)),
};
const xml = {
    type: "text/xml; charset=utf-8",
    file: "api-result.xml",
    parameters: ["xslt", "includexmlnamespace"],
    print: (body, { xmlNamespace: withNamespace, indent }, forms) => xmlText(body, { forms, withNamespace, lines: indent !== undefined }),
};
const none = { type: "text/plain; charset=utf-8", file: "api-result.txt", parameters: [], print: () => "" };
/** JSON as it is inside, for people alone. */
const raw = { ...json, parameters: [], print: (body, format) => jsonText(body, format) };
const script = { type: "text/javascript; charset=utf-8", file: "api-result.js" };
const pageType = { type: "text/html; charset=UTF-8", file: "api-result.html" };
const wrappedType = { type: "text/mediawiki-api-prettyprint-wrapped; charset=utf-8", file: "api-result-wrapped.json" };
/** What every page may hang on. */
const pageVary = "Accept-Encoding, Cookie";
/** The formats of answers, and whether each is a page. */
const formats = new Map([
    ["json", [json, false]],
    ["jsonfm", [json, true]],
    ["none", [none, false]],
    ["php", [php, false]],
    ["phpfm", [php, true]],
    ["rawfm", [raw, true]],
    ["xml", [xml, false]],
    ["xmlfm", [xml, true]],
]);
export const formatNames = [...formats.keys()];
/** The parameter of all pages that puts them into JSON. */
const wrapping = "wrappedhtml";
/** The parameters that some format takes, and that not all take. */
export const formatParameters = new Set([
    wrapping,
    ...[...formats.values()].flatMap(([{ parameters }]) => parameters),
]);
/** Of those, the ones that this format takes. */
export function parametersOfFormat(name) {
    const [{ parameters }, isPage] = formatNamed(name);
    return isPage ? [wrapping, ...parameters] : parameters;
}
/** Whether the format knows two versions; one that does not is the first. */
export function hasVersions(name) {
    return formatNamed(name)[0].parameters.includes("formatversion");
}
/** Whether answers are pages for people. */
export function isPageFormat(name) {
    return formatNamed(name)[1];
}
/** What a format says of its own parameters: no page with a stylesheet is trusted here. */
export function formatWarnings(name, given) {
    if (!given.has("xslt") || !parametersOfFormat(name).includes("xslt"))
        return [];
    return [
        {
            ...messageText("apiwarn-xslt-disabled", "The xslt option is disabled on this wiki."),
            code: "xslt-disabled",
            module: name,
        },
    ];
}
export function isFormat(name) {
    return formats.has(name);
}
/** An answer that says that its format is none is a page. */
function formatNamed(name) {
    return formats.get(name) ?? [json, true];
}
/** Fields of every answer of a module: no other site shows it in a frame. */
const ownHeaders = {
    "cache-control": "private, must-revalidate, max-age=0",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
};
export function printed(body, format, forms, status, headers = {}) {
    const [{ type, file, print }, isPage] = formatNamed(format.format);
    if (!isPage)
        return inline(format.callback === undefined ? { type, file } : script, status, print(body, format, forms), headers);
    const text = `<pre>${escaped(print(body, { ...format, indent: 4 }, forms))}</pre>`;
    if (!format.wrapped)
        return inline(pageType, status, page("Answer", text), { vary: pageVary, ...headers });
    const { continue: next = null } = body;
    const wrapper = {
        status,
        statustext: statusTexts[status] ?? "",
        html: text,
        modules: [],
        continue: next,
        time: format.elapsed(),
    };
    return inline(wrappedType, status, jsonText(wrapper, { ascii: false }), headers);
}
const statusTexts = {
    200: "OK",
    405: "Method Not Allowed",
    500: "Internal Server Error",
    501: "Not Implemented",
};
function inVersion(body, { version }, forms) {
    return version === "1" ? inVersion1(body, forms) : body;
}
/** The XML of an export, by itself. */
export function exported(text, headers) {
    return inline({ type: xml.type, file: "export.xml" }, 200, text, headers);
}
/** A page of help, which is the same for everybody. */
export function helpPage(text) {
    return inline({ type: "text/html; charset=utf-8", file: "api-help.html" }, 200, text, { vary: pageVary });
}
/** An answer that no module has a part in, and that is empty. */
export function emptyAnswer(headers = {}) {
    return {
        status: 200,
        headers: { "content-type": pageType.type, "x-content-type-options": "nosniff", ...headers },
        body: "",
    };
}
function inline({ type, file }, status, body, headers) {
    return {
        status,
        headers: { ...ownHeaders, "content-type": type, "content-disposition": `inline; filename=${file}`, ...headers },
        body,
    };
}
