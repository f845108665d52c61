import { statusError, TransportError } from "../../http/errors.js";
import { mayRepeat, retryAfter } from "../../http/retries.js";
import { createTransport } from "../../http/transport.js";
import { isObject } from "./merge.js";
import { QueryError, refusal } from "./errors.js";
import { isGiven, textOf } from "./write.js";

/** @typedef {import("./parts.js").Data} Data @typedef {import("../../http/types.js").RequestView} RequestView */

/** Longer query strings go into a body: proxies and servers take 8,000 characters of address. */
const longest = 6000;
/** Nothing was done, and later it may be. */
const passing = ["maxlag", "ratelimited", "readonly"];
const secret = /(token|password)=/;

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Requests and answers, one by one.
 * @param {import("./types.js").Table} table @param {import("./types.js").QueryClientOptions} options @param {import("../../http/types.js").TransportSetup} [setup]
 */
export function createSession({ separators, validator }, options, setup) {
  const { endpoint, userAgent, accessToken, assert, origin, maxlag, validate, highLimits } = options;
  const inBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent);
  if (!userAgent && !inBrowser) throw refusal("user-agent-required", "the option userAgent is missing");
  const transport = createTransport(options, setup);
  const headers = {
    ...(userAgent && { [inBrowser ? "Api-User-Agent" : "User-Agent"]: userAgent }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
  };
  const credentials = origin && origin !== "*" ? /** @type {const} */ ("include") : undefined;

  /**
   * The whole answer. Anything that a secret is in is posted: addresses are written into logs.
   * @type {import("./parts.js").Send}
   */
  return async (parameters, call = {}, warnings = new Map()) => {
    const form = new URLSearchParams();
    const all = { action: "query", format: "json", formatversion: 2, errorformat: "plaintext", maxlag, assert, ...parameters };
    for (const [name, value] of Object.entries(all)) if (isGiven(value)) form.set(name, textOf(value, separators));
    const query = `${form}`;
    const isQuery = all.action === "query";
    if (validate && isQuery && !form.has("continue")) await (validate === true ? (await import(/* webpackIgnore: true */ /* @vite-ignore */ `${validator}`)).validate : validate)(query, !!highLimits);
    const post = call.post || query.length > longest || secret.test(query);
    const url = new URL(endpoint);
    if (origin) url.searchParams.set("origin", origin);
    if (!post) form.forEach((value, name) => url.searchParams.append(name, value));
    const safe = isQuery || !post;
    const request = { method: post ? "POST" : "GET", url: url.href, headers, body: post ? form : undefined, safe, credentials };

    return transport.send(request, (response, text, view) => {
      const { ok, status, headers } = response;
      const [body, after, code] = [parse(text), retryAfter(response), headers.get("mediawiki-api-error")];
      for (const warning of Object.values(body?.warnings ?? {})) {
        const key = JSON.stringify(warning);
        if (!warnings.has(key)) (call.onWarning ?? options.onWarning ?? console.warn)(warning);
        warnings.set(key, warning);
      }
      const errors = body?.errors ?? [body?.error ?? (code && { code })];
      const error = errors[0] ? new QueryError(errors, view, status) : ok ? isObject(body) || unreadable(text, view, status) : statusError(response, view);
      if (error === true) return { kind: "done", value: [body, view] };
      if (mayRepeat(status, safe, after) || passing.includes(errors[0]?.code)) return { kind: "again", error, after };
      throw error;
    }, call);
  };
}

/** @param {string} text @param {RequestView} view @param {number} status */
function unreadable(text, view, status) {
  const kind = text.startsWith("{") ? "cut-off" : "not-json";
  return new TransportError(kind, kind, view, { status });
}
