import type { Context, Page } from "@kiln/server/query";
import type { UsercontribsItem } from "@kiln/server/query/results";
import { type Condition, different, equal, exists, isIn, lacksBits, moreThan, same } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { isoOf } from "../../content/timestamps.ts";
import { fullTitle } from "../../content/titles.ts";
import { commentOf, isHidden, suppression, whereSeen } from "../shared/hidden.ts";
import { contributorsOf } from "../shared/users.ts";
import { fromToken, given, isSet, keyOf, moments, orderOf } from "../reading/conditions.ts";
import type { HandlerOf, ParametersOf } from "../reading/module.ts";
import {
  type StoredRevision,
  pageOfRevision,
  revisionColumns,
  storedRevision,
  tagged,
  tagsOf,
} from "../shared/revisions.ts";
import type { Site } from "../site/general.ts";
import { hiddenParts } from "../../storage/tables.ts";
import { groupRights } from "../../accounts/rights.ts";
import { existingPages } from "../shared/pages.ts";

type UsercontribsParameters = ParametersOf<"usercontribs">;
type Row = StoredRevision & { readonly latest: number };

/**
 * Lists the edits of users, one user after the other. `continue` identifies the user if the request may select several.
 */
export function usercontribs({ storage }: Site): HandlerOf<"usercontribs"> {
  return async (parameters, context) => {
    const items = await storage.read(async (unit) => {
      const { limit } = parameters;
      const { users, kind } = await contributorsOf(unit, parameters);
      const [at, place] = placeOf(parameters, kind !== undefined);
      const first = at === undefined ? 0 : users.findIndex(({ mark }) => String(mark) === at);
      const rows: Row[] = [];
      for (const [index, { name, mark }] of users.slice(Math.max(0, first)).entries()) {
        const some = await editsOf(
          unit.wiki,
          name,
          { ...parameters, place: index === 0 ? place : undefined },
          limit + 1 - rows.length,
          context,
        );
        const next = some[limit - rows.length];
        rows.push(...some.slice(0, limit - rows.length));
        if (next === undefined) continue;
        context.continueWith([...(kind === undefined ? [] : [kind, mark]), next.timestamp, next.id]);
        break;
      }
      return itemsOf(unit.wiki, rows, new Set(parameters.prop), context);
    });
    return { items, limited: true };
  };
}

/** Returns the user and the edit at which a list continues. */
function placeOf(
  { continue: at }: UsercontribsParameters,
  isMany: boolean,
): readonly [string | undefined, string | undefined] {
  if (at === undefined || !isMany) return [undefined, at];
  const [, user, timestamp, id] = at.split("|");
  return [user, `${timestamp}|${id}`];
}

async function editsOf(
  wiki: WikiStore,
  name: string,
  parameters: UsercontribsParameters & { readonly place: string | undefined },
  most: number,
  context: Context,
): Promise<readonly Row[]> {
  const key = keyOf(parameters.dir === "older", "revisions.timestamp", "revisions.id");
  const where = [
    equal("revisions.user_name", name),
    ...fromToken(key, parameters.place),
    ...moments(parameters, "revisions.timestamp"),
    ...whereSeen("revisions.hidden", "user", context),
    ...filtersOf(parameters),
  ];
  const rows = await wiki.select({
    from: "revisions",
    joins: [pageOfRevision],
    columns: [...revisionColumns.revisions, "pages.latest"],
    where,
    order: orderOf(key),
    limit: most,
  });
  return rows.map((row) => ({ ...storedRevision(row), latest: Number(row["pages.latest"]) }));
}

const changed = (condition: Condition): Condition =>
  exists("changes", same("changes.revision", "revisions.id"), condition);

const shown: Readonly<Record<string, Condition>> = {
  minor: different("revisions.minor", 0),
  "!minor": equal("revisions.minor", 0),
  new: equal("revisions.parent", 0),
  "!new": different("revisions.parent", 0),
  top: exists("pages", same("pages.latest", "revisions.id"), same("pages.id", "revisions.page")),
  "!top": {
    kind: "missing",
    from: "pages",
    where: [same("pages.latest", "revisions.id"), same("pages.id", "revisions.page")],
  },
  patrolled: changed(different("changes.patrolled", 0)),
  "!patrolled": changed(equal("changes.patrolled", 0)),
  autopatrolled: changed(equal("changes.patrolled", 2)),
  "!autopatrolled": changed(different("changes.patrolled", 2)),
};

function filtersOf({ show = [], toponly, namespace, tag }: UsercontribsParameters): readonly Condition[] {
  const all: readonly string[] = toponly ? [...show, "top"] : show;
  return [
    ...all.flatMap((one) => shown[one] ?? []),
    ...given(namespace, (ids) => isIn("pages.ns", ids)),
    ...given(tag, tagged.revision),
  ];
}

async function itemsOf(
  wiki: WikiStore,
  rows: readonly Row[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly UsercontribsItem[]> {
  const tags = asked.has("tags")
    ? await tagsOf(
        wiki,
        "revision",
        rows.map(({ id }) => id),
      )
    : undefined;
  const sizes = asked.has("sizediff")
    ? await sizesOf(
        wiki,
        rows.map(({ parent }) => parent),
      )
    : undefined;
  const patrolled = asked.has("patrolled")
    ? await patrolledOf(
        wiki,
        rows.map(({ id }) => id),
      )
    : undefined;
  const has = (name: string, members: object): object => (asked.has(name) ? members : {});
  return rows.map(
    (row) =>
      ({
        userid: row.account,
        user: row.user_name,
        ...(isHidden(row.hidden, "user") ? { userhidden: true } : {}),
        ...(isHidden(row.hidden, "text") ? { texthidden: true } : {}),
        ...has("ids", { pageid: row.page, revid: row.id, parentid: row.parent }),
        ...has("title", { ns: row.ns, title: fullTitle(row) }),
        ...has("timestamp", { timestamp: isoOf(row.timestamp) }),
        ...has("flags", { new: row.parent === 0, minor: row.minor !== 0, top: row.latest === row.id }),
        ...commentOf({ ...row, about: row }, asked, context),
        ...(patrolled === undefined
          ? {}
          : { patrolled: (patrolled.get(row.id) ?? 0) !== 0, autopatrolled: patrolled.get(row.id) === 2 }),
        ...has("size", { size: row.length }),
        ...(sizes === undefined ? {} : { sizediff: row.length - (sizes.get(row.parent) ?? 0) }),
        ...(tags === undefined ? {} : { tags: tags.get(row.id) ?? [] }),
        ...suppression(row.hidden, [
          "text",
          "user",
          ...(asked.has("comment") || asked.has("parsedcomment") ? (["comment"] as const) : []),
        ]),
      }) as unknown as UsercontribsItem,
  );
}

async function sizesOf(wiki: WikiStore, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await wiki.select({
    from: "revisions",
    columns: ["revisions.id", "revisions.length"],
    where: [isIn("revisions.id", ids)],
  });
  return new Map(rows.map((row) => [row["revisions.id"], row["revisions.length"]]));
}

async function patrolledOf(wiki: WikiStore, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await wiki.select({
    from: "changes",
    columns: ["changes.revision", "changes.patrolled"],
    where: [isIn("changes.revision", ids)],
  });
  return new Map(rows.map((row) => [row["changes.revision"], row["changes.patrolled"]]));
}

type ContributorsParameters = ParametersOf<"contributors">;

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
}: ContributorsParameters): (groups: readonly string[]) => boolean {
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
