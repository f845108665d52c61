/** The only server to which a proxy sends requests. */
export interface Upstream {
  readonly url: URL;
  /** Without a slash at the end. */
  readonly path: string;
}

/** Reads the address of an upstream; `name` is the option that gave it. Throws an error for people. */
export function readUpstream(text: string, name: string): Upstream {
  const url = URL.parse(text);
  const takes = `${name} takes an address`;
  if (url === null || !["http:", "https:"].includes(url.protocol))
    throw new Error(`${takes} that begins with http:// or https://`);
  if (url.username !== "" || url.password !== "")
    throw new Error(`${takes} without a name or password, because requests contain their own`);
  if (url.search !== "" || url.hash !== "") throw new Error(`${takes} without “?” and “#”`);
  return { url, path: url.pathname.replace(/\/$/, "") };
}

/**
 * Returns whether a path, as it was sent, stays below the one that it is appended to, whichever way an upstream decodes
 * it.
 */
export function staysBelow(path: string): boolean {
  return !/%2e|%2f|%5c|%00|\\/i.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}
