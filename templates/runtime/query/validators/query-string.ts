/**
 * The query string of whatever a request may come as: a string with or without `?`, URLSearchParams, or an object of strings by name.
 * What is none of these is an empty request.
 */
export function queryOf(wire: unknown): string {
  if (typeof wire === "string") return wire;
  if (wire instanceof URLSearchParams) return wire.toString();
  if (typeof wire !== "object" || wire === null) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (typeof value === "string" || typeof value === "number") search.append(name, String(value));
    else if (value === true) search.append(name, "");
    else if (Array.isArray(value)) search.append(`${name}[]`, "");
  }
  return search.toString();
}
