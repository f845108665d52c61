export function text(...texts) {
    return { content: texts.map((one) => ({ type: "text", text: one })) };
}
/**
 * Returns a result that describes an error to the model. Protocol errors are not suitable, because many clients show
 * them neither to the model nor to the user.
 */
export function failure(...texts) {
    return { ...text(...texts), isError: true };
}
/** The notation of bytes in an argument, used in messages. */
export const bytesForm = `{"text": "…"} or {"base64": "…"}, with "mediaType" where there are several`;
/** Returns the bytes in an argument, or undefined if there are none. The default media type is the first of `types`. */
export function bytesOf(value, types) {
    const { text, base64, mediaType, name } = (typeof value === "object" && value !== null ? value : {});
    const parts = partsOf(text, base64);
    if (parts === undefined)
        return undefined;
    const type = { type: typeof mediaType === "string" ? mediaType : firstType(types) };
    return new File(parts, typeof name === "string" ? name : "file", type);
}
/** Returns the first specific media type. For a range that includes text it returns `text/plain`. */
function firstType(types) {
    return (types.find((one) => !one.endsWith("*")) ?? (types.some((one) => /^(?:text|\*)\//.test(one)) ? "text/plain" : ""));
}
function partsOf(text, base64) {
    if (typeof text === "string")
        return base64 === undefined ? [text] : undefined;
    if (typeof base64 !== "string" || !/^[\w+/-]*={0,2}$/.test(base64))
        return undefined;
    return [Buffer.from(base64, "base64")];
}
