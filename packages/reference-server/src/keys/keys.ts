import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import { isIP } from "node:net";
import type { KeyKind, KeyStore, StoredKey } from "../storage/storage.ts";

/** The prefixes of keys, by which people and secret scanners recognize them. */
const prefixes: Readonly<Record<KeyKind, string>> = {
  "global-full": "kiln_gf",
  "global-read-only": "kiln_gr",
  "tenant-full": "kiln_tf",
  "tenant-read-only": "kiln_tr",
};

export const keyKinds = Object.keys(prefixes) as readonly KeyKind[];

export function isKeyKind(text: string): text is KeyKind {
  return keyKinds.some((kind) => kind === text);
}

const form = /^kiln_[gt][fr]_([0-9a-f]{12})_[0-9a-f]{48}_([0-9a-f]{8})$/;

export interface KeyOptions {
  /** The tenant's id, which is required for a tenant's key. */
  readonly tenant?: string | undefined;
  readonly label?: string | undefined;
  readonly addresses?: readonly string[] | undefined;
}

export interface NewKey {
  /** The key itself. Show it only once. */
  readonly text: string;
  /** The record to pass to `keys.insert`. */
  readonly stored: StoredKey;
}

/** Creates a key: its kind, its public id, 192 random bits, a checksum. Only its hash is stored. */
export function makeKey(kind: KeyKind, { tenant, label = "", addresses = [] }: KeyOptions = {}): NewKey {
  const id = randomBytes(6).toString("hex");
  const start = `${prefixes[kind]}_${id}_${randomBytes(24).toString("hex")}`;
  const text = `${start}_${checksum(start)}`;
  return { text, stored: { id, kind, hash: keyHash(text), tenant, label, addresses, revoked: false } };
}

/**
 * Returns the public id of a key; `undefined` if the string is not a key. The form and the checksum are checked without
 * access to the database.
 */
export function publicIdOf(text: string): string | undefined {
  const [, id, sum] = form.exec(text) ?? [];
  return sum === checksum(text.slice(0, -9)) ? id : undefined;
}

export function keyHash(text: string): Uint8Array {
  return hash("sha256", text, "buffer");
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

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

/** Reports whether a string is an IP address, or a network such as `192.0.2.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes("%")) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
