import type { Context } from "@kiln/server/query";
import { isHidden, maySee } from "./hidden.ts";
import type { StorageUnit, StoredAccount, WikiStore } from "../../storage/storage.ts";
import { type Condition, beginsWith, equal, isIn, moreThan } from "../../storage/select.ts";
import { addressRange } from "../../content/write/block.ts";
import type { RowOf } from "../../storage/tables.ts";
import { isoOf, shownMoment, storedMoment } from "../../content/timestamps.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";

/** A row with an author. `account` is 0 if the author is an IP address. */
interface Authored {
  readonly account: number;
  readonly user_name: string;
  readonly hidden: number;
}

/** Returns the members for `prop=user` and `prop=userid`. */
export function authorOf(
  { account, user_name: user, hidden }: Authored,
  asked: ReadonlySet<string>,
  context: Context,
): object {
  if (!asked.has("user") && !asked.has("userid")) return {};
  const mark = isHidden(hidden, "user") ? { userhidden: true } : {};
  if (!maySee(hidden, "user", "deletedhistory", context)) return mark;
  return {
    ...mark,
    ...(asked.has("user") ? { user } : {}),
    ...(asked.has("userid") ? { userid: account } : {}),
    ...(account === 0 ? { anon: true } : {}),
  };
}

interface Asked {
  readonly dir: "newer" | "older";
  readonly user?: readonly string[] | undefined;
  readonly userids?: readonly number[] | undefined;
  readonly userprefix?: string | undefined;
  readonly iprange?: string | undefined;
}

/**
 * The users whose edits are listed, one user after another, and the kind of their names in `continue`. Undefined if
 * only one user is possible.
 */
interface Contributing {
  readonly users: readonly { readonly name: string; readonly mark: string | number }[];
  readonly kind: "actor" | "name" | undefined;
}

export async function contributorsOf(
  { wiki }: Pick<StorageUnit, "wiki">,
  { dir, user, userids, userprefix, iprange }: Asked,
): Promise<Contributing> {
  const turned = <T>(all: readonly T[]): readonly T[] => (dir === "older" ? all.toReversed() : all);
  const byName = (names: readonly string[]): Contributing => ({
    users: turned(names).map((name) => ({ name, mark: name })),
    kind: "name",
  });
  if (userprefix !== undefined) return byName(await namesWhere(wiki, [beginsWith("revisions.user_name", userprefix)]));
  if (iprange !== undefined) return byName(await addressesIn(wiki, iprange));
  const names = user ?? [];
  const where = user === undefined ? isIn("accounts.id", userids ?? []) : isIn("accounts.name", names);
  const rows = await wiki.select({ from: "accounts", columns: ["accounts.id", "accounts.name"], where: [where] });
  const known = rows
    .map((row) => ({ name: row["accounts.name"], mark: row["accounts.id"] }))
    .toSorted((one, other) => one.mark - other.mark);
  const others = [...new Set(names)].filter((name) => !known.some((one) => one.name === name)).toSorted();
  const users = [...known, ...others.map((name, index) => ({ name, mark: afterAccounts + index }))];
  return { users: turned(users), kind: new Set<string | number>(user ?? userids).size > 1 ? "actor" : undefined };
}

/** The first position of addresses. They have no id and follow all accounts. */
const afterAccounts = 2 ** 40;

async function namesWhere(wiki: WikiStore, where: readonly Condition[]): Promise<readonly string[]> {
  const rows = await wiki.select({
    from: "revisions",
    columns: ["revisions.user_name"],
    distinct: true,
    where,
    order: [{ column: "revisions.user_name" }],
  });
  return rows.map((row) => row["revisions.user_name"]);
}

/**
 * Returns the addresses of a range in numeric order. Addresses with common leading bits have names with a common
 * prefix.
 */
async function addressesIn(wiki: WikiStore, range: string): Promise<readonly string[]> {
  const [start = "", end = ""] = addressRange(range) ?? [];
  const names = await namesWhere(wiki, [
    equal("revisions.account", 0),
    beginsWith("revisions.user_name", beginningOf(start)),
  ]);
  const placed = names.flatMap(
    (name) =>
      addressRange(name)
        ?.slice(0, 1)
        .map((place) => ({ name, place })) ?? [],
  );
  return placed
    .filter(({ place }) => place >= start && place <= end)
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ name }) => name);
}

/**
 * Returns the prefix that all addresses in a range share. The widest range fixes the first half of an IPv4 address, or
 * two groups of an IPv6 address.
 */
function beginningOf(start: string): string {
  if (start.startsWith("v6-"))
    return `${[start.slice(3, 7), start.slice(7, 11)].map((group) => Number.parseInt(group, 16).toString(16).toUpperCase()).join(":")}:`;
  return `${Number.parseInt(start.slice(0, 2), 16)}.${Number.parseInt(start.slice(2, 4), 16)}.`;
}

type Block = RowOf<"blocks">;

/** Returns the condition for blocks that have not expired. `infinity` sorts after all timestamps. */
export function holding(now: number): Condition {
  return moreThan("blocks.expiry", storedMoment(now));
}

/** Returns the blocks of accounts, keyed by account id. */
export async function blocksOf(
  wiki: WikiStore,
  accounts: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Block>> {
  const known = accounts.filter((id) => id !== 0);
  if (known.length === 0) return new Map();
  const where = [isIn("blocks.account", known), equal("blocks.is_auto", 0), holding(now)];
  const rows = (await wiki.select({ from: "blocks", columns: columnsOf("blocks"), where })).map((row) =>
    bareRow("blocks", row),
  );
  return new Map(rows.map((row) => [row.account, row]));
}

export function blockInfo(block: Block | undefined): object {
  if (block === undefined) return {};
  return {
    blockid: block.id,
    blockedby: block.by_name,
    blockedbyid: block.by_account,
    blockreason: block.reason,
    blockedtimestamp: isoOf(block.timestamp),
    blockexpiry: block.expiry === "infinity" ? "infinite" : isoOf(block.expiry),
    blockpartial: block.sitewide === 0,
    blocknocreate: block.no_account !== 0,
    blockanononly: block.anonymous_only !== 0,
    blockemail: block.no_email !== 0,
    blockowntalk: block.own_talk === 0,
    blockedtimestampformatted: shownMoment(block.timestamp),
    // The real system formats a distant time as a date.
    ...(block.expiry === "infinity"
      ? {}
      : { blockexpiryformatted: shownMoment(block.expiry), blockexpiryrelative: shownMoment(block.expiry) }),
  };
}

/** Reports whether the caller may see names that a block hides. */
export function maySeeHiddenNames({ caller }: Context): boolean {
  return caller.rights.includes("hideuser");
}

/* Members that both `userinfo` and `users` return about an account. */

export function membershipsOf(
  account: StoredAccount | undefined,
): readonly { readonly group: string; readonly expiry: "infinity" }[] {
  return (account?.groups ?? []).toSorted().map((group) => ({ group, expiry: "infinity" as const }));
}

export function registrationOf({ registered }: StoredAccount): string {
  return momentOf(registered);
}

export function momentOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

export function groupsOfColumn(column: string): readonly string[] {
  return column.split("\n").filter((name) => name !== "");
}

/** Returns the central ids. This site is the only one, so an account has the same id everywhere. */
export function centralIds(id: number, attachedwiki: string | undefined) {
  const isAttached = { local: id !== 0 };
  return {
    centralids: { local: id },
    attachedlocal: isAttached,
    ...(["", "0", undefined].includes(attachedwiki) ? {} : { attachedwiki: isAttached }),
  };
}
