import { isObject } from "../../validators/check.js";

/** What is said of what is no request. */
export const noRequest = { verb: "a request must be a query string, URLSearchParams or an object of strings" };

/**
 * The query string of whatever a request may come as: a string with or without `?`, URLSearchParams, or an object of
 * strings by name. Undefined where it is none of these.
 */
export function queryOf(wire: unknown): string | undefined {
  if (typeof wire === "string") return wire;
  if (wire instanceof URLSearchParams) return wire.toString();
  if (!isObject(wire)) return undefined;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (typeof value === "string" || typeof value === "number") search.append(name, String(value));
    else if (value === true) search.append(name, "");
    else if (Array.isArray(value)) search.append(`${name}[]`, "");
  }
  return search.toString();
}
