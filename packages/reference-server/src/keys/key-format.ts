import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** @typedef {import("../storage/types.js").StoredKey} StoredKey */

/** What a key begins with, so that people and scanners know what they have found. @type {Readonly<Record<StoredKey["kind"], string>>} */
const prefixes = {
  "global-full": "kiln_gf",
  "global-read-only": "kiln_gr",
  "tenant-full": "kiln_tf",
  "tenant-read-only": "kiln_tr",
};

export const kinds = /** @type {readonly StoredKey["kind"][]} */ (Object.keys(prefixes));

/** @param {string} text @returns {text is StoredKey["kind"]} */
export function isKind(text) {
  return kinds.some((kind) => kind === text);
}

const form = /^kiln_[gt][fr]_([0-9a-f]{12})_[0-9a-f]{48}_([0-9a-f]{8})$/;

/**
 * A new key: its kind, its public id, 192 random bits, a checksum. The text is shown once; only its hash is stored.
 * @param {StoredKey["kind"]} kind @param {{ readonly tenant?: string, readonly label?: string, readonly addresses?: readonly string[] }} [options]
 * @returns {{ readonly text: string, readonly stored: StoredKey }}
 */
export function makeKey(kind, { tenant, label = "", addresses = [] } = {}) {
  const id = randomBytes(6).toString("hex");
  const start = `${prefixes[kind]}_${id}_${randomBytes(24).toString("hex")}`;
  const text = `${start}_${checksum(start)}`;
  return { text, stored: { id, kind, hash: hashOf(text), tenant, label, addresses, revoked: false } };
}

/** The public id of a key; undefined where the text is none, which its checksum tells without a look at the database. @param {string} text */
export function idOf(text) {
  const [, id, sum] = form.exec(text) ?? [];
  return sum === checksum(text.slice(0, -9)) ? id : undefined;
}

/** @param {string} text @returns {Uint8Array} */
export function hashOf(text) {
  return hash("sha256", text, "buffer");
}

/** @param {string} text */
function checksum(text) {
  return crc32(text).toString(16).padStart(8, "0");
}
