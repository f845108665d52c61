import type { Context } from "@kiln/server/query";
import { accountName } from "../../accounts/user-name.ts";
import { ownWatchlist } from "../needs.ts";
import type { Site } from "../site.ts";

interface Watcher {
  readonly owner?: string | undefined;
  readonly token?: string | undefined;
}

/** Returns the account whose watchlist is read. No account has a watchlist token here, so that no token is valid. */
export async function watcherOf({ storage }: Site, { owner, token }: Watcher, context: Context): Promise<number> {
  if (owner !== undefined && token !== undefined) {
    const account = await storage.read(({ accounts }) => accounts.find(accountName(owner) ?? ""));
    if (account === undefined)
      context.fail("bad_wlowner", {
        key: "nosuchusershort",
        text: 'There is no user by the name "$1".\nCheck your spelling.',
        parameters: [owner],
      });
    context.fail("bad_wltoken", {
      key: "apierror-bad-watchlist-token",
      text: "Incorrect watchlist token provided. Please set a correct token in Special:Preferences.",
    });
  }
  // A token without an owner opens none.
  if (context.caller.id === undefined) context.fail(ownWatchlist.code, ownWatchlist);
  return context.caller.id;
}
