import { createHash, randomUUID } from "node:crypto";
import type { Storage, StorageUnit } from "../storage/storage.ts";
import { storedMoment } from "../wiki/timestamps.ts";
import { defineTag } from "../wiki/write/tag.ts";
import { watch } from "../wiki/write/watch.ts";
import { wikiUnit, type WikiUnit } from "../wiki/write/wiki-unit.ts";
import { hashedUsers, storeUsers, type HashedUser } from "./accounts.ts";
import { actorsOf, type Actors } from "./actors.ts";
import { checkSeed } from "./check-seed.ts";
import { storeExchange, type MadeKey } from "./exchange.ts";
import { refuse, type SeedFile } from "./read-seed.ts";
import { storeStashedFile } from "./stashed-files.ts";
import { titleOf, wikiEvents } from "./wiki-events.ts";

export type SeedResult =
  | { readonly kind: "stored"; readonly keys: readonly MadeKey[] }
  /** The database has been seeded before: with this seed, or with another one. */
  | { readonly kind: "there"; readonly isSame: boolean };

/** Stores a seed as one unit of work. A database that has one already stays as it is. Throws a `SeedError` where something is wrong. */
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
