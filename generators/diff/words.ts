/* Values of the model in words, for people: without braces, and without names that only the compiler knows. */

/**
 * Returns a value in words: a string in quotes, so that “1” and 1 differ; an object by its name, or else its members.
 */
export function words(value: unknown): string {
  if (typeof value === "string") return `“${value}”`;
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(words).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const fact = value as { readonly status?: unknown; readonly value?: unknown; readonly decision?: unknown };
  if (fact.status === "unknown") return `unknown (${String(fact.decision)})`;
  if (fact.status === "documented" || fact.status === "decided")
    return fact.value === undefined ? "yes" : words(fact.value);
  return nameOf(value) ?? (memberWords(value) || "none");
}

/** Returns the members of an object in words: `minimum 1, maximum 5`. */
export function memberWords(members: object): string {
  const entries = Object.entries(members).filter(([key, value]) => isShown(key, value));
  return entries.map(([key, value]) => `${spaced(key)} ${words(value)}`).join(", ");
}

/** “a, b and c”. */
export function listed(items: readonly string[], word: "and" | "or" = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** Returns false for members that are empty, and for those that state a source or a place. */
function isShown(key: string, value: unknown): boolean {
  if (value === undefined || key === "origin" || key === "place") return false;
  return !(Array.isArray(value) && value.length === 0);
}

function nameOf(value: object): string | undefined {
  const { name, id, code, text } = value as Readonly<Record<"name" | "id" | "code" | "text", unknown>>;
  const own = [name, id, code, text].find((one) => typeof one === "string" || typeof one === "number");
  return own === undefined ? undefined : String(own);
}

/** `tokenUrl` → `token URL`. */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\burl\b/g, "URL");
}
