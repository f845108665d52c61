import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { interwikis } from "../../../packages/reference-server/src/query/site/interwikis.ts";
import { readSeed, type SeedFile } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { callersAt, type Callers } from "./ask-both.ts";
import type { Account } from "./callers.ts";
import { changesOf, type Change } from "./changes.ts";
import { factsIn, type Facts } from "./facts.ts";
import { follow } from "./follow.ts";
import { databaseOf, type ComparedWiki } from "./fresh.ts";
import { load } from "./load.ts";
import { mirror } from "./mirror.ts";
import { databaseIn, serveOurs, type Ours } from "./ours.ts";
import { compareRows, type RowDifference } from "./rows.ts";

/** Both wikis with the same in them, and who asks. */
export interface Prepared {
  readonly real: Callers;
  readonly ours: Callers;
  readonly facts: Facts;
  /** Changes that the real wiki refused. */
  readonly failed: readonly string[];
  /** Where the reference server has stored something else. */
  readonly rows: readonly RowDifference[];
  close(): Promise<void>;
}

/** Makes what a seed describes in both. */
export async function prepare(wiki: ComparedWiki): Promise<Prepared> {
  const seed = await readSeed(process.env["KILN_SEED"] ?? join(import.meta.dirname, "seed.yaml"));
  const tags = seed.flatMap(({ seed: { wiki } }) => wiki?.tags ?? []);
  const accounts = accountsOf(seed);
  const failed = await load(wiki, withPasswords(changesOf(seed), Object.values(accounts)), {
    interwikis: interwikis.map(({ prefix, url, local = false }) => ({ prefix, url, local })),
    tags,
  });
  const real = await callersAt(`${wiki.address}/api.php`, accounts);
  const mirrored = await databaseIn(wiki.folder, "mirrored.db");
  mirror(databaseOf(wiki), mirrored, await logParams(real), tags);
  const file = await databaseIn(wiki.folder, "ours.db", seed);
  const rows = compareRows(mirrored, file);
  const ours: Ours = await serveOurs(file, Object.values(accounts));
  return { real, ours: await callersAt(ours.endpoint, accounts), facts: factsIn(mirrored), failed, rows, close: ours.close };
}

/** A sysop of the seed, and a user of no group. */
function accountsOf(files: readonly SeedFile[]): Readonly<Record<"user" | "sysop", Account>> {
  const users = files.flatMap(({ seed: { wiki } }) => wiki?.users ?? []);
  const sysop = users.find(({ groups = [] }) => groups.includes("sysop"));
  const user = users.find(({ groups = [] }) => groups.length === 0);
  if (sysop === undefined || user === undefined) throw new Error("The seed needs a sysop and a user of no group.");
  const account = ({ name }: { readonly name: string }): Account => ({ name, password: randomBytes(16).toString("hex") });
  return { sysop: account(sysop), user: account(user) };
}

function withPasswords(changes: readonly Change[], accounts: readonly Account[]): readonly Change[] {
  return changes.map((change) => {
    const account = change.kind === "user" ? accounts.find(({ name }) => name === change["name"]) : undefined;
    return account === undefined ? change : { ...change, password: account.password };
  });
}

/** What entries of the log say beside their columns is stored as they answer it. */
async function logParams({ sysop }: Callers): Promise<ReadonlyMap<number, object>> {
  const answers = await follow(sysop, { list: "logevents", leprop: "ids|details", lelimit: "max" });
  const entries = answers.flatMap(({ query }) => (query as { readonly logevents: readonly { readonly logid: number; readonly params?: object }[] }).logevents);
  return new Map(entries.flatMap(({ logid, params }) => (params === undefined ? [] : [[logid, params]])));
}

