import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Storage } from "../storage/storage.ts";
import { resolveIdentity } from "./resolve-identity.ts";

/** Returns 256 random bits as a string for a URL or a form. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenHash(token: string): string {
  return hash("sha256", token, "hex");
}

/** Returns a valid validity in its stored form: `ONCE`, or the time in UTC. A time without an offset is in UTC. */
export function storedValidity(validity: string): string {
  if (validity === "ONCE") return validity;
  const moment = new Date(validity.replace(" ", "T") + (/(?:Z|[+-]\d\d:?\d\d)$/.test(validity) ? "" : "Z"));
  return moment.toISOString();
}

/** Reports whether a user may log in with a token in place of the password. Consumes a single-use token. */
export async function login(storage: Storage, user: string, token: string, now: () => number): Promise<boolean> {
  const hashed = tokenHash(token);
  const found = await storage.read(async ({ identities }) => {
    const holder = await resolveIdentity(identities, user);
    const stored = holder === undefined ? undefined : await identities.tokenOf(holder);
    return holder && stored && { holder, stored };
  });
  if (found === undefined || !isEqual(found.stored.hash, hashed)) return false;
  if (found.stored.validity !== "ONCE") return now() < Date.parse(found.stored.validity);
  // The token is compared and cleared in one step, so only one of several concurrent logins succeeds.
  return storage.write(({ identities }) => identities.consume(found.holder, hashed));
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, "hex"), Buffer.from(b, "hex"));
}
