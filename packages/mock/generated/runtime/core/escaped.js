/** Escapes a string for use in a regular expression. */
export function escaped(text) {
    return text.replace(/[^\w/-]/g, "\\$&");
}
