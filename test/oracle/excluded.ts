import type { Row } from "./row.ts";

/** Codes that no look at the parameters can predict, and why. A row that was answered with one is left out. */
const reasons: Readonly<Record<string, string>> = {
  permissiondenied: "the caller's rights",
  notloggedin: "the caller's login",
  stashnotloggedin: "the caller's login",
  bad_wltoken: "the token of a user's watchlist",
  notfile: "which files the site has",
  badformat: "which content models the pages have",
  nosuchpageid: "which pages the site has",
  invaliduserid: "which users the site has",
  badurlparam: "what the site's media handlers accept",
  urlparamnormal: "what the site's media handlers accept",
};
const families: readonly (readonly [string, string])[] = [
  ["internal_api_error_", "a fault of the system"],
  ["uploadstash-", "what is in the caller's stash"],
];

/** The first code of the row that excludes it, with the reason; undefined where the parameters decide. */
export function exclusionOf(row: Row): { readonly code: string; readonly reason: string } | undefined {
  for (const code of [...row.errors, ...row.warnings]) {
    const reason = reasons[code] ?? families.find(([start]) => code.startsWith(start))?.[1];
    if (reason !== undefined) return { code, reason };
  }
  return undefined;
}
