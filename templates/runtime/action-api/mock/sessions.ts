import { sum } from "../../core/samples/numbers.js";
import type { TokenCheck } from "../server/action.js";
import type { Caller, Request } from "../../query/server/request.js";

/** Passwords by login name, such as `Example@bot`. */
export type Accounts = Readonly<Record<string, string>>;

export interface Sessions {
  callerOf(request: Request): Caller;
  cookiesOf(caller: Caller): readonly string[];
  /** Begins a session. Returns undefined if the name or the password is wrong. */
  enter(caller: Caller, name: string, password: string): Caller | undefined;
  leave(caller: Caller): void;
  tokenOf(type: string, caller: Caller): string;
  isToken(check: TokenCheck): boolean;
  clear(): void;
}

const cookieName = "mock_session";
const tokenEnding = "+\\";
/** The rights of every account. Few tests depend on rights. */
const rights = ["read", "edit", "createpage", "createtalk", "minoredit", "bot", "apihighlimits"];
const anonymousRights = ["read", "edit", "createpage", "createtalk"];

/**
 * Returns whether responses can carry `Set-Cookie`. In browsers they can't, so all requests share one session there.
 */
const carriesCookies = (): boolean =>
  new Response(null, { headers: { "set-cookie": "a=b" } }).headers.has("set-cookie");

export function createSessions(accounts: Accounts | undefined): Sessions {
  const known = new Map<string, Caller>();
  const cookies = new WeakMap<Caller, string>();
  const areCookiesCarried = carriesCookies();
  let started = 0;
  const idOf = ({ headers }: Request): string => {
    const [, id] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(String(headers["cookie"] ?? "")) ?? [];
    return id ?? (areCookiesCarried ? "" : "only");
  };
  const ids = new WeakMap<Caller, string>();

  const tokenOf: Sessions["tokenOf"] = (type, { name }) => {
    if (name === undefined && type !== "login" && type !== "createaccount") return tokenEnding;
    return `${sum(`${type} of ${name ?? "nobody"}`)
      .toString(16)
      .padStart(8, "0")}${tokenEnding}`;
  };
  return {
    callerOf(request) {
      const id = idOf(request);
      const account = known.get(id) ?? { rights: anonymousRights, groups: ["*"], address: request.address };
      const caller = { ...account };
      ids.set(caller, id);
      return caller;
    },
    cookiesOf: (caller) => [cookies.get(caller) ?? []].flat(),
    enter(caller, given, password) {
      const isKnown =
        accounts === undefined
          ? given !== "" && password !== ""
          : Object.hasOwn(accounts, given) && accounts[given] === password;
      if (!isKnown) return undefined;
      const name = given.replace(/@.*$/s, "").replaceAll("_", " ");
      const account: Caller = { id: 1 + (sum(name) % 100_000), name, rights, groups: ["*", "user", "bot"] };
      const id = areCookiesCarried ? `session${++started}` : "only";
      known.set(id, account);
      cookies.set(caller, `${cookieName}=${id}; Path=/; HttpOnly`);
      return account;
    },
    leave(caller) {
      known.delete(ids.get(caller) ?? "");
      cookies.set(caller, `${cookieName}=; Path=/; Max-Age=0`);
    },
    tokenOf,
    isToken: ({ type, token, caller }) => token === tokenOf(type, caller),
    clear: () => known.clear(),
  };
}
