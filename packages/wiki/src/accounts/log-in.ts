import { hash } from "node:crypto";
import type { AttemptLimit, Storage, StoredAccount } from "../storage/storage.ts";
import { isPassword } from "./password-hash.ts";
import { accountName } from "./make.ts";
import { normalizeIP } from "@fastify/rate-limit";

/**
 * The reason why a login failed: the input is unusable, the name or the password is wrong, or there were too many
 * attempts.
 */
export type Refusal = "no-way" | "wrong" | "throttled";

export type LogIn = { readonly account: StoredAccount } | { readonly refusal: Refusal };

export interface Given {
  readonly name: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Checks the name and the password of an account. An unknown name takes as long as a wrong password and has the same
 * result.
 */
export async function logIn(storage: Storage, { name: given, password, address }: Given): Promise<LogIn> {
  const name = accountName(given);
  if (name === undefined || password === "") return { refusal: "no-way" };
  const attempt: Attempt = { kind: "main", name, address };
  if (await isThrottled(storage, attempt)) return { refusal: "throttled" };
  const account = await storage.read(({ accounts }) => accounts.find(name));
  if (!(await isPassword(password, account?.password)) || account === undefined) return { refusal: "wrong" };
  await clearAttempts(storage, attempt);
  return { account };
}

/** An account, and the program whose bot password was used. */
export type ProgramLogIn = { readonly account: StoredAccount; readonly app: string } | { readonly refusal: Refusal };

/** Checks the bot password of a program in the same way; `undefined` if the input has a different form. */
export async function logInProgram(storage: Storage, given: Given): Promise<ProgramLogIn | undefined> {
  const parts = programOf(given);
  const name = parts && accountName(parts.name);
  if (parts === undefined || name === undefined) return undefined;
  const { app, password } = parts;
  const attempt: Attempt = { kind: "bot", name, address: given.address };
  if (await isThrottled(storage, attempt)) return { refusal: "throttled" };
  const found = await storage.read(async ({ accounts }) => {
    const account = await accounts.find(name);
    const stored = account === undefined ? undefined : await accounts.botPassword(account.id, app);
    return { account, stored };
  });
  if (!(await isPassword(password, found.stored?.password)) || found.account === undefined) return { refusal: "wrong" };
  await clearAttempts(storage, attempt);
  return { account: found.account, app };
}

/** The form of a bot password. */
const form = /^[0-9a-w]{32,}$/;

/** Parses `Name@program` with its password, or `Name` with `program@password`. */
function programOf({
  name,
  password,
}: Given): { readonly name: string; readonly app: string; readonly password: string } | undefined {
  const at = name.lastIndexOf("@");
  if (at >= 0 && form.test(password)) return { name: name.slice(0, at), app: name.slice(at + 1), password };
  const end = password.lastIndexOf("@");
  const own = password.slice(end + 1);
  return end > 0 && form.test(own) ? { name, app: password.slice(0, end), password: own } : undefined;
}

const minute = 60_000;

/**
 * Limits of attempts. The real system limits attempts per name and address only. This server also limits them per
 * address and per name.
 */
const limits = {
  name: { most: 5, window: 5 * minute },
  nameForDays: { most: 150, window: 48 * 60 * minute },
  address: { most: 50, window: 5 * minute },
  account: { most: 200, window: 60 * minute },
} as const;

export interface Attempt {
  /** Attempts with bot passwords are counted separately. */
  readonly kind: "main" | "bot";
  /** The normalized name. */
  readonly name: string;
  readonly address: string;
}

/**
 * Counts an attempt and reports whether there were too many. Concurrent attempts are all counted before the first
 * password is checked.
 */
export function isThrottled(storage: Storage, attempt: Attempt): Promise<boolean> {
  return storage.write(({ attempts }) => attempts.count(limitsOf(attempt)));
}

/** Clears the count of a name from an address after a successful login. */
export function clearAttempts(storage: Storage, attempt: Attempt): Promise<void> {
  const [first] = limitsOf(attempt);
  return storage.write(async ({ attempts }) => {
    if (first !== undefined) await attempts.clear(first.key);
  });
}

function limitsOf({ kind, name, address }: Attempt): readonly AttemptLimit[] {
  const from = networkOf(address);
  return [
    { key: keyOf(kind, "name", name, from), ...limits.name },
    { key: keyOf(kind, "days", name, from), ...limits.nameForDays },
    { key: keyOf(kind, "address", from), ...limits.address },
    { key: keyOf(kind, "account", name), ...limits.account },
  ];
}

/** Hashes the parts, because the name may be a mistyped password and must not be stored. */
function keyOf(...parts: readonly string[]): string {
  return hash("sha256", JSON.stringify(parts), "hex");
}

/** Returns the network of an address that counts as one client. IPv6 assigns each household a network of 64 bits. */
export function networkOf(address: string): string {
  return address.includes(":") ? normalizeIP(address) : address;
}
