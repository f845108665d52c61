import { defaultGrants } from "../accounts/grants.ts";
import { noPassword, passwordHash } from "../accounts/password-hash.ts";
import { secretHash } from "../accounts/secrets.ts";
import { implicitGroups, rightsOf } from "../accounts/rights.ts";
import { accountName } from "../accounts/user-name.ts";
import type { StorageUnit } from "../storage/storage.ts";
import { equal } from "../storage/wiki/select.ts";
import { underscored } from "../wiki/titles.ts";
import { writeLogEntry } from "../wiki/write/log-entry.ts";
import { wikiUnit, type Actor } from "../wiki/write/wiki-unit.ts";
import type { KnownUser } from "./actors.ts";
import { clockOf } from "./clock.ts";
import type { UserSeed } from "./seed.ts";

/** A user of a seed whose passwords are hashed, which no unit of work waits for. */
export interface HashedUser {
  readonly user: UserSeed;
  readonly registered: string;
  readonly password: string;
  readonly programs: readonly { readonly app: string; readonly password: string; readonly grants: readonly string[] }[];
}

export async function hashedUsers(users: readonly UserSeed[]): Promise<readonly HashedUser[]> {
  const clock = clockOf();
  const hashed: HashedUser[] = [];
  for (const user of users) {
    const programs = [];
    for (const { label, password, grants = defaultGrants } of user.botPasswords ?? [])
      programs.push({ app: label, password: await passwordHash(password), grants });
    const password = user.password === undefined ? noPassword : await passwordHash(user.password);
    hashed.push({ user, registered: clock(user.registered), password, programs });
  }
  return hashed;
}

/** Makes the accounts, each with its entry in the log of new accounts. An account that is there already stays as it is. */
export async function storeUsers(unit: StorageUnit, users: readonly HashedUser[]): Promise<readonly KnownUser[]> {
  const known: KnownUser[] = [];
  for (const { user, registered, password, programs } of users) {
    const { groups = [], gender = "unknown", email = false, bearerTokens = [] } = user;
    const name = accountName(user.name) ?? user.name;
    const found = await unit.accounts.find(name);
    const id =
      found?.id ??
      (await unit.accounts.insert({ name, password, groups, registered: millisecondsOf(registered) })) ??
      "0";
    known.push({ id: Number(id), name, groups: found?.groups ?? groups });
    if (found !== undefined) continue;
    if (gender !== "unknown" || email)
      await unit.wiki.update("accounts", { gender, has_email: email ? 1 : 0 }, [equal("accounts.id", Number(id))]);
    for (const program of programs) await unit.accounts.setBotPassword(id, program);
    for (const { token, label = "seed", grants = defaultGrants } of bearerTokens)
      await unit.accounts.insertBearerToken({ hash: secretHash(token), account: id, label, grants });
    await tellOfAccount(
      unit,
      { account: Number(id), name, rights: rightsOf([...groups, ...implicitGroups.account]) },
      registered,
    );
  }
  return known;
}

function tellOfAccount(unit: StorageUnit, actor: Actor, timestamp: string): Promise<number> {
  const about = { ns: 2, title: underscored(actor.name) };
  return writeLogEntry(wikiUnit(unit), {
    actor,
    timestamp,
    comment: "",
    type: "newusers",
    action: "create",
    about,
    params: { userid: actor.account },
  });
}

function millisecondsOf(stored: string): number {
  const part = (from: number, to: number): number => Number(stored.slice(from, to));
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12), part(12, 14));
}
