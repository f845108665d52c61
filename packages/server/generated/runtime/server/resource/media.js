/** Returns whether a media type is among those that an operation has. */
export function isAmong(mediaTypes, type) {
    return mediaTypes.some((one) => one === type || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
/** The media type of a header field, in lowercase, without parameters; undefined if there is none. */
export function mediaTypeOf(contentType) {
    return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/.exec(contentType ?? "")?.[1]?.toLowerCase();
}
