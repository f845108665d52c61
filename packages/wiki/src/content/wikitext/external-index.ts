/** The search key of an external link: the scheme with the reversed labels of the host, and the rest of the URL. */
export interface ExternalIndex {
  readonly host: string;
  readonly path: string;
}

/**
 * Returns the search keys of a URL: `https://org.example.` and `/a` for `https://example.org/a`. A protocol-relative
 * URL has keys for both `http` and `https`.
 */
export function externalIndexes(url: string): readonly ExternalIndex[] {
  if (url.startsWith("//")) return ["http:", "https:"].flatMap((protocol) => externalIndexes(protocol + url));
  const [, protocol = "", rest = ""] = /^([a-z+.-]+:(?:\/\/)?)(.*)$/is.exec(url) ?? [];
  const small = protocol.toLowerCase();
  if (small === "mailto:") {
    const [, user = "", host = "", more = ""] = /^([^@]*)@?([^?]*)(.*)$/s.exec(rest) ?? [];
    return [{ host: `mailto:${reversed(host)}@${user}`, path: more }];
  }
  if (!small.endsWith("//")) return [{ host: small, path: rest }];
  const [, host = "", port = "", path = ""] = /^(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)(:\d*)?(.*)$/s.exec(rest) ?? [];
  return [{ host: `${small}${reversed(host)}${port}`, path: path.startsWith("/") ? path : `/${path}` }];
}

function reversed(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return `V4.${host}.`;
  return `${labels.reverse().join(".")}.`;
}
