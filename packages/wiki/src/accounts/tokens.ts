import { createHmac, timingSafeEqual } from "node:crypto";

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

export interface ShownToken {
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
