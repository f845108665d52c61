import type { Row } from "./row.ts";

/** An error code for which a row is excluded. */
interface Exclusion {
  /** The code, or a prefix of codes that ends in `_` or `-`. */
  readonly code: string;
  /** The fact that determines the result but is not visible in the parameters. */
  readonly reason: string;
  /** Excludes only requests with such a parameter. In all others, the parameters determine the result. */
  readonly only?: { readonly name: RegExp; readonly value: RegExp };
}

const aboveZero = /^\+?0*[1-9]/;

const exclusions: readonly Exclusion[] = [
  { code: "permissiondenied", reason: "the caller's rights" },
  { code: "notloggedin", reason: "the caller's login" },
  { code: "stashnotloggedin", reason: "the caller's login" },
  { code: "bad_wltoken", reason: "the token of a user's watchlist", only: { name: /^w[lr]token$/, value: /./ } },
  { code: "bad_wlowner", reason: "which users the site has" },
  { code: "uploadstash-file-not-found", reason: "what is in the caller's stash" },
  { code: "badformat", reason: "which content models the pages have" },
  { code: "badurlparam", reason: "what the site's media handlers accept" },
  { code: "urlparamnormal", reason: "what the site's media handlers accept" },
  { code: "nosuchpageid", reason: "which pages the site has", only: { name: /pageid$/, value: aboveZero } },
  { code: "badid_", reason: "which revisions the site has", only: { name: /(?:start|end)id$/, value: aboveZero } },
  {
    code: "unrecognizedvalues",
    reason: "which languages the system knows",
    only: { name: /^licode$/, value: /^[a-z]+(?:-[a-z0-9]+)*(?:\|[a-z]+(?:-[a-z0-9]+)*)*$/ },
  },
  { code: "internal_api_error_", reason: "a fault of the system" },
];

/**
 * Returns the first code of the row that excludes it, with the reason. Undefined if the parameters determine the
 * result.
 */
export function exclusionOf(row: Row): { readonly code: string; readonly reason: string } | undefined {
  const parameters = [...new URLSearchParams(row.query)];
  for (const code of [...row.errors, ...row.warnings]) {
    const exclusion = exclusions.find((one) => isOf(one.code, code) && holdsOf(one, parameters));
    if (exclusion !== undefined) return { code, reason: exclusion.reason };
  }
  return undefined;
}

function isOf(codes: string, code: string): boolean {
  return /[_-]$/.test(codes) ? code.startsWith(codes) : code === codes;
}

function holdsOf({ only }: Exclusion, parameters: readonly (readonly [string, string])[]): boolean {
  return only === undefined || parameters.some(([name, value]) => only.name.test(name) && only.value.test(value));
}
