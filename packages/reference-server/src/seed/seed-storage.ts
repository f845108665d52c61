import type { Storage } from "../storage/storage.ts";
import type { MadeKey } from "./exchange.ts";
import { readSeed, seedFileOf } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { storeSeed, type SeedResult } from "./store-seed.ts";

/** Stores what a file, a folder or a program says, where the database has no seed yet. */
export async function seedStorage(storage: Storage, seed: string | Seed): Promise<SeedResult> {
  return storeSeed(storage, typeof seed === "string" ? await readSeed(seed) : [await seedFileOf(seed)]);
}

/** What became of a seed, for the log. */
export function seedText(result: SeedResult): string {
  if (result.kind === "stored") return "The seed was stored.";
  return result.isSame
    ? "The seed is already stored: the database is unchanged."
    : "The database already has another seed, and is unchanged.";
}

/** The keys that were made, for people. */
export function keysText(keys: readonly MadeKey[]): string {
  if (keys.length === 0) return "";
  const lines = keys.map(
    ({ kind, tenant, label, text }) =>
      `  ${[kind.padEnd(18), tenant, label].filter((one) => one !== "").join(" ")}  ${text}\n`,
  );
  return `Keys of the seed, shown only once:\n${lines.join("")}`;
}
