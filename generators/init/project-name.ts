/**
 * Returns a valid name for a project, its npm scope and its spec. Returns `undefined` if the string contains no usable
 * characters.
 */
export function projectName(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return name === "" ? undefined : name;
}
