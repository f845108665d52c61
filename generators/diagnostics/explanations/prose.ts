/** A text that is written over several lines and is one paragraph. */
export function prose(parts: TemplateStringsArray): string {
  return parts.join("").trim().replace(/\s+/g, " ");
}
