import { createHash, randomUUID } from "node:crypto";
import {
  type Actor,
  type WikiUnit,
  accountName,
  defaultGrants,
  defineTag,
  equal,
  implicitGroups,
  mediaTypeOf,
  noPassword,
  passwordHash,
  rightsOf,
  secretHash,
  storedMoment,
  underscored,
  watch,
  wikiUnit,
  writeLogEntry,
} from "@kiln/wiki";
import type { Storage, StorageUnit } from "../storage/storage.ts";
import { type MadeKey, storeExchange } from "./exchange.ts";
import { readSeed, seedFileOf, refuse, type SeedFile } from "./read-seed.ts";
import {
  type Actors,
  type KnownUser,
  type Seed,
  type StashedFileSeed,
  type UserSeed,
  actorsOf,
  clockOf,
} from "./seed.ts";
import { checkSeed } from "./check-seed.ts";
import { titleOf, wikiEvents } from "./wiki-events.ts";

/** Stores a seed from a file, a folder or an object, unless the database already has a seed. */
export async function seedStorage(storage: Storage, seed: string | Seed): Promise<SeedResult> {
  return storeSeed(storage, typeof seed === "string" ? await readSeed(seed) : [await seedFileOf(seed)]);
}

export function seedText(result: SeedResult): string {
  if (result.kind === "stored") return "The seed was stored.";
  return result.isSame
    ? "The seed is already stored: the database is unchanged."
    : "The database already has another seed, and is unchanged.";
}

export function keysText(keys: readonly MadeKey[]): string {
  if (keys.length === 0) return "";
  const lines = keys.map(
    ({ kind, tenant, label, text }) =>
      `  ${[kind.padEnd(18), tenant, label].filter((one) => one !== "").join(" ")}  ${text}\n`,
  );
  return `Keys of the seed, shown only once:\n${lines.join("")}`;
}

async function storeStashedFile({ wiki }: WikiUnit, one: StashedFileSeed, actors: Actors): Promise<void> {
  const {
    user,
    key,
    timestamp = "2024-01-01T00:00:00Z",
    status = "finished",
    size = 20_000,
    width = 640,
    height = 480,
    mime = "image/png",
  } = one;
  const sha1 = createHash("sha1").update(key).digest("hex");
  const media = { size, width, height, bits: 8, media_type: mediaTypeOf(mime), mime, sha1 };
  await wiki.create("stashed_files", [
    { account: actors(user).account, file_key: key, timestamp: storedMoment(timestamp), status, ...media },
  ]);
}

export type SeedResult =
  | { readonly kind: "stored"; readonly keys: readonly MadeKey[] }
  /** The database already has a seed: this one, or another one. */
  | { readonly kind: "there"; readonly isSame: boolean };

/**
 * Stores a seed as one unit of work. A database that already has a seed is unchanged. Throws a `SeedError` if the seed
 * has faults.
 */
export async function storeSeed(storage: Storage, files: readonly SeedFile[]): Promise<SeedResult> {
  await refuse(checkSeed(files));
  const users = await hashedUsers(files.flatMap(({ seed }) => seed.wiki?.users ?? []));
  const digest = createHash("sha256")
    .update(JSON.stringify(files.map(({ seed }) => seed)))
    .digest("hex");
  const proposed = `${digest} ${randomUUID()}`;
  return storage.write(async (unit): Promise<SeedResult> => {
    const stored = await unit.secrets.get("seed", proposed);
    if (stored !== proposed) return { kind: "there", isSame: stored.startsWith(digest) };
    const keys: MadeKey[] = [];
    for (const {
      seed: { exchange },
    } of files)
      if (exchange !== undefined) keys.push(...(await storeExchange(unit, exchange)));
    if (files.some(({ seed }) => seed.wiki !== undefined)) await storeWiki(unit, files, users);
    return { kind: "stored", keys };
  });
}

async function storeWiki(
  storage: StorageUnit,
  files: readonly SeedFile[],
  users: readonly HashedUser[],
): Promise<void> {
  const unit = wikiUnit(storage);
  const actors = actorsOf(await storeUsers(storage, users));
  const wikis = files.flatMap(({ seed }) => seed.wiki ?? []);
  for (const { tags = [] } of wikis)
    for (const { active = true, ...tag } of tags) await defineTag(unit, { ...tag, isActive: active });
  for (const event of wikiEvents(files)) await event.run(unit, actors);
  for (const { stashedFiles = [] } of wikis) for (const one of stashedFiles) await storeStashedFile(unit, one, actors);
  for (const { watchlists = [] } of wikis) for (const one of watchlists) await storeWatchlist(unit, one, actors);
}

type Watchlist = NonNullable<NonNullable<SeedFile["seed"]["wiki"]>["watchlists"]>[number];

async function storeWatchlist(unit: WikiUnit, { user, titles }: Watchlist, actors: Actors): Promise<void> {
  const { account } = actors(user);
  for (const one of titles) {
    const { title, notified, expiry } =
      typeof one === "string" ? { title: one } : { notified: undefined, expiry: undefined, ...one };
    await watch(unit, {
      account,
      title: titleOf(title),
      notified: notified === undefined ? null : storedMoment(notified),
      expiry: expiry === undefined ? null : storedMoment(expiry),
    });
  }
}

/** A user of a seed whose passwords are already hashed, so that no unit of work waits for hashing. */
interface HashedUser {
  readonly user: UserSeed;
  readonly registered: string;
  readonly password: string;
  readonly programs: readonly { readonly app: string; readonly password: string; readonly grants: readonly string[] }[];
}

async function hashedUsers(users: readonly UserSeed[]): Promise<readonly HashedUser[]> {
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

/** Creates the accounts, with entries in the log of new accounts. Existing accounts are unchanged. */
async function storeUsers(unit: StorageUnit, users: readonly HashedUser[]): Promise<readonly KnownUser[]> {
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
