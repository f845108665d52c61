import type { Context } from "@kiln/server/query";
import { different, equal, isIn, lacksBits, moreThan } from "../../storage/wiki/select.ts";
import { hiddenParts } from "../../storage/wiki/tables.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { groupRights } from "../../accounts/group-rights.ts";
import { isSet } from "../shared/given.ts";
import type { HandlerOf, ParametersOf } from "../shared/handler-types.ts";
import { existingPages } from "../shared/pages.ts";
import type { Site } from "../site.ts";

type Parameters = ParametersOf<"contributors">;

/** So many pages are looked at for one answer. */
const mostPages = 100;

/** Who has edited each page: accounts in the order of their ids, and how many addresses. */
export function contributors({ storage }: Site): HandlerOf<"contributors"> {
  return async (parameters, context) => {
    const [fromPage = 0, fromAccount = 0] = parameters.continue?.split("|").map(Number) ?? [];
    const pages = [...existingPages(context.pages)]
      .filter(([id]) => id >= fromPage)
      .toSorted(([one], [other]) => one - other);
    const items = await storage.read(async ({ wiki }) => {
      const wanted = wantedGroups(parameters);
      const found: (readonly [(typeof pages)[number][1], object])[] = [];
      for (const [id, page] of pages.slice(0, mostPages)) {
        const addresses = await wiki.select({
          from: "revisions",
          columns: ["revisions.user_name"],
          distinct: true,
          where: [...seenOf(id), equal("revisions.account", 0)],
        });
        if (addresses.length > 0) found.push([page, { anoncontributors: addresses.length }]);
      }
      let left = parameters.limit;
      for (const [id, page] of pages.slice(0, mostPages)) {
        const accounts = (await accountsOf(wiki, id, wanted)).filter(
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

/** Whoever is hidden is not counted, whoever asks. */
const seenOf = (page: number) => [equal("revisions.page", page), lacksBits("revisions.hidden", hiddenParts.user)];

async function accountsOf(wiki: WikiStore, page: number, isWanted: (groups: readonly string[]) => boolean) {
  const rows = await wiki.select({
    from: "revisions",
    columns: ["revisions.account"],
    distinct: true,
    where: [...seenOf(page), moreThan("revisions.account", 0)],
  });
  const ids = rows.map((row) => row["revisions.account"]);
  const columns = ["accounts.id", "accounts.name", "accounts.groups"] as const;
  const accounts = await wiki.select({
    from: "accounts",
    columns,
    where: [isIn("accounts.id", ids), different("accounts.id", 0)],
    order: [{ column: "accounts.id" }],
  });
  return accounts
    .filter((row) => isWanted(row["accounts.groups"].split("\n")))
    .map((row) => ({ userid: row["accounts.id"], name: row["accounts.name"] }));
}

/** Groups that come by themselves do not count: no account is put into them. */
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
