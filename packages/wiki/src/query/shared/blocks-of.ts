import type { Context } from "@kiln/server/query";
import { equal, isIn, moreThan, type Condition } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoOf, shownMoment, storedMoment } from "../../content/timestamps.ts";
import { bareRow, columnsOf } from "./rows.ts";

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
