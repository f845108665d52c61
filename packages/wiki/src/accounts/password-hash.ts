import { randomBytes, scrypt, timingSafeEqual, type BinaryLike, hash } from "node:crypto";

class TooMuchWaits extends Error {
  readonly statusCode = 503;

  constructor() {
    super("Too many tasks are queued");
    this.name = "TooMuchWaits";
  }
}

/**
 * Returns a queue that runs tasks in order, at most `atOnce` at a time. Rejects a task if `mostWaiting` tasks are
 * already waiting.
 */
export function workQueue(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooMuchWaits();
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Maximum length of a password in bytes of UTF-8. A longer password is invalid and is not hashed. */
export const longestPassword = 4096;

/** The cost of a new hash: 32 MiB of memory and 0.1 seconds. Each stored hash contains its own parameters. */
const current: Cost = { logN: 15, r: 8, p: 1 };

/**
 * The cost of the hash of a random password for demos and tests, which start in less time. Nobody can guess such a
 * password, but a login shows by its duration that the account exists.
 */
export const demoCost: Cost = { ...current, logN: 10 };

const mostMemory = 256 * 1024 * 1024;
const [saltLength, hashLength] = [16, 32];

/** Uses at most two of Node's four pool threads, because other work needs them too. */
const hashing = workQueue(2, 32);

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

interface Cost {
  /** The binary logarithm of the number of iterations. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Returns the hash of a password, with its salt and cost: `$scrypt$ln=15,r=8,p=1$<salt>$<hash>`. */
export async function passwordHash(password: string, cost = current): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** The hash for unknown accounts and accounts without a password. It makes the check take the same time. */
export const noPassword = `$scrypt$ln=${current.logN},r=${current.r},p=${current.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Reports whether a password has this hash. Without a stored hash, the check takes the same time and fails. Hashes are
 * compared in constant time.
 */
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

/** Returns 256 random bits as a string for a header. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns the stored hash of a random secret. A fast hash is safe, because a secret with this many bits cannot be
 * guessed.
 */
export function secretHash(secret: string): string {
  return hash("sha256", secret, "hex");
}

const letters = "0123456789abcdefghijklmnopqrstuv";

/** Returns a password of 160 random bits, in the alphabet of the real system's bot passwords. */
export function newPassword(): string {
  return [...randomBytes(32)].map((byte) => letters[byte % letters.length]).join("");
}
