import type { Context } from "@kiln/server/query";
import type { AllusersItem } from "@kiln/server/query/results";
import {
  atLeast,
  beginsWith,
  different,
  equal,
  exists,
  missing,
  moreThan,
  same,
  type Condition,
} from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { implicitGroups, rightsOf } from "../../accounts/rights.ts";
import { storedMoment } from "../../content/timestamps.ts";
import { spaced, titlePart } from "../../content/titles.ts";
import { centralIds, groupsOfColumn, momentOf } from "../shared/users.ts";
import { blockInfo, blocksOf, holding, maySeeHiddenNames } from "../shared/users.ts";
import { between, given, isSet, keyOf } from "../reading/conditions.ts";
import type { HandlerOf, ParametersOf } from "../reading/module.ts";
import { bareRow, columnsOf, inBatches, takeRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"allusers">;
type Account = RowOf<"accounts">;

const month = 30 * 24 * 60 * 60 * 1000;

/** Lists accounts by name. The next request continues with `from`. */
export function allusers(site: Site): HandlerOf<"allusers"> {
  return async (parameters, context) => {
    const { taken, left } = await takeRows(chosen(site, parameters, context), parameters.limit);
    if (left !== undefined) context.continueWith(left.name, "from");
    const items = await site.storage.read(({ wiki }) => itemsOf(wiki, taken, parameters, site.now()));
    return { items, limited: true };
  };
}

/**
 * Selects the accounts. Groups are stored as a list in one column, so no index covers them. This server has no
 * temporary accounts.
 */
async function* chosen(site: Site, parameters: Parameters, context: Context): AsyncGenerator<Account> {
  if (parameters.excludenamed === true) return;
  const key = keyOf(parameters.dir === "descending", "accounts.name");
  const where = [...namesIn(parameters, key.descending), ...filtersOf(parameters, site, context)];
  const fits = groupTest(parameters);
  const question = { from: "accounts" as const, columns: columnsOf("accounts") as typeof key.columns, where };
  for await (const found of inBatches(site, key, question, parameters.limit + 1)) {
    const row = bareRow("accounts", found);
    if (fits(groupsOfColumn(row.groups))) yield row;
  }
}

/** Returns the conditions on names. User names contain spaces where titles contain underscores. */
function namesIn({ from, to, prefix }: Parameters, descending: boolean): readonly Condition[] {
  const [first, last, start] = [from, to, prefix].map((part) =>
    part === undefined ? undefined : spaced(titlePart(part)),
  );
  return [
    ...between("accounts.name", [first, last], descending),
    ...given(start, (part) => beginsWith("accounts.name", part)),
  ];
}

function filtersOf({ witheditsonly, activeusers }: Parameters, site: Site, context: Context): readonly Condition[] {
  return [
    ...(witheditsonly === true ? [moreThan("accounts.edits", 0)] : []),
    ...(activeusers === true
      ? [exists("changes", same("changes.user_name", "accounts.name"), ...recent(site.now()))]
      : []),
    ...(maySeeHiddenNames(context)
      ? []
      : [missing("blocks", same("blocks.account", "accounts.id"), equal("blocks.hidden", 1), holding(site.now()))]),
  ];
}

const recent = (now: number): readonly Condition[] => [
  atLeast("changes.timestamp", storedMoment(now - month)),
  different("changes.type", "external"),
  different("changes.log_type", "newusers"),
];

function groupTest({ group, excludegroup, rights }: Parameters): (groups: readonly string[]) => boolean {
  return (groups) => {
    const has = (names: readonly string[]) => groups.some((name) => names.includes(name));
    const hasRight =
      rights === undefined ||
      rights.length === 0 ||
      groups.some((name) => rightsOf([name]).some((right) => (rights as readonly string[]).includes(right)));
    return hasRight && (!isSet(group) || has(group)) && (excludegroup === undefined || !has(excludegroup));
  };
}

async function itemsOf(
  wiki: WikiStore,
  rows: readonly Account[],
  { prop = [], activeusers, attachedwiki }: Parameters,
  now: number,
): Promise<readonly AllusersItem[]> {
  const asked = new Set<string>(prop);
  const blocks = await blocksOf(
    wiki,
    rows.map(({ id }) => id),
    now,
  );
  const items: AllusersItem[] = [];
  for (const row of rows) {
    const groups = [...implicitGroups.account, ...groupsOfColumn(row.groups).toSorted()];
    const members: Readonly<Record<string, object>> = {
      blockinfo: blockInfo(blocks.get(row.id)),
      centralids: centralIds(row.id, attachedwiki),
      editcount: { editcount: row.edits },
      groups: { groups },
      implicitgroups: { implicitgroups: implicitGroups.account },
      registration: { registration: momentOf(row.registered) },
      rights: { rights: rightsOf(groups) },
    };
    const actions =
      activeusers === true
        ? {
            recentactions: await wiki.count({
              from: "changes",
              where: [equal("changes.user_name", row.name), ...recent(now)],
            }),
          }
        : {};
    const hidden = blocks.get(row.id)?.hidden === 1 ? { hidden: true } : {};
    items.push({
      userid: row.id,
      name: row.name,
      ...hidden,
      ...actions,
      ...Object.assign({}, ...[...asked].map((name) => members[name])),
    } as AllusersItem);
  }
  return items;
}
