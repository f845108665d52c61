import { deadline } from "../../http/deadline.js";
import type { TransportSetup } from "../../http/transport.js";
import type { Credentials, LoggedIn } from "./calls.js";
import { checkRecord } from "../../query/client/check-request.js";
import type { UntypedClient } from "../../query/client/client.js";
import { createClient } from "./client.js";
import { createCookies, type Cookies } from "./cookies.js";
import { QueryError } from "../../query/client/errors.js";
import { login } from "./login.js";
import type { QueryClientOptions } from "./options.js";
import type { Data } from "../../query/client/merge.js";
import type { CallOptions } from "../../query/client/options.js";
import type { Table } from "../../query/client/table.js";
import { createTokens } from "./tokens.js";

/** A client that can log in and write, before it has types. */
export interface UntypedAccountClient extends UntypedClient {
  token(type: string, call?: CallOptions): Promise<string>;
  postWithToken(type: string, parameters: Data, call?: CallOptions): Promise<Data>;
  login(who: Credentials, call?: CallOptions): Promise<LoggedIn>;
  logout(call?: CallOptions): Promise<void>;
}

/** A client that can log in and write: it has tokens, and keeps cookies where the runtime does not. */
export function createAccountClient(
  table: Table,
  options: QueryClientOptions,
  setup?: TransportSetup,
): UntypedAccountClient {
  const cookies = createCookies(() => options.endpoint);
  const client = createClient(table, { ...options, fetch: withCookies(cookies, options?.fetch ?? fetch) }, setup);
  const [selector, module, kinds] = table.tokens ?? ["", "", ""];
  const [results = ""] = table.members;
  const ask = async (type: readonly string[], more?: object, call?: CallOptions): Promise<Data> =>
    (await client.request({ [selector]: module, [kinds]: type, ...more }, call))[results][module];
  const tokens = createTokens(ask);
  const loginToken = async (call?: CallOptions): Promise<string> =>
    (await ask(["login"], { assert: undefined }, call))["logintoken"];

  /** The request is shared with others, so that an aborted signal ends the wait only. */
  const token = (type: string, call?: CallOptions): Promise<string> => {
    const { race, end } = deadline(call?.signal, 0);
    return race(() => tokens.get(type)).finally(end);
  };

  /** A token that is no longer good is renewed once. */
  async function postWithToken(type: string, parameters: Data, call?: CallOptions): Promise<Data> {
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
    async login(who, call) {
      checkRecord("login", who, "{ name, password }");
      const user = await login(client.request, loginToken, who, call);
      tokens.forget();
      return user;
    },
    async logout(call) {
      await postWithToken("csrf", { action: "logout" }, call);
      tokens.forget();
      cookies.clear();
    },
  };
}

function withCookies(cookies: Cookies, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.header() !== "") headers.set("cookie", cookies.header());
    const response = await fetch(url, { ...init, headers });
    cookies.take(response);
    return response;
  };
}
