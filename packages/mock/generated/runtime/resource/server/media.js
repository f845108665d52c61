/** Returns true if the list contains the media type or a range that includes it. */
export function isAmong(mediaTypes, type) {
    return mediaTypes.some((one) => one === type || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
/** Returns the media type of a header field in lowercase, without parameters. Returns undefined if it has none. */
export function mediaTypeOf(contentType) {
    return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/.exec(contentType ?? "")?.[1]?.toLowerCase();
}
