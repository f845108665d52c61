export interface Cookies {
  /** What the header `Cookie` says; empty where there are none. */
  header(): string;
  /** Keeps those that an answer sets. */
  take(response: Response): void;
  clear(): void;
}

/**
 * The cookies of one host, for runtimes that keep none: browsers do, and show none of them to a program.
 * They go to the host of the endpoint only, whatever domain they name.
 */
export function createCookies(endpoint: () => string | URL): Cookies {
  const values = new Map<string, string>();
  return {
    header: () => [...values].map((pair) => pair.join("=")).join("; "),
    take(response) {
      if (response.url !== "" && new URL(response.url).host !== new URL(endpoint()).host) return;
      for (const line of response.headers.getSetCookie?.() ?? []) {
        const [pair, ...attributes] = line.split(";") as [string, ...string[]];
        const [name, ...value] = pair.trim().split("=") as [string, ...string[]];
        if (attributes.some(isOver)) values.delete(name);
        else values.set(name, value.join("="));
      }
    },
    clear: () => values.clear(),
  };
}

/** Whether the attribute ends the cookie now; one that ends later does so at the server too. */
function isOver(attribute: string): boolean {
  const [name, value = ""] = attribute.trim().split("=") as [string, string?];
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value.replaceAll("-", " ")) <= Date.now();
}
