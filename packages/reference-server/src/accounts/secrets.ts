import { hash, randomBytes } from "node:crypto";

/** 256 random bits, as text that fits a header field. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret with as many bits: it cannot be guessed from a fast hash. */
export function secretHash(secret: string): string {
  return hash("sha256", secret, "hex");
}

const letters = "0123456789abcdefghijklmnopqrstuv";

/** A password of 160 random bits, in letters that bot passwords have in the real system. */
export function newPassword(): string {
  return [...randomBytes(32)].map((byte) => letters[byte % letters.length]).join("");
}
