import { createHmac, timingSafeEqual } from "node:crypto";
import type { Caller, Request } from "@kiln/server/query";
import type { StoredAccount } from "../storage/storage.ts";
import { implicitGroups, limitedTo, rightsOf, rightsOfAnonymous } from "./rights.ts";

/**
 * The end of every token, which reveals whether a client garbles it. Callers without a session use it as the whole
 * token.
 */
export const tokenEnding = "+\\";

const form = /^([0-9a-f]{32})([0-9a-f]{8})\+\\$/;

/**
 * Builds a token of a type for a session: 32 digits derived from the session's `key`, and the time. Tokens are not
 * stored and expire with the session.
 */
export function makeToken(key: string, type: string, now: number): string {
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, "0");
  return digits(key, type, time) + time + tokenEnding;
}

/** Reports whether a token has this type and belongs to this session. Compares in constant time. */
export function isToken(key: string, type: string, token: string): boolean {
  const [, given, time] = form.exec(token) ?? [];
  return (
    given !== undefined &&
    time !== undefined &&
    timingSafeEqual(Buffer.from(given), Buffer.from(digits(key, type, time)))
  );
}

function digits(key: string, type: string, time: string): string {
  return createHmac("sha256", key).update(`${type}\n${time}`).digest("hex").slice(0, 32);
}

/** The token types that are available before a login. */
const beforeLogin = ["createaccount", "login"];

/** Reports whether a caller has tokens of a type. A caller without tokens sends only the token ending. */
export function hasTokens(type: string, isLoggedIn: boolean): boolean {
  return isLoggedIn || beforeLogin.includes(type);
}

interface ShownToken {
  readonly type: string;
  readonly token: string;
  /** The key of the session; `undefined` without a session. */
  readonly key: string | undefined;
  readonly isLoggedIn: boolean;
}

/** Reports whether a token is valid for the caller. */
export function isRightToken({ type, token, key, isLoggedIn }: ShownToken): boolean {
  if (!hasTokens(type, isLoggedIn)) return token === tokenEnding;
  return key !== undefined && isToken(key, type, token);
}

/** The authentication method of a caller. */
type SessionKind = "none" | "anonymous" | "browser" | "bot" | "bearer";

export class SiteCaller implements Caller {
  readonly kind: SessionKind;
  readonly account: StoredAccount | undefined;
  readonly name: string | undefined;
  readonly id: number | undefined;
  readonly address: string | undefined;
  readonly groups: readonly string[];
  readonly rights: readonly string[];
  /** The secret from which the session's tokens are built; `undefined` without a session. */
  key: string | undefined;
  /** Starts an anonymous session if there is no session. */
  readonly begin: () => Promise<void>;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** The `Set-Cookie` headers of the response, keyed by cookie name. */
  readonly cookies = new Map<string, string>();

  readonly #request: Request;

  constructor({ kind, key, account, grants, request, now, isPrivate, begin }: SiteCallerFacts) {
    this.#request = request;
    this.now = now;
    this.begin = async () => {
      if (this.key === undefined) await begin?.(this);
    };
    this.kind = kind;
    this.key = key;
    this.account = account;
    this.name = account?.name;
    this.id = account === undefined ? undefined : Number(account.id);
    this.address = request.address;
    this.groups = groupsOf(account);
    const rights = account === undefined ? rightsOfAnonymous(isPrivate) : rightsOf(this.groups, isPrivate);
    this.rights = grants === undefined ? rights : limitedTo(grants, rights);
  }

  /** The `Accept-Language` header of the request. */
  get languages(): string {
    return [this.#request.headers["accept-language"] ?? ""].flat().join(",");
  }
}

export interface SiteCallerFacts {
  readonly kind: SessionKind;
  readonly key?: string | undefined;
  readonly account?: StoredAccount | undefined;
  /** The grants of the program; `undefined` if the account itself is logged in. */
  readonly grants?: readonly string[] | undefined;
  readonly request: Request;
  readonly now: number;
  readonly isPrivate: boolean;
  readonly begin?: ((caller: SiteCaller) => Promise<void>) | undefined;
}

/** Returns all groups of an account, assigned ones first. */
export function groupsOf(account: StoredAccount | undefined): readonly string[] {
  return account === undefined ? implicitGroups.anonymous : [...account.groups.toSorted(), ...implicitGroups.account];
}

/** Returns the caller as a caller of this site; `undefined` if scripts of any site may read the response. */
export function siteCaller(caller: Caller): SiteCaller | undefined {
  return caller instanceof SiteCaller ? caller : undefined;
}
