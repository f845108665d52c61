import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { interwikis } from "../../../packages/wiki/src/query/site/languages.ts";
import { readSeed, type SeedFile } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { callersAt, type Callers } from "./ask-both.ts";
import { loggedIn, type Account, type Caller } from "./callers.ts";
import { changesOf, type Change } from "./changes.ts";
import { factsIn, type Facts } from "./facts.ts";
import { follow } from "./follow.ts";
import { databaseOf, type ComparedWiki } from "./fresh.ts";
import { load } from "./load.ts";
import { mirror } from "./mirror.ts";
import { databaseIn, serveOurs, type Ours } from "./ours.ts";
import { compareRows, type RowDifference } from "./rows.ts";

/**
 * The data set shipped with the server. `KILN_SEED` names another one, to verify that the server was not tuned to this
 * one.
 */
const defaultSeed = join(import.meta.dirname, "../../../packages/reference-server/seed");

/** Both wikis with the same data, and their callers. */
export interface Prepared {
  readonly real: Callers;
  readonly ours: Callers;
  readonly facts: Facts;
  /** Changes that the real wiki rejected. */
  readonly failed: readonly string[];
  /** Differences in the rows that the reference server has stored. */
  readonly rows: readonly RowDifference[];
  /** A caller in the real wiki who can see data hidden from sysops. */
  readonly keeper: Caller;
  close(): Promise<void>;
}

/** Creates the data of a seed in both wikis. */
export async function prepare(wiki: ComparedWiki): Promise<Prepared> {
  const seed = await readSeed(process.env["KILN_SEED"] ?? defaultSeed);
  const tags = seed.flatMap(({ seed: { wiki } }) => wiki?.tags ?? []);
  const accounts = accountsOf(seed);
  const failed = await load(wiki, withPasswords(changesOf(seed), Object.values(accounts)), {
    interwikis: interwikis.map(({ prefix, url, local = false }) => ({ prefix, url, local })),
    tags,
  });
  const real = await callersAt(`${wiki.address}/api.php`, accounts);
  const mirrored = await databaseIn(wiki.folder, "mirrored.db");
  const keeper = await loggedIn(`${wiki.address}/api.php`, accounts.keeper);
  mirror(databaseOf(wiki), mirrored, new Map([...(await logParams(real.sysop)), ...(await logParams(keeper))]), tags);
  const file = await databaseIn(wiki.folder, "ours.db", seed);
  const rows = compareRows(mirrored, file);
  const ours: Ours = await serveOurs(file, Object.values(accounts));
  return {
    real,
    ours: await callersAt(ours.endpoint, accounts),
    facts: factsIn(mirrored),
    failed,
    rows,
    close: ours.close,
    keeper,
  };
}

/** Returns a sysop of the seed, a user without a group, and a user who can see data hidden from sysops. */
function accountsOf(files: readonly SeedFile[]): Readonly<Record<"user" | "sysop" | "keeper", Account>> {
  const users = files.flatMap(({ seed: { wiki } }) => wiki?.users ?? []);
  const sysop = users.find(({ groups = [] }) => groups.includes("sysop"));
  const user = users.find(({ groups = [] }) => groups.length === 0);
  const keeper = users.find(({ groups = [] }) => groups.includes("suppress"));
  if (sysop === undefined || user === undefined) throw new Error("The seed needs a sysop and a user of no group.");
  const account = ({ name }: { readonly name: string }): Account => ({
    name,
    password: randomBytes(16).toString("hex"),
  });
  const sysopAccount = account(sysop);
  return { sysop: sysopAccount, user: account(user), keeper: keeper === undefined ? sysopAccount : account(keeper) };
}

function withPasswords(changes: readonly Change[], accounts: readonly Account[]): readonly Change[] {
  return changes.map((change) => {
    const account = change.kind === "user" ? accounts.find(({ name }) => name === change["name"]) : undefined;
    return account === undefined ? change : { ...change, password: account.password };
  });
}

/** Returns the details of log entries, which are stored in the form of the response. */
async function logParams(caller: Caller): Promise<ReadonlyMap<number, object>> {
  const responses = await follow(caller, { list: "logevents", leprop: "ids|details", lelimit: "max" });
  const entries = responses.flatMap(
    ({ query }) =>
      (query as { readonly logevents: readonly { readonly logid: number; readonly params?: object }[] }).logevents,
  );
  return new Map(entries.flatMap(({ logid, params }) => (params === undefined ? [] : [[logid, params]])));
}
