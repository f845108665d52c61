/** How an argument holds bytes, for messages. */
export const bytesForm = `{"text": "…"} or {"base64": "…"}, with "mediaType" where there are several`;
/** The bytes that an argument holds; undefined where it holds none. */
export function bytesOf(value) {
    const { text, base64, mediaType, name } = (typeof value === "object" && value !== null ? value : {});
    const parts = partsOf(text, base64);
    if (parts === undefined)
        return undefined;
    const type = typeof mediaType === "string" ? { type: mediaType } : {};
    return typeof name === "string" ? new File(parts, name, type) : new Blob(parts, type);
}
function partsOf(text, base64) {
    if (typeof text === "string")
        return base64 === undefined ? [text] : undefined;
    if (typeof base64 !== "string" || !/^[\w+/-]*={0,2}$/.test(base64))
        return undefined;
    return [Buffer.from(base64, "base64")];
}
