import { TransportError } from "../http/errors.js";
import { mayRepeat, retryAfter } from "../http/retries.js";
import { createTransport } from "../http/transport.js";
import { pathOf, rootOf } from "./address.js";
import { withoutSecrets } from "./error.js";
import { jsonOf } from "./write.js";

/** @typedef {import("./types.js").Operation} Operation */

/**
 * The client of a service: for each resource its operations, as functions of ids, a body where there is one, and what the call has of its own.
 * @param {import("./types.js").Service} service @param {import("./types.js").ResourceClientOptions<string>} options
 */
export function createResourceClient({ base, envelope, error: ErrorType, keys, mediaType, moment, resources, tenant: tenantName }, options) {
  const { baseUrl, key, keyIn = Object.keys(keys)[0], tenant } = options;
  const [root, keyName] = [rootOf(baseUrl, base), keys[keyIn]];
  const transport = createTransport(options);

  /** @param {string} path @param {object} query what is undefined is left out @returns {string} */
  const addressOf = (path, query) => Object.assign(new URL(root + path), { search: new URLSearchParams(JSON.parse(jsonOf(query, moment))) }).href;

  /** @param {Operation} operation @param {any[]} given */
  const send = async (operation, given) => {
    const { method, body: hasBody, secrets = [] } = operation;
    const path = pathOf(operation.path, given);
    const body = hasBody ? given.shift() : undefined;
    const call = given[0] ?? {};
    const safe = method === "GET";
    const query = { [tenantName]: operation.tenant && (call.tenant ?? tenant), ...(call.shared && operation.shared), ...call.query };
    const request = {
      method,
      url: addressOf(path, keyIn === "query" ? { ...query, [keyName]: key } : query),
      shown: addressOf(path, query),
      headers: {
        accept: mediaType,
        ...(hasBody && { "content-type": mediaType }),
        ...(keyIn !== "query" && { [keyName]: keyIn === "bearer" ? `Bearer ${key}` : key }),
      },
      body: jsonOf(body, moment),
      safe,
      // A redirection is not followed: it could lead elsewhere with the key.
      redirect: /** @type {const} */ ("manual"),
    };
    return transport.send(request, (response, text, view) => {
      const { ok, status } = response;
      let answer;
      try {
        answer = text ? JSON.parse(text) : undefined;
        if (ok) return { kind: "done", value: answer };
      } catch {}
      const { code, message = code } = answer?.[envelope] ?? {};
      const error = code
        ? new ErrorType(code, withoutSecrets(message, [key, ...secrets.map((name) => body?.[name])]), status, view)
        : new TransportError(ok ? "not-json" : "http-status", `HTTP status ${status}`, view, { status });
      const after = retryAfter(response);
      if (mayRepeat(status, safe, after)) return { kind: "again", error, after };
      throw error;
    }, call);
  };

  return mapped(resources, (operations) => mapped(operations, (operation) => (/** @type {unknown[]} */ ...given) => send(operation, given)));
}

/** @template A, B @param {Readonly<Record<string, A>>} values @param {(value: A) => B} change @returns {Record<string, B>} */
function mapped(values, change) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
