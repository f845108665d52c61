import type { Context } from "@kiln/server/query";
import { equal, isIn, moreThan, type Condition } from "../../storage/wiki/select.ts";
import type { RowOf } from "../../storage/wiki/tables.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { isoOf, shownMoment, storedMoment } from "../../wiki/timestamps.ts";
import { bareRow, columnsOf } from "./rows.ts";

type Block = RowOf<"blocks">;

/** Blocks that have not ended. `infinity` is greater than all moments. */
export function holding(now: number): Condition {
  return moreThan("blocks.expiry", storedMoment(now));
}

/** The blocks of accounts, by the ids of these. */
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

/** Returns the members for `prop=blockinfo`. */
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
    // The real system says a moment that is far away as a date.
    ...(block.expiry === "infinity"
      ? {}
      : { blockexpiryformatted: shownMoment(block.expiry), blockexpiryrelative: shownMoment(block.expiry) }),
  };
}

/** Returns whether the caller may know of names that a block hides. */
export function maySeeHiddenNames({ caller }: Context): boolean {
  return caller.rights.includes("hideuser");
}
