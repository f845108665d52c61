/** Those of one connection, which go no further (RFC 9110, 7.6.1). */
const hopByHop = ["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** What the request to the upstream says itself. */
const ofRequest = ["host", "content-length", "expect", "accept-encoding", "via"];

/**
 * The header fields of a request that go on. The answer is to be read, so it has to come as it is.
 * @param {readonly string[]} rawHeaders @param {string} via @param {Uint8Array | undefined} body @param {string} [contentType] in place of what the request says
 * @returns {Record<string, string | string[]>}
 */
export function requestHeaders(rawHeaders, via, body, contentType) {
  const all = endToEnd(rawHeaders);
  const before = [all["via"] ?? []].flat();
  for (const name of ofRequest) delete all[name];
  return {
    ...all,
    ...(contentType !== undefined && { "content-type": contentType }),
    ...(body !== undefined && { "content-length": String(body.length) }),
    "accept-encoding": "identity",
    via: [...before, via].join(", "),
  };
}

/** The header fields of an answer that go on. @param {readonly string[]} rawHeaders @param {boolean} isSecure whether the client came by https */
export function answerHeaders(rawHeaders, isSecure) {
  const all = endToEnd(rawHeaders);
  const cookies = all["set-cookie"];
  return cookies === undefined ? all : { ...all, "set-cookie": [cookies].flat().map((one) => ownCookie(one, isSecure)) };
}

/** @param {readonly string[]} rawHeaders name, value, name, value, … @returns {Record<string, string | string[]>} */
function endToEnd(rawHeaders) {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index) => /** @type {const} */ ([rawHeaders[2 * index]?.toLowerCase() ?? "", rawHeaders[2 * index + 1] ?? ""]));
  const named = pairs.flatMap(([name, value]) => (name === "connection" ? value.split(",").map((one) => one.trim().toLowerCase()) : []));
  /** @type {Record<string, string | string[]>} */
  const kept = Object.create(null);
  for (const [name, value] of pairs) {
    if (hopByHop.includes(name) || named.includes(name)) continue;
    const before = kept[name];
    kept[name] = before === undefined ? value : [before, value].flat();
  }
  return kept;
}

/** A cookie of the upstream's as one of this server's: it names no host, and comes back over the connection that there is. @param {string} cookie @param {boolean} isSecure */
function ownCookie(cookie, isSecure) {
  const [pair, ...attributes] = cookie.split(";");
  const kept = attributes.filter((one) => !/^\s*domain\s*=/i.test(one) && (isSecure || !/^\s*(?:secure\s*$|samesite\s*=\s*none\s*$)/i.test(one)));
  return [pair, ...kept].join(";");
}
