/** Escapes a string for use in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[^\w/-]/g, "\\$&");
}
