import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The end of every token, which shows whether a client garbles it; it is the whole token of a caller without a session.
 */
export const tokenEnding = "+\\";

const form = /^([0-9a-f]{32})([0-9a-f]{8})\+\\$/;

/**
 * Builds a token of a type for a session: 32 digits, which require the session's secret, and the time. Nothing is
 * stored. The token is built from the session's `key` and therefore expires with the session.
 */
export function makeToken(key: string, type: string, now: number): string {
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, "0");
  return digits(key, type, time) + time + tokenEnding;
}

/** Returns whether a token is one of this type and session. Compared in constant time. */
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

/** The types that have their own tokens before a login. */
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
