import type { Context } from "@kiln/server/query";
import type { UsercontribsItem } from "@kiln/server/query/results";
import { different, equal, exists, isIn, same, type Condition } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoOf } from "../../content/timestamps.ts";
import { fullTitle } from "../../content/titles.ts";
import { commentOf, isHidden, suppression, whereSeen } from "../shared/hidden.ts";
import { contributorsOf } from "../shared/users.ts";
import { fromToken, given, keyOf, moments, orderOf } from "../reading/conditions.ts";
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

type Parameters = ParametersOf<"usercontribs">;
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
function placeOf({ continue: at }: Parameters, isMany: boolean): readonly [string | undefined, string | undefined] {
  if (at === undefined || !isMany) return [undefined, at];
  const [, user, timestamp, id] = at.split("|");
  return [user, `${timestamp}|${id}`];
}

async function editsOf(
  wiki: WikiStore,
  name: string,
  parameters: Parameters & { readonly place: string | undefined },
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

function filtersOf({ show = [], toponly, namespace, tag }: Parameters): readonly Condition[] {
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
