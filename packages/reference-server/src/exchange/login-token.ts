import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { resolveIdentity } from "./identity.js";

/** 256 random bits, as text for an address or a form. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** @param {string} token */
export function tokenHash(token) {
  return hash("sha256", token, "hex");
}

/** How a validity is stored: `ONCE`, or the moment in UTC; undefined where it is none. A moment without an offset is in UTC. @param {string} validity */
export function storedValidity(validity) {
  if (validity === "ONCE") return validity;
  const moment = new Date(validity.replace(" ", "T") + (/(?:Z|[+-]\d\d:?\d\d)$/.test(validity) ? "" : "Z"));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/**
 * Whether somebody may come in with a token in place of the password. A single-use one is gone then.
 * @param {import("../storage/types.js").Storage} storage @param {string} user @param {string} token @param {() => number} now
 */
export async function login(storage, user, token, now) {
  const hashed = tokenHash(token);
  const found = await storage.read(async ({ identities }) => {
    const holder = user === "" ? undefined : await resolveIdentity(identities, user);
    const stored = holder === undefined ? undefined : await identities.tokenOf(holder);
    return holder && stored && { holder, stored };
  });
  if (found === undefined || !isEqual(found.stored.hash, hashed)) return false;
  if (found.stored.validity !== "ONCE") return now() < Date.parse(found.stored.validity);
  // Compared and cleared in one step: of many logins at once, one finds it.
  return storage.write(({ identities }) => identities.consume(found.holder, hashed));
}

/** @param {string} a @param {string} b both are hashes */
function isEqual(a, b) {
  return timingSafeEqual(Buffer.from(a, "hex"), Buffer.from(b, "hex"));
}
