/**
 * The address that a proxy asks, and no other. Throws an error for people.
 * @param {string} text @param {string} name of what gave it
 */
export function readUpstream(text, name) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) throw new Error(`${name} takes an address that begins with http:// or https://`);
  if (url.username !== "" || url.password !== "") throw new Error(`${name} takes an address without a name or password: requests bring their own`);
  if (url.search !== "" || url.hash !== "") throw new Error(`${name} takes an address without “?” and “#”`);
  return { url, path: url.pathname.replace(/\/$/, "") };
}

/** @typedef {ReturnType<typeof readUpstream>} Upstream */

/**
 * Whether a path stays below the one that it is put behind, whoever reads it.
 * @param {string} path as it was sent
 */
export function staysBelow(path) {
  return !/%2e|%2f|%5c|%00|\\/i.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}
