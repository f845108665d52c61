export function versionOf({ etagOf }, { text, headers }) {
    return headers["etag"] ?? etagOf(text);
}
/**
 * An answer as it is stored: a text that begins with a bracket has header fields before it, so a list has them too,
 * even if there are none.
 */
export function storedAnswer({ text, headers, status }) {
    const isText = status === undefined && Object.keys(headers).length === 0 && !text.startsWith("[");
    return isText ? text : JSON.stringify([headers, text, status]);
}
export function answerStored(stored) {
    if (!stored.startsWith("["))
        return { text: stored, headers: {} };
    const [headers, text, status] = JSON.parse(stored);
    return { text, headers, status: status ?? undefined };
}
