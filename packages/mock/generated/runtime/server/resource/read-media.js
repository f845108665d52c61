import { isOfType } from "../http/headers.js";
import { refusal } from "./error.js";
import { isAmong, mediaTypeOf } from "./media.js";
import { refuseEncoded } from "./refuse-encoded.js";
/** A body of bytes; undefined where there is none, and none is needed. */
export function readMedia({ refusals }, { mediaTypes = [], optionalBody }, { body, headers }) {
    const isEmpty = !(body instanceof Uint8Array) || body.length === 0;
    const contentType = [headers["content-type"]].flat()[0];
    if (isEmpty && optionalBody)
        return undefined;
    refuseEncoded(refusals, headers);
    const mediaType = mediaTypeOf(contentType);
    if (mediaType === undefined ||
        !isAmong(mediaTypes, mediaType) ||
        (mediaType.startsWith("text/") && !isOfType(contentType, mediaType))) {
        const but = contentType === undefined ? "and is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
        throw refusal(refusals.otherMediaType, `Content-Type must be ${mediaTypes.join(" or ")}, ${but}`);
    }
    // A Buffer is written out as JSON otherwise than other bytes are.
    return { mediaType, bytes: isEmpty ? new Uint8Array() : new Uint8Array(body.buffer, body.byteOffset, body.length) };
}
