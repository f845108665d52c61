import { timingSafeEqual } from "node:crypto";
import type { KeyStore, StoredKey } from "../storage/storage.ts";
import { keyHash, publicIdOf } from "./key-format.ts";

/** The hash to compare unknown keys with, so that the check takes as long as for a known key. */
const hashOfNoKey = new Uint8Array(32);

/**
 * Returns the stored key of an API key. The row is found by the key's public part, and the hashes are compared in
 * constant time.
 */
export async function authenticate(keys: KeyStore, text: string): Promise<StoredKey | undefined> {
  const id = publicIdOf(text);
  const stored = id === undefined ? undefined : await keys.find(id);
  const isEqual = timingSafeEqual(keyHash(text), stored?.hash ?? hashOfNoKey);
  return stored === undefined || !isEqual || stored.revoked ? undefined : stored;
}
