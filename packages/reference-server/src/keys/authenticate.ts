import { timingSafeEqual } from "node:crypto";
import { hashOf, idOf } from "./format.js";

const nobody = new Uint8Array(32);

/**
 * Whose key it is. The row is found by the key's public part, and hashes are compared in a time that does not tell how much of them is equal.
 * @param {import("../storage/types.js").KeyStore} keys @param {string} text
 */
export async function authenticate(keys, text) {
  const id = idOf(text);
  const stored = id === undefined ? undefined : await keys.find(id);
  const isEqual = timingSafeEqual(hashOf(text), stored?.hash ?? nobody);
  return stored === undefined || !isEqual || stored.revoked ? undefined : stored;
}
