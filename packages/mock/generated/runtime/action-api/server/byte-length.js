const encoder = new TextEncoder();
/** How many bytes a text has in UTF-8. Most texts are ASCII, which need not be encoded to be counted. */
export function byteLength(text) {
    return /^[\u0000-\u007f]*$/.test(text) ? text.length : encoder.encode(text).length;
}
