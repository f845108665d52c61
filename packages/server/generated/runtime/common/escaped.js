/** A text as it stands in a pattern. */
export function escaped(text) {
    return text.replace(/[^\w/-]/g, "\\$&");
}
