import type { Storage, StoredAccount } from "../storage/storage.ts";
import { clearAttempts, isThrottled, type Attempt } from "./attempts.ts";
import { isPassword } from "./password-hash.ts";
import { accountName } from "./user-name.ts";

/** Why a login fails: there is no way to try, the name or the password is wrong, or there were too many attempts. */
export type Refusal = "no-way" | "wrong" | "throttled";

export type LogIn = { readonly account: StoredAccount } | { readonly refusal: Refusal };

export interface Given {
  readonly name: string;
  readonly password: string;
  readonly address: string;
}

/** Looks at the name and the password of an account. An unknown name takes as long as a wrong password, and is answered alike. */
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

/** An account, and the program that has a password of its own. */
export type ProgramLogIn = { readonly account: StoredAccount; readonly app: string } | { readonly refusal: Refusal };

/** The same for the password of a program; undefined where what is given cannot be one. */
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

/** What a password of a program is made of. */
const form = /^[0-9a-w]{32,}$/;

/** `Name@program` with its password, or `Name` with `program@password`. */
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
