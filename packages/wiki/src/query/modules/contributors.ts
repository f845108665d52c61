import type { Context, Page } from "@kiln/server/query";
import { equal, isIn, lacksBits, moreThan } from "../../storage/select.ts";
import { hiddenParts } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { groupRights } from "../../accounts/rights.ts";
import { isSet } from "../reading/conditions.ts";
import type { HandlerOf, ParametersOf } from "../reading/module.ts";
import { existingPages } from "../shared/pages.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"contributors">;

/** Maximum number of pages in one response. */
const mostPages = 100;

/**
 * Lists the contributors of each page: accounts in the order of their ids, and the number of anonymous contributors.
 */
export function contributors({ storage }: Site): HandlerOf<"contributors"> {
  return async (parameters, context) => {
    const [fromPage = 0, fromAccount = 0] = parameters.continue?.split("|").map(Number) ?? [];
    const pages = [...existingPages(context.pages)]
      .filter(([id]) => id >= fromPage)
      .toSorted(([one], [other]) => one - other);
    const items = await storage.read(async ({ wiki }) => {
      const read = pages.slice(0, mostPages);
      const authors = await authorsOf(
        wiki,
        read.map(([id]) => id),
        wantedGroups(parameters),
      );
      const found: (readonly [Page, object])[] = read.flatMap(([id, page]) => {
        const anoncontributors = authors.addresses.get(id)?.length ?? 0;
        return anoncontributors === 0 ? [] : [[page, { anoncontributors }] as const];
      });
      let left = parameters.limit;
      for (const [id, page] of read) {
        const accounts = (authors.accounts.get(id) ?? []).filter(
          ({ userid }) => id > fromPage || userid >= fromAccount,
        );
        if (accounts.length > 0 && left > 0) found.push([page, { contributors: accounts.slice(0, left) }]);
        const next = accounts[left];
        if (next !== undefined) return ends(context, found, [id, next.userid]);
        left -= accounts.length;
      }
      const next = pages[mostPages];
      return next === undefined ? found : ends(context, found, [next[0], 0]);
    });
    return { items, limited: true };
  };
}

function ends<T>(context: Context, found: T, place: readonly number[]): T {
  context.continueWith(place);
  return found;
}

/** Returns the addresses and accounts that have edited pages, by page id. Hidden authors are never included. */
async function authorsOf(wiki: WikiStore, pages: readonly number[], isWanted: (groups: readonly string[]) => boolean) {
  const where = [isIn("revisions.page", pages), lacksBits("revisions.hidden", hiddenParts.user)];
  const addresses = await wiki.select({
    from: "revisions",
    columns: ["revisions.page", "revisions.user_name"],
    distinct: true,
    where: [...where, equal("revisions.account", 0)],
  });
  const accounts = await wiki.select({
    from: "revisions",
    joins: [{ table: "accounts", on: [["accounts.id", "revisions.account"]] }],
    columns: ["revisions.page", "accounts.id", "accounts.name", "accounts.groups"],
    distinct: true,
    where: [...where, moreThan("revisions.account", 0)],
  });
  const wanted = accounts
    .filter((row) => isWanted(row["accounts.groups"].split("\n")))
    .map((row) => ({ page: row["revisions.page"], userid: row["accounts.id"], name: row["accounts.name"] }))
    .toSorted((one, other) => one.userid - other.userid);
  return {
    addresses: Map.groupBy(addresses, (row) => row["revisions.page"]),
    accounts: new Map(
      [...Map.groupBy(wanted, ({ page }) => page)].map(([page, some]) => [
        page,
        some.map(({ userid, name }) => ({ userid, name })),
      ]),
    ),
  };
}

/** Returns a test of an account's groups. Automatic groups are ignored, because accounts are not added to them. */
function wantedGroups({
  group,
  excludegroup,
  rights,
  excluderights,
}: Parameters): (groups: readonly string[]) => boolean {
  const among = (names: readonly string[]) => (groups: readonly string[]) => groups.some((one) => names.includes(one));
  const without = (names: readonly string[]) => (groups: readonly string[]) => !among(names)(groups);
  if (isSet(group)) return among(group);
  if (isSet(excludegroup)) return without(excludegroup);
  if (isSet(rights)) return among(groupsWith(rights));
  return isSet(excluderights) ? without(groupsWith(excluderights)) : () => true;
}

function groupsWith(rights: readonly string[]): readonly string[] {
  return Object.entries(groupRights).flatMap(([name, has]) =>
    rights.some((right) => has.includes(right)) ? [name] : [],
  );
}
