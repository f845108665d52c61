import { deadline } from "../../http/client/retries.js";
import type { TransportSetup } from "../../http/client/transport.js";
import type { Credentials, LoggedIn, QueryClientOptions } from "./options.js";
import { checkRecord } from "../../query/client/requests.js";
import type { UntypedClient } from "../../query/client/client.js";
import { createClient } from "./client.js";
import { type Data, QueryError, refusal } from "../../query/client/errors.js";
import type { CallOptions } from "../../query/client/options.js";
import type { Table } from "../../query/client/table.js";

/** An untyped client that can log in and write. */
export interface UntypedAccountClient extends UntypedClient {
  token(type: string, call?: CallOptions): Promise<string>;
  postWithToken(type: string, parameters: Data, call?: CallOptions): Promise<Data>;
  login(who: Credentials, call?: CallOptions): Promise<LoggedIn>;
  logout(call?: CallOptions): Promise<void>;
}

/** Creates a client that can log in and write. It manages tokens, and stores cookies if the runtime does not. */
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

  /** Returns a token. Callers share one request, so an aborted signal only ends this caller's wait. */
  const token = (type: string, call?: CallOptions): Promise<string> => {
    const { race, end } = deadline(call?.signal, 0);
    return race(() => tokens.get(type)).finally(end);
  };

  /** Sends a POST request with a token. If the token has expired, renews it once. */
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

interface Cookies {
  /** The value of the `Cookie` header, or an empty string if there are no cookies. */
  header(): string;
  take(response: Response): void;
  clear(): void;
}

/**
 * Stores the cookies of one host, for runtimes that store none. Browsers store cookies and hide them from scripts. The
 * cookies are sent only to the host of the endpoint, regardless of their `Domain` attribute.
 */
function createCookies(endpoint: () => string | URL): Cookies {
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

/**
 * Returns whether the attribute makes the cookie expire now. Later expiry is left to the server, which ends its session
 * too.
 */
function isOver(attribute: string): boolean {
  const [name, value = ""] = attribute.trim().split("=") as [string, string?];
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value.replaceAll("-", " ")) <= Date.now();
}

/** The maximum number of login attempts. The session of the first login token may expire before the login. */
const tries = 2;

/** Logs in with a bot password. The caller is still anonymous, so `assert` is omitted. */
async function login(
  send: UntypedClient["request"],
  loginToken: (call?: CallOptions) => Promise<string>,
  { name, password }: Credentials,
  call?: CallOptions,
): Promise<LoggedIn> {
  for (let left = tries; ; ) {
    const lgtoken = await loginToken(call);
    const { login: response = {} } = await send(
      { action: "login", lgname: name, lgpassword: password, lgtoken, assert: undefined },
      { ...call, post: true },
    );
    if (response.result === "Success") return { id: response.lguserid, name: response.lgusername };
    const lost = ["NeedToken", "WrongToken"].includes(response.result);
    if (!lost || --left === 0) throw failure(response);
  }
}

function failure({ result = "Failed", reason }: Data): QueryError {
  const {
    code = "login-failed",
    text: info = typeof reason === "string" ? reason : `The login failed with the result ${result}`,
  } = reason ?? {};
  return new QueryError({ code, info, module: "login", status: undefined });
}

type TokensByName = Readonly<Record<string, string>>;

interface Tokens {
  get(type: string): Promise<string>;
  forget(): void;
}

/** Creates a token cache. Types requested at the same time share one request. */
function createTokens(ask: (types: readonly string[]) => Promise<TokensByName>): Tokens {
  const known = new Map<string, Promise<string>>();
  let wanted: string[] = [];
  let asked: Promise<TokensByName> | undefined;

  async function askAll(): Promise<TokensByName> {
    // Types requested in the same tick share this request.
    await undefined;
    const types = wanted;
    [wanted, asked] = [[], undefined];
    return ask(types);
  }

  function request(type: string): Promise<string> {
    wanted.push(type);
    return (asked ??= askAll()).then((tokens) => {
      const token = tokens[`${type}token`];
      if (token === undefined) throw refusal("unknown-token", `The response has no token of the type ${type}`);
      return token;
    });
  }

  return {
    get(type) {
      const token = known.get(type) ?? request(type);
      known.set(type, token);
      // Request a token again after a failure.
      token.catch(() => known.get(type) === token && known.delete(type));
      return token;
    },
    forget: () => known.clear(),
  };
}
