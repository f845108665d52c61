export type Headers = Record<string, string | string[]>;

/** Headers that apply to a single connection and are not forwarded (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that the request to the upstream sets itself. */
const ofRequest = ["host", "content-length", "expect", "accept-encoding", "via"];

/**
 * Headers that only proxies may set. An upstream may trust them, so the client's values are not forwarded. Programs
 * that read headers as variables do not distinguish `_` from `-`.
 */
const ofProxies =
  /^(?:forwarded|x[-_]forwarded(?:[-_].*)?|(?:x[-_])?(?:real|client|cluster[-_]client|original|true[-_]client)[-_]ip|true[-_]client[-_]ip|cf[-_]connecting[-_]ip|x[-_]original[-_](?:url|host)|x[-_]rewrite[-_]url)$/;

/** The client of a request, as this server knows it. */
export interface Client {
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
}

/**
 * Returns the request headers to forward. They request an unencoded response, so that it can be checked. `contentType`
 * replaces that of the request.
 */
export function requestHeaders(
  rawHeaders: readonly string[],
  client: Client,
  via: string,
  body: Uint8Array | undefined,
  contentType?: string,
): Headers {
  const all = endToEnd(rawHeaders);
  const before = [all["via"] ?? []].flat();
  for (const name of Object.keys(all)) if (ofRequest.includes(name) || ofProxies.test(name)) delete all[name];
  return {
    ...all,
    ...forwardingHeaders(client),
    ...(contentType !== undefined && { "content-type": contentType }),
    ...(body !== undefined && { "content-length": String(body.length) }),
    "accept-encoding": "identity",
    via: [...before, via].join(", "),
  };
}

/** Returns the header of RFC 7239 and the older `X-` headers. */
function forwardingHeaders({ address, host, protocol }: Client): Headers {
  const node = address.includes(":") ? `[${address}]` : address;
  const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
  return {
    forwarded: `for=${quoted(node)};host=${quoted(host)};proto=${protocol}`,
    "x-forwarded-for": address,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol,
    "x-real-ip": address,
  };
}

/** Returns the response headers to forward. `isSecure` is true if the client connected by HTTPS. */
export function responseHeaders(rawHeaders: readonly string[], isSecure: boolean): Headers {
  const all = endToEnd(rawHeaders);
  const cookies = all["set-cookie"];
  return cookies === undefined
    ? all
    : { ...all, "set-cookie": [cookies].flat().map((one) => ownCookie(one, isSecure)) };
}

/** Returns the end-to-end headers. Raw headers alternate between names and values. */
function endToEnd(rawHeaders: readonly string[]): Headers {
  const pairs = pairsOf(rawHeaders);
  const named = pairs.flatMap(([name, value]) =>
    name === "connection" ? value.split(",").map((one) => one.trim().toLowerCase()) : [],
  );
  const kept: Headers = Object.create(null) as Headers;
  for (const [name, value] of pairs) {
    if (hopByHop.includes(name) || named.includes(name)) continue;
    const before = kept[name];
    kept[name] = before === undefined ? value : [before, value].flat();
  }
  return kept;
}

function pairsOf(rawHeaders: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const length = Math.floor(rawHeaders.length / 2);
  return Array.from({ length }, (_, index) => [
    rawHeaders[2 * index]?.toLowerCase() ?? "",
    rawHeaders[2 * index + 1] ?? "",
  ]);
}

/**
 * Converts an upstream's cookie to one of this server: removes its domain and, without HTTPS, attributes that require
 * HTTPS.
 */
function ownCookie(cookie: string, isSecure: boolean): string {
  const [pair, ...attributes] = cookie.split(";");
  const needsHttps = /^\s*(?:secure\s*$|samesite\s*=\s*none\s*$)/i;
  const kept = attributes.filter((one) => !/^\s*domain\s*=/i.test(one) && (isSecure || !needsHttps.test(one)));
  return [pair, ...kept].join(";");
}
