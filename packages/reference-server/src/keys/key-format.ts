import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { KeyKind, StoredKey } from "../storage/storage.ts";

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
