/** `Starts with a letter.` → `starts with a letter`: a description of a schema, inside a sentence. */
export function phrase(description: string): string {
  const text = description.replace(/\.$/, "");
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
