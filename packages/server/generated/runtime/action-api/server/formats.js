import { scriptOf } from "./callback.js";
import { escaped } from "./format-message.js";
import { page } from "./html.js";
const defaultHeaders = { "cache-control": "private, must-revalidate, max-age=0", "x-content-type-options": "nosniff" };
const json = { type: "application/json; charset=utf-8", print: (body) => JSON.stringify(body) };
const jsonfm = {
    type: "text/html; charset=utf-8",
    print: (body) => page("Answer", `<pre>${escaped(JSON.stringify(body, undefined, 4))}</pre>`),
};
const none = { type: "text/plain; charset=utf-8", print: () => "" };
/** The formats of answers. */
const formats = new Map([
    ["json", json],
    ["jsonfm", jsonfm],
    ["none", none],
]);
/** Formats that the real system has beside these. */
const others = ["php", "phpfm", "rawfm", "xml", "xmlfm"];
/** The names of all formats, printed here or not. */
export const formatNames = [...formats.keys(), ...others].toSorted();
/** Whether this server prints the format; `missing` where only the real system does. */
export function supportOf(format) {
    return formats.has(format) ? "known" : others.includes(format) ? "missing" : "unknown";
}
export function printed(body, { format, callback }, status, headers = {}) {
    if (callback !== undefined)
        return response(status, "text/javascript; charset=utf-8", scriptOf(callback, JSON.stringify(body)), headers);
    const { type, print } = formats.get(format) ?? fallback(format);
    return response(status, type, print(body), headers);
}
/** In which format an answer says that its format is not printed. */
function fallback(format) {
    return format.endsWith("fm") || supportOf(format) === "unknown" ? jsonfm : json;
}
function response(status, type, body, headers) {
    return { status, headers: { ...defaultHeaders, "content-type": type, ...headers }, body };
}
export function html(body) {
    return response(200, "text/html; charset=utf-8", body, {});
}
