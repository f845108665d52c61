import { deadline } from "../../http/deadline.js";
import { createClient } from "./client.js";
import { createCookies } from "./cookies.js";
import { QueryError } from "./errors.js";
import { login } from "./login.js";
import { createTokens } from "./tokens.js";

/**
 * @typedef {import("./types.js").CallOptions} CallOptions
 * @typedef {import("./types.js").QueryClientOptions} Options
 * @typedef {Readonly<Record<string, any>>} Parameters
 */

/**
 * A client that can log in and write: it has tokens, and keeps cookies where the runtime does not.
 * @param {import("./types.js").Table} table @param {Options} options @param {import("../../http/types.js").TransportSetup} [setup]
 */
export function createAccountClient(table, options, setup) {
  const cookies = createCookies(options.endpoint);
  const client = createClient(table, { ...options, fetch: withCookies(cookies, options.fetch ?? fetch) }, setup);
  const [selector, module, kinds] = table.tokens ?? ["", "", ""];
  /** @param {readonly string[]} type @param {object} [more] @param {CallOptions} [call] */
  const ask = async (type, more, call) => (await client.request({ [selector]: module, [kinds]: type, ...more }, call)).query[module];
  const tokens = createTokens(ask);
  const loginToken = async (/** @type {CallOptions | undefined} */ call) => (await ask(["login"], { assert: undefined }, call)).logintoken;

  /** The request is shared with others, so that an aborted signal ends the wait only. @param {string} type @param {CallOptions} [call] */
  const token = (type, call) => {
    const { race, end } = deadline(call?.signal, 0);
    return race(() => tokens.get(type)).finally(end);
  };

  /** A token that is no longer good is renewed once. @param {string} type @param {Parameters} parameters @param {CallOptions} [call] */
  async function postWithToken(type, parameters, call) {
    for (let renewed = false; ; renewed = true) {
      const value = await token(type, call);
      try {
        return await client.request({ ...parameters, token: value }, { ...call, post: true });
      } catch (error) {
        if (renewed || !(error instanceof QueryError && error.is("badtoken"))) throw error;
        tokens.forget();
      }
    }
  }

  return {
    ...client,
    token,
    postWithToken,
    /** @param { { name: string, password: string } } who @param {CallOptions} [call] */
    async login(who, call) {
      const user = await login(client.request, loginToken, who, call);
      tokens.forget();
      return user;
    },
    /** @param {CallOptions} [call] */
    async logout(call) {
      await postWithToken("csrf", { action: "logout" }, call);
      tokens.forget();
      cookies.clear();
    },
  };
}

/** @param {ReturnType<typeof createCookies>} cookies @param {typeof globalThis.fetch} fetch @returns {typeof globalThis.fetch} */
function withCookies(cookies, fetch) {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.header() !== "") headers.set("cookie", cookies.header());
    const response = await fetch(url, { ...init, headers });
    cookies.take(response);
    return response;
  };
}
