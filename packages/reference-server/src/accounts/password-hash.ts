import { randomBytes, scrypt, timingSafeEqual, type BinaryLike } from "node:crypto";
import { workQueue } from "./work-queue.ts";

/** In bytes of UTF-8: a longer password is none, and is not hashed. */
export const longestPassword = 4096;

/** What a hash costs: 32 MiB of memory, and a tenth of a second. A hash keeps those that it was made with. */
const current = { logN: 15, r: 8, p: 1 } as const;
const mostMemory = 256 * 1024 * 1024;
const [saltLength, hashLength] = [16, 32];

/** Hashing takes threads that other work needs, too: two of Node's four. */
const hashing = workQueue(2, 32);

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** The hash of a password, with its salt and what it costs: `$scrypt$ln=15,r=8,p=1$<salt>$<hash>`. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await derive(password, salt, current);
  return `$scrypt$ln=${current.logN},r=${current.r},p=${current.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** The hash of no password: of accounts without one, and what is compared where there is no account, so that it takes as long. */
export const noPassword = `$scrypt$ln=${current.logN},r=${current.r},p=${current.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Whether a password has this hash; without one it is compared all the same, and is wrong. The hashes are compared in constant time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  if (Buffer.byteLength(password) > longestPassword) return false;
  const [, logN, r, p, salt = "", hash = ""] = form.exec(stored ?? noPassword) ?? [];
  if (logN === undefined) throw new Error("A stored password hash has an unknown format");
  const derived = await derive(password, Buffer.from(salt, "base64url"), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(hash, "base64url")) && stored !== undefined;
}

function derive(password: string, salt: BinaryLike, { logN, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: mostMemory };
  return hashing(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, hashLength, options, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
}
