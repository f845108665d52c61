/** Returns whether a media type is among those that an operation has. */
export function isAmong(mediaTypes, type) {
    return mediaTypes.some((one) => one === type || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
/** The media type that a header field names, in small letters, without parameters; undefined where it names none. */
export function mediaTypeOf(contentType) {
    return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/.exec(contentType ?? "")?.[1]?.toLowerCase();
}
