import { valueOr } from "../../../model/fact.ts";
import type { Lifecycle } from "../../../model/lifecycle.ts";
import type { Operation, Resource } from "../../../model/resource.ts";

/**
 * The header fields that announce what becomes of an operation: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594);
 * undefined where none does.
 */
export function lifecycleHeaders(
  resource: Resource,
  operation: Operation,
): Readonly<Record<string, string>> | undefined {
  const date = dateOf(operation) ?? dateOf(resource);
  const sunset = sunsetOf(operation) ?? sunsetOf(resource);
  const headers = { ...(date && { deprecation: date }), ...(sunset && { sunset }) };
  return Object.keys(headers).length === 0 ? undefined : headers;
}

/** The beginning of the day, in seconds since 1970. */
function dateOf({ deprecated }: Lifecycle): string | undefined {
  return deprecated?.date === undefined ? undefined : `@${Date.parse(`${deprecated.date}T00:00:00Z`) / 1000}`;
}

/** The end of the last day. */
function sunsetOf({ sunset }: Lifecycle): string | undefined {
  const day = valueOr(sunset, undefined, "server-needs-one");
  return day === undefined ? undefined : new Date(`${day}T23:59:59Z`).toUTCString();
}
