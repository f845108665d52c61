/** Joins the lines of a template to one paragraph. */
export function prose(parts: TemplateStringsArray): string {
  return parts.join("").trim().replace(/\s+/g, " ");
}
