import { isAmong } from "./media.js";
/** What a handler answers, where that is bytes of one of the media types. */
export function mediaAnswerOf({ name }, answerTypes, answer) {
    const { mediaType, data } = (answer ?? {});
    if (mediaType === undefined || !isAmong(answerTypes, mediaType) || mediaType.includes("*")) {
        throw new TypeError(`The handler ${name} must return ${answerTypes.join(" or ")}, not ${mediaType ?? "nothing"}.`);
    }
    if (data === undefined)
        throw new TypeError(`The handler ${name} returned no data.`);
    return answer;
}
/** The header fields of bytes: they are never looked into, to find out that they are something else. */
export function mediaHeaders({ mediaType, fileName }) {
    return {
        ...(fileName !== undefined && { "content-disposition": attachment(fileName) }),
        "x-content-type-options": "nosniff",
        "content-type": mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType,
    };
}
/**
 * RFC 6266: the name in ASCII, and in UTF-8. Characters that end a line, a text or a folder are left out: nothing of a
 * name becomes another header field, another parameter or a path.
 */
export function attachment(fileName) {
    const name = fileName
        .toWellFormed()
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069"\\/]/g, "")
        .slice(0, 200)
        .toWellFormed() || "file";
    const plain = name.replace(/[^ -~]/g, "_");
    const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    return plain === name && !name.includes("%")
        ? `attachment; filename="${name}"`
        : `attachment; filename="${plain.replaceAll("%", "_")}"; filename*=UTF-8''${encoded}`;
}
