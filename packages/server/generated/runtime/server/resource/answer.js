import { etagOf } from "../http/etag.js";
export function versionOf({ text, headers }) {
    return headers["etag"] ?? etagOf(text);
}
/** An answer as it is stored: a text that begins with a bracket has header fields before it, so a list has them too, even if there are none. */
export function storedAnswer({ text, headers }) {
    return Object.keys(headers).length === 0 && !text.startsWith("[") ? text : JSON.stringify([headers, text]);
}
export function answerStored(stored) {
    if (!stored.startsWith("["))
        return { text: stored, headers: {} };
    const [headers, text] = JSON.parse(stored);
    return { text, headers };
}
