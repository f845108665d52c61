import type { Context } from "@kiln/server/query";
import type { BlocksItem } from "@kiln/server/query/results";
import {
  atLeast,
  atMost,
  anyOf,
  contains,
  different,
  equal,
  isIn,
  same,
  type Condition,
} from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { commentHtml } from "../../content/difference-html.ts";
import { pagesNamed } from "../../content/titles.ts";
import { isoExpiry, isoOf, shownAddress } from "../../content/timestamps.ts";
import { addressRange } from "../../content/write/block.ts";
import { holding, maySeeHiddenNames } from "../shared/users.ts";
import { fromToken, given, isSet, keyOf, moments } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, takeList } from "../reading/module.ts";
import { idsOfPages, keyOf as titleKey, titled } from "../shared/pages.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"blocks">;
type Block = RowOf<"blocks">;

/** Lists current blocks by timestamp. */
export function blocks(site: Site): HandlerOf<"blocks"> {
  return async (parameters, context) => {
    const key = keyOf(parameters.dir === "older", "blocks.timestamp", "blocks.id");
    const where = [
      ...fromToken(key, parameters.continue),
      ...moments(parameters, "blocks.timestamp"),
      ...chosen(parameters),
    ];
    const filters = [holding(site.now()), ...visible(context), ...(parameters.show ?? []).map((show) => shown[show])];
    const question = { from: "blocks" as const, columns: columnsOf("blocks") as typeof key.columns, where };
    const rows = (await takeList(site, context, { key, limit: parameters.limit, question, filters })).map((row) =>
      bareRow("blocks", row),
    );
    const asked = new Set<string>(parameters.prop);
    const items = await site.storage.read(async ({ wiki }) => {
      const all: BlocksItem[] = [];
      for (const row of rows) all.push(await itemOf(wiki, row, asked));
      return all;
    });
    return { items, limited: true };
  };
}

function chosen({ ids, users, ip }: Parameters): readonly Condition[] {
  const range = ip === undefined ? undefined : addressRange(ip);
  return [
    ...given(ids, (all) => isIn("blocks.id", all)),
    ...(isSet(users) ? [isIn("blocks.target", users), equal("blocks.is_auto", 0)] : []),
    ...(range === undefined
      ? []
      : [atMost("blocks.range_start", range[0]), atLeast("blocks.range_end", range[1]), equal("blocks.is_auto", 0)]),
  ];
}

function visible(context: Context): readonly Condition[] {
  return maySeeHiddenNames(context) ? [] : [equal("blocks.hidden", 0)];
}

/**
 * The conditions for the values of `show`. In blocks of accounts, both ends of the range are empty. User names cannot
 * contain a slash.
 */
const shown: Readonly<Record<NonNullable<Parameters["show"]>[number], Condition>> = {
  account: different("blocks.account", 0),
  "!account": equal("blocks.account", 0),
  ip: { kind: "all", of: [equal("blocks.account", 0), same("blocks.range_start", "blocks.range_end")] },
  "!ip": anyOf(different("blocks.account", 0), contains("blocks.target", "/")),
  range: contains("blocks.target", "/"),
  "!range": same("blocks.range_start", "blocks.range_end"),
  temp: different("blocks.expiry", "infinity"),
  "!temp": equal("blocks.expiry", "infinity"),
};

/** Returns the item of a block. An automatic block does not reveal its target, which is an address. */
async function itemOf(wiki: WikiStore, row: Block, asked: ReadonlySet<string>): Promise<BlocksItem> {
  const isAuto = row.is_auto !== 0;
  const members: Readonly<Record<string, object>> = {
    id: { id: row.id },
    user: isAuto ? {} : { user: row.target },
    userid: isAuto ? {} : { userid: row.account },
    by: { by: row.by_name },
    byid: { byid: row.by_account },
    timestamp: { timestamp: isoOf(row.timestamp) },
    expiry: { expiry: isoExpiry(row.expiry) },
    reason: { reason: row.reason },
    parsedreason: { parsedreason: commentHtml(row.reason, undefined) },
    range:
      isAuto || row.range_start === ""
        ? {}
        : { rangestart: shownAddress(row.range_start), rangeend: shownAddress(row.range_end) },
    flags: {
      automatic: isAuto,
      anononly: row.anonymous_only !== 0,
      nocreate: row.no_account !== 0,
      autoblock: row.autoblock !== 0,
      noemail: row.no_email !== 0,
      hidden: row.hidden !== 0,
      allowusertalk: row.own_talk !== 0,
      partial: row.sitewide === 0,
    },
    restrictions: asked.has("restrictions") ? { restrictions: await restrictionsOf(wiki, row) } : {},
  };
  return Object.assign({}, ...[...asked].map((name) => members[name])) as BlocksItem;
}

/** Returns the restrictions of a block; an empty list for a sitewide block. */
async function restrictionsOf(wiki: WikiStore, { sitewide, restrictions }: Block): Promise<object> {
  if (sitewide !== 0) return [];
  const { pages = [], namespaces = [] } = JSON.parse(restrictions) as {
    readonly pages?: readonly string[];
    readonly namespaces?: readonly number[];
  };
  const names = pagesNamed(pages);
  const ids = await idsOfPages(wiki, names);
  return {
    ...(names.length === 0
      ? {}
      : { pages: names.map((name) => ({ id: ids.get(titleKey(name)) ?? 0, ...titled(name) })) }),
    ...(namespaces.length === 0 ? {} : { namespaces }),
  };
}
