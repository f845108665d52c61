import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Sessions of whoever is not logged in: they are signed, and not stored, so that asking for them costs nothing that lasts.
 * `a.<random>.<time>.<signature>`.
 */
export interface AnonymousSessions {
  make(): string;
  /** Whether a text is one that was made here, and not too long ago. */
  isValid(text: string): boolean;
}

const form = /^a\.[\w-]{22}\.([0-9a-z]{1,12})\.[\w-]{22}$/;

/** `lifetime` and the time are in milliseconds. */
export function anonymousSessions(secret: string, lifetime: number, now: () => number): AnonymousSessions {
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
