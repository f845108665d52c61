/** The server to which a proxy sends its requests, and no other. */
export interface Upstream {
  readonly url: URL;
  /** The path without a trailing slash. */
  readonly path: string;
}

/**
 * Parses the address of an upstream. `name` is the option that it came from. Throws an error with a message for users.
 */
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

/** Reports whether a path stays below the base that it is appended to, regardless of how an upstream decodes it. */
export function staysBelow(path: string): boolean {
  return !/%2e|%2f|%5c|%00|\\/i.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}
