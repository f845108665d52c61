/** A text as it stands in a pattern. */
export function escaped(text: string): string {
  return text.replace(/[^\w/-]/g, "\\$&");
}
