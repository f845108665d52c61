import { escaped } from "./message-texts.js";
import { emptyAnswer } from "./formats/formats.js";
import type { Request, Response } from "../../query/server/request.js";

const anyOrigin = "*";

interface CrossSite {
  readonly anonymous: boolean;
  /** True if the request carries its own authorization instead of cookies. */
  readonly signed?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** The complete response, if no further processing is needed. */
  readonly response?: Response;
}

/** Headers that scripts of other sites may send and read, in addition to those that are always allowed. */
const sendable = [
  "accept",
  "accept-language",
  "content-language",
  "content-type",
  "api-user-agent",
  "user-agent",
  "origin",
  "authorization",
];
const readable = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";

/**
 * Returns the permissions of a cross-site request and the CORS headers for the browser. The parameter `origin` requests
 * access. The value `*` is for an anonymous request. Any other value must match the `Origin` header and be trusted by
 * the site.
 */
export function crossSite(request: Request, given: ReadonlyMap<string, string>, trusted: readonly string[]): CrossSite {
  const origin = given.get("origin");
  if (given.has("crossorigin")) return signedRequest(request, origin);
  if (origin === undefined) return told(request, false, {});
  const anonymous = origin === anyOrigin;
  const sent = headerOf(request, "origin")
    .split(" ")
    .filter((one) => one !== "");
  if (!anonymous && !sent.includes(origin)) return refused("'origin' parameter does not match Origin header");
  const vary: Record<string, string> = anonymous ? {} : { vary: "Origin" };
  const isTrusted = anonymous || (sent.length === 1 && trusted.includes(origin));
  const isUnknown = !isTrusted && sent.length === 1;
  const rejection: Record<string, string> = isUnknown ? { "mediawiki-cors-rejection": "Origin mismatch" } : {};
  return told(request, anonymous, { ...vary, ...(isTrusted ? allowed(request, origin) : rejection) });
}

/**
 * Checks a request with `crossorigin`. It may not rely on cookies, because a browser would send them for any script.
 */
function signedRequest(request: Request, origin: string | undefined): CrossSite {
  if (origin !== undefined) return refused("'origin' and 'crossorigin' parameters cannot be used together");
  if (request.method !== "OPTIONS" && headerOf(request, "authorization") === "") {
    return refused("'crossorigin' cannot be used with cookie-based login sessions");
  }
  return { ...told(request, false, allowed(request, anyOrigin)), signed: true };
}

/** Returns the CORS headers. An OPTIONS request is a preflight, so these headers are the complete response. */
function told({ method }: Request, anonymous: boolean, headers: Readonly<Record<string, string>>): CrossSite {
  const suppressed = anonymous ? { "mediawiki-login-suppressed": "true" } : {};
  return method === "OPTIONS"
    ? { anonymous, headers, response: emptyAnswer({ ...headers, ...suppressed }) }
    : { anonymous, headers };
}

function refused(reason: string): CrossSite {
  const headers = {
    "content-type": "text/html; charset=UTF-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  };
  return { anonymous: true, headers: {}, response: { status: 403, headers, body: `${escaped(reason)}\n` } };
}

export function withoutCookies(request: Request): Request {
  const { cookie: _cookie, ...headers } = request.headers;
  return { ...request, headers };
}

function allowed(request: Request, origin: string): Record<string, string> {
  const who = {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": String(origin !== anyOrigin),
  };
  const method = headerOf(request, "access-control-request-method");
  // A preflight request names the method.
  const isAsked = request.method === "OPTIONS" && method !== "";
  if (!isAsked) return { ...who, "access-control-expose-headers": readable, "timing-allow-origin": origin };
  const fields = headerOf(request, "access-control-request-headers");
  if (!["GET", "POST"].includes(method))
    return { "mediawiki-cors-rejection": "Unsupported method requested in preflight" };
  const wanted = fields
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  if (!wanted.every((one) => sendable.includes(one)))
    return { "mediawiki-cors-rejection": "Unsupported header requested in preflight" };
  return {
    ...who,
    "access-control-allow-methods": "POST, GET, HEAD",
    ...(wanted.length === 0 ? {} : { "access-control-allow-headers": fields }),
  };
}

function headerOf({ headers }: Request, name: string): string {
  return [headers[name] ?? ""].flat()[0] ?? "";
}
