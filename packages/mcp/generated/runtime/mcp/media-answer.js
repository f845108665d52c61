/** The most bytes that a result holds. */
const most = 512 * 1024;
/** Reads an answer of bytes. One that is too large is ended, not read. */
export async function readMedia(response, name) {
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    const bytes = await bytesWithin(response);
    if (bytes === undefined)
        return {
            refusal: `The response has more than ${most} bytes of ${type}, which is too long for a result. Use the client instead.`,
        };
    if (/^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)\b)/.test(type))
        return { text: new TextDecoder().decode(bytes) };
    const data = Buffer.from(bytes).toString("base64");
    const mimeType = type.split(";")[0].trim();
    if (mimeType.startsWith("image/"))
        return { content: { type: "image", data, mimeType } };
    return {
        content: { type: "resource", resource: { uri: `kiln:answer/${encodeURIComponent(name)}`, mimeType, blob: data } },
    };
}
async function bytesWithin({ body }) {
    if (body === null)
        return new Uint8Array();
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > most)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
