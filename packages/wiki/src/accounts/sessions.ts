import { randomBytes, createHmac, timingSafeEqual } from "node:crypto";
import { Failure, type Request } from "@kiln/server/query";
import type { Storage, StorageUnit, StoredAccount, StoredSession } from "../storage/storage.ts";
import { newSecret, secretHash } from "./password-hash.ts";
import { SiteCaller, type SiteCallerFacts } from "./tokens.ts";
import { accountName } from "./make.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** The lifetimes of inactive sessions, remembered logins, and the cookies that name the account. */
const lifetimes = { session: hour, remembered: 180 * day, named: 30 * day };

/** The prefix of cookie names. The real system uses the site's id. */
const prefix = "kiln";
const names = {
  session: `${prefix}_session`,
  bot: `${prefix}_BPsession`,
  id: `${prefix}UserID`,
  name: `${prefix}UserName`,
  token: `${prefix}Token`,
};

/** The sessions of the query interface: identify the caller and set the browser's cookies. */
export interface Sessions {
  /**
   * Returns the caller of a request. Throws a `Failure` if a bearer token is not valid. A caller without cookies and
   * tokens has no session.
   */
  open(request: Request): SiteCaller | Promise<SiteCaller>;
  /** Starts a session for an account. `isRemembered` allows the browser to log in again automatically. */
  enter(caller: SiteCaller, request: Request, account: StoredAccount, isRemembered: boolean): Promise<void>;
  /** Starts a session for a program of an account. */
  enterProgram(caller: SiteCaller, request: Request, account: StoredAccount, app: string): Promise<void>;
  leave(caller: SiteCaller, request: Request): Promise<void>;
}

type CallerFacts = Omit<SiteCallerFacts, "now" | "isPrivate">;

export interface SessionOptions {
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** True if only accounts may read the site. */
  readonly isPrivate?: boolean | undefined;
}

export function createSessions(storage: Storage, { now, isPrivate = false }: SessionOptions): Sessions {
  let anonymous: Promise<AnonymousSessions> | undefined;
  const signed = (): Promise<AnonymousSessions> => {
    anonymous ??= storage
      .write(({ secrets }) => secrets.get("anonymous-sessions", randomBytes(32).toString("base64url")))
      .then((secret) => anonymousSessions(secret, lifetimes.session, now));
    anonymous.catch(() => (anonymous = undefined));
    return anonymous;
  };

  const callerOf = (facts: CallerFacts): SiteCaller => new SiteCaller({ ...facts, now: now(), isPrivate });

  const open: Sessions["open"] = (request) => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) return ofBearer(storage, bearer, request).then(callerOf);
    const cookies = cookiesIn(request.headers["cookie"]);
    return cookies.size === 0 ? withoutSession(request) : ofCookies(cookies, request);
  };

  const ofCookies = async (cookies: ReadonlyMap<string, string>, request: Request): Promise<SiteCaller> => {
    const program = await ofProgram(cookies.get(names.bot), request);
    if (program !== undefined) return program;
    return ofBrowser(cookies, request);
  };

  const ofProgram = async (key: string | undefined, request: Request): Promise<SiteCaller | undefined> => {
    const found = key === undefined ? undefined : await storage.read((unit) => sessionOf(unit, key, "bot"));
    if (found === undefined || key === undefined) return undefined;
    const { account, session } = found;
    const password = await storage.read(({ accounts }) => accounts.botPassword(account.id, session.app));
    await keepAlive(session);
    return password && callerOf({ kind: "bot", key, account, grants: password.grants, request });
  };

  const ofBrowser = async (cookies: ReadonlyMap<string, string>, request: Request): Promise<SiteCaller> => {
    const key = cookies.get(names.session);
    const isOpen = !cookies.has(names.id) && !cookies.has(names.token);
    if (key !== undefined && isOpen && (await signed()).isValid(key))
      return callerOf({ kind: "anonymous", key, request });
    const found = key === undefined ? undefined : await storage.read((unit) => sessionOf(unit, key, "browser"));
    if (found !== undefined && isNamed(cookies, found.account)) {
      await keepAlive(found.session);
      return callerOf({ kind: "browser", key, account: found.account, request });
    }
    return (await remembered(cookies, request)) ?? stale(cookies, request);
  };

  /** A browser whose session has ended logs in again with a remembered token. */
  const remembered = async (
    cookies: ReadonlyMap<string, string>,
    request: Request,
  ): Promise<SiteCaller | undefined> => {
    const token = cookies.get(names.token);
    const found = token === undefined ? undefined : await storage.read((unit) => sessionOf(unit, token, "remember"));
    if (found === undefined || !isNamed(cookies, found.account)) return undefined;
    const key = newSecret();
    await storage.write(({ sessions }) =>
      sessions.insert(rowOf(key, "browser", found.account, now() + lifetimes.session)),
    );
    const caller = callerOf({ kind: "browser", key, account: found.account, request });
    caller.cookies.set(names.session, cookieField(names.session, key, terms(request)));
    return caller;
  };

  /** Returns a caller without a session. The session starts on demand. */
  const withoutSession = (request: Request): SiteCaller => {
    const begin = async (caller: SiteCaller): Promise<void> => {
      caller.key = (await signed()).make();
      keep(caller, request, names.session, caller.key);
    };
    return callerOf({ kind: "none", request, begin });
  };

  const stale = (cookies: ReadonlyMap<string, string>, request: Request): SiteCaller => {
    const caller = withoutSession(request);
    const shown = [names.bot, names.session, names.id, names.token].filter((name) => cookies.has(name));
    if (shown.some((name) => name !== names.id)) forget(caller, request, shown);
    return caller;
  };

  /** Extends a session when half of its lifetime has passed, so that most requests do not write. */
  const keepAlive = async ({ hash, expires }: StoredSession): Promise<void> => {
    const left = expires - now();
    if (left < lifetimes.session / 2)
      await storage.write(({ sessions }) => sessions.extend(hash, now() + lifetimes.session));
  };

  const terms = (request: Request, lifetime?: number) => ({
    isSecure: request.isSecure === true,
    now: now(),
    lifetime: lifetime === undefined ? undefined : lifetime / 1000,
  });

  const keep = (caller: SiteCaller, request: Request, name: string, value: string, lifetime?: number): void =>
    void caller.cookies.set(name, cookieField(name, value, terms(request, lifetime)));

  const forget = (caller: SiteCaller, request: Request, gone: readonly string[]): void => {
    for (const name of gone) caller.cookies.set(name, deletedCookie(name, request.isSecure === true));
  };

  return {
    open,
    enter: async (caller, request, account, isRemembered) => {
      const [key, token] = [newSecret(), isRemembered ? newSecret() : undefined];
      const shown = cookiesIn(request.headers["cookie"]);
      await storage.write(async ({ sessions }) => {
        for (const name of [names.session, names.token]) await sessions.delete(secretHash(shown.get(name) ?? ""));
        await sessions.insert(rowOf(key, "browser", account, now() + lifetimes.session));
        if (token !== undefined) await sessions.insert(rowOf(token, "remember", account, now() + lifetimes.remembered));
      });
      const lifetime = isRemembered ? lifetimes.remembered : lifetimes.named;
      keep(caller, request, names.session, key);
      keep(caller, request, names.id, account.id, lifetime);
      keep(caller, request, names.name, account.name, lifetime);
      if (token !== undefined) keep(caller, request, names.token, token, lifetime);
      else if (shown.has(names.token)) forget(caller, request, [names.token]);
    },
    enterProgram: async (caller, request, account, app) => {
      const key = newSecret();
      await storage.write(({ sessions }) =>
        sessions.insert({ ...rowOf(key, "bot", account, now() + lifetimes.session), app }),
      );
      caller.cookies.clear();
      keep(caller, request, names.bot, key);
    },
    leave: async (caller, request) => {
      const shown = cookiesIn(request.headers["cookie"]);
      const gone = caller.kind === "bot" ? [names.bot] : [names.session, names.id, names.token];
      await storage.write(async ({ sessions }) => {
        for (const name of gone) await sessions.delete(secretHash(shown.get(name) ?? ""));
      });
      forget(
        caller,
        request,
        gone.filter((name) => shown.has(name)),
      );
    },
  };
}

function bearerOf({ headers }: Request): string | undefined {
  const given = headers["authorization"];
  return given === undefined
    ? undefined
    : /^Bearer +(\S+)$/i.exec(Array.isArray(given) ? (given[0] ?? "") : given)?.[1];
}

async function ofBearer(storage: Storage, token: string, request: Request): Promise<CallerFacts> {
  const found = await storage.read(async ({ accounts }) => {
    const stored = await accounts.bearerToken(secretHash(token));
    const account = stored === undefined ? undefined : await accounts.get(stored.account);
    return stored && account && { account, grants: stored.grants };
  });
  if (found !== undefined) return { kind: "bearer", key: token, request, ...found };
  const text = {
    key: "mwoauth-invalid-authorization",
    text: "The authorization headers in your request are not valid: $1",
    parameters: ["Invalid access token"],
  };
  throw new Failure({ ...text, code: "mwoauth-invalid-authorization", module: "main" });
}

/** Returns a session and its account, found by the session's secret. */
async function sessionOf({ sessions, accounts }: StorageUnit, key: string, kind: StoredSession["kind"]) {
  const session = await sessions.find(secretHash(key));
  const account = session?.kind === kind ? await accounts.get(session.account) : undefined;
  return session && account && { session, account };
}

/** Reports whether the other cookies name the account of the session. */
function isNamed(cookies: ReadonlyMap<string, string>, { id, name }: StoredAccount): boolean {
  const shown = cookies.get(names.name);
  return cookies.get(names.id) === id && (shown === undefined || accountName(shown) === name);
}

function rowOf(key: string, kind: StoredSession["kind"], account: StoredAccount, expires: number): StoredSession {
  return { hash: secretHash(key), kind, account: account.id, app: "", expires };
}

/**
 * Signed sessions of anonymous users: `a.<random>.<time>.<signature>`. They are not stored, so that clients cannot fill
 * the database.
 */
interface AnonymousSessions {
  make(): string;
  /** Reports whether this server signed the string and its lifetime has not passed. */
  isValid(text: string): boolean;
}

const form = /^a\.[\w-]{22}\.([0-9a-z]{1,12})\.[\w-]{22}$/;

/** Creates anonymous sessions. `lifetime` and the time are in milliseconds. */
function anonymousSessions(secret: string, lifetime: number, now: () => number): AnonymousSessions {
  const signed = (start: string): string =>
    `${start}.${createHmac("sha256", secret).update(start).digest().subarray(0, 16).toString("base64url")}`;
  return {
    make: () => signed(`a.${randomBytes(16).toString("base64url")}.${now().toString(36)}`),
    isValid: (text) => {
      const [, time] = form.exec(text) ?? [];
      if (time === undefined || now() - parseInt(time, 36) > lifetime) return false;
      const right = signed(text.slice(0, text.lastIndexOf(".")));
      return right.length === text.length && timingSafeEqual(Buffer.from(right), Buffer.from(text));
    },
  };
}

const noCookies: ReadonlyMap<string, string> = new Map();

/** Returns the cookies of a request by name. If a name occurs twice, the first value applies. */
function cookiesIn(header: string | readonly string[] | undefined): ReadonlyMap<string, string> {
  if (header === undefined) return noCookies;
  const found = new Map<string, string>();
  for (const part of [header].flat().join(";").split(";")) {
    const [name = "", ...value] = part.split("=");
    if (!found.has(name.trim())) found.set(name.trim(), decoded(value.join("=").trim()));
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
}

interface CookieTerms {
  readonly isSecure: boolean;
  /** Lifetime in seconds. Without it, the cookie ends with the browser session. */
  readonly lifetime?: number | undefined;
  readonly now: number;
}

/** Returns a `Set-Cookie` header. Scripts cannot read the cookie, and POST requests from other sites do not send it. */
function cookieField(name: string, value: string, { isSecure, lifetime, now }: CookieTerms): string {
  const dates =
    lifetime === undefined ? [] : [`expires=${new Date(now + lifetime * 1000).toUTCString()}`, `Max-Age=${lifetime}`];
  return [`${name}=${encodeURIComponent(value)}`, ...dates, ...attributes(isSecure)].join("; ");
}

function deletedCookie(name: string, isSecure: boolean): string {
  return [`${name}=deleted`, "expires=Thu, 01 Jan 1970 00:00:01 GMT", "Max-Age=0", ...attributes(isSecure)].join("; ");
}

function attributes(isSecure: boolean): readonly string[] {
  return ["path=/", ...(isSecure ? ["secure"] : []), "HttpOnly", "SameSite=Lax"];
}
