import type { Context } from "@kiln/server/query";
import { ownWatchlist } from "../needs.ts";

/** Whose watchlist is read. No account has a token of its watchlist here, so that none opens one. */
export function watcherOf({ owner, token }: { readonly owner?: string | undefined; readonly token?: string | undefined }, context: Context): number {
  if (owner !== undefined && token !== undefined) context.fail("bad_wltoken", { key: "apierror-bad-watchlist-token", text: "Incorrect watchlist token provided. Please set a correct token in Special:Preferences." });
  // A token without an owner opens none.
  if (context.caller.id === undefined) context.fail(ownWatchlist.code, ownWatchlist);
  return context.caller.id;
}
