import type { Storage, StoredAccount } from "../storage/storage.ts";
import { grantRights, defaultGrants } from "./grants.ts";
import { longestPassword, passwordHash, newPassword, newSecret, secretHash } from "./password-hash.ts";
import { explicitGroups } from "./rights.ts";
import { accountName } from "./user-name.ts";

/* Creates accounts and their credentials. Faults are errors for people. */

const shortestPassword = 8;
const longestApp = 32;

export interface NewAccount {
  readonly name: string;
  readonly groups?: readonly string[] | undefined;
  /** Generated if it is not given. */
  readonly password?: string | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: number | undefined;
}

/** The name and password of an account or a program. Show them only once. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Makes an account. */
export async function createAccount(storage: Storage, account: NewAccount): Promise<Credentials> {
  const { groups = [], password = newPassword(), now = Date.now() } = account;
  const name = nameOf(account.name);
  checkKnown("group", explicitGroups, groups);
  checkPassword(password);
  const taken = new Error(`The account “${name}” already exists`);
  if ((await storage.read(({ accounts }) => accounts.find(name))) !== undefined) throw taken;
  const hash = await passwordHash(password);
  const id = await storage.write(({ accounts }) => accounts.insert({ name, password: hash, groups, registered: now }));
  if (id === undefined) throw taken;
  return { name, password };
}

/** Changes the password of an account and ends all its sessions. */
export async function changePassword(storage: Storage, given: string, password = newPassword()): Promise<Credentials> {
  checkPassword(password);
  const { id, name } = await accountNamed(storage, given);
  const hash = await passwordHash(password);
  await storage.write(async ({ accounts, sessions }) => {
    await accounts.setPassword(id, hash);
    await sessions.deleteOf(id);
  });
  return { name, password };
}

export interface NewBotPassword {
  readonly account: string;
  /** The program that it is for. */
  readonly label: string;
  readonly grants?: readonly string[] | undefined;
}

/** Creates a bot password for a program, replaces its previous one and ends its sessions. */
export async function createBotPassword(
  storage: Storage,
  { account, label, grants = defaultGrants }: NewBotPassword,
): Promise<Credentials> {
  checkLabel(label);
  checkKnown("grant", Object.keys(grantRights), grants);
  const { id, name } = await accountNamed(storage, account);
  const password = newPassword();
  const hash = await passwordHash(password);
  await storage.write(async ({ accounts, sessions }) => {
    await accounts.setBotPassword(id, { app: label, password: hash, grants });
    await sessions.deleteOf(id, label);
  });
  return { name: `${name}@${label}`, password };
}

/** A token for `Authorization: Bearer`; to be shown once. */
export async function createBearerToken(
  storage: Storage,
  { account, label, grants = defaultGrants }: NewBotPassword,
): Promise<string> {
  checkKnown("grant", Object.keys(grantRights), grants);
  const { id } = await accountNamed(storage, account);
  const token = newSecret();
  await storage.write(({ accounts }) =>
    accounts.insertBearerToken({ hash: secretHash(token), account: id, label, grants }),
  );
  return token;
}

async function accountNamed(storage: Storage, given: string): Promise<StoredAccount> {
  const name = nameOf(given);
  const account = await storage.read(({ accounts }) => accounts.find(name));
  if (account === undefined) throw new Error(`There is no account “${name}”`);
  return account;
}

function nameOf(given: string): string {
  const name = accountName(given);
  // Separators between an account name and the name of a program.
  if (name === undefined || name.includes("@") || name.includes(":"))
    throw new Error(`“${given}” is not a valid account name`);
  return name;
}

function checkPassword(password: string): void {
  if (password.length < shortestPassword)
    throw new Error(`A password must have at least ${shortestPassword} characters`);
  if (Buffer.byteLength(password) > longestPassword)
    throw new Error(`A password must have at most ${longestPassword} bytes`);
}

function checkLabel(label: string): void {
  if (label === "" || label.length > longestApp || /[\s@\p{C}]/u.test(label))
    throw new Error(`A label must have 1 to ${longestApp} characters, and contain neither spaces nor “@”`);
}

function checkKnown(what: string, known: readonly string[], given: readonly string[]): void {
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new Error(`There is no ${what} “${unknown}”. Known: ${known.join(", ")}`);
}
