import type { Context } from "@kiln/server/query";
import type { RecentchangesItem } from "@kiln/server/query/results";
import { equal, exists, isIn, missing, same, type Condition } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { pageNamed } from "../../content/titles.ts";
import { authorOf } from "../shared/users.ts";
import {
  changeFilters,
  changeMembers,
  patrolOf,
  type StoredChange,
  pagesOfIds,
  redirectsAmong,
} from "../shared/changes.ts";
import { type HandlerOf, type ParametersOf, generate, takeList } from "../reading/module.ts";
import { fromToken, given, keyOf, moments } from "../reading/conditions.ts";
import { hashOf, suppression } from "../shared/hidden.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import { tagged, tagsOf } from "../shared/revisions.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"recentchanges">;

/** Lists recent changes by time. */
export function recentchanges(site: Site): HandlerOf<"recentchanges"> {
  return async (parameters, context) => {
    const rows = await found(site, parameters, context);
    const items = await site.storage.read(({ wiki }) => itemsOf(wiki, rows, new Set(parameters.prop), context));
    return { items, limited: true };
  };
}

export function generatedByRecentchanges(site: Site) {
  return async (parameters: Parameters, context: Context) => {
    const rows = await found(site, parameters, context);
    if (!parameters.generaterevisions)
      return generate(site, context, { rows, tokenAt: () => "" }, rows.length, ({ ns, title }) => ({
        target: { kind: "title", ns, title },
        members: undefined,
      }));
    return {
      items: await site.storage.read(({ wiki }) =>
        pagesOfIds(
          wiki,
          rows.map(({ revision }) => revision),
        ),
      ),
      limited: true,
    };
  };
}

async function found(site: Site, parameters: Parameters, context: Context): Promise<readonly StoredChange[]> {
  const { user, title, limit } = parameters;
  const key = keyOf(parameters.dir === "older", "changes.timestamp", "changes.id");
  const page = title === undefined ? undefined : pageNamed(title);
  const where = [
    ...fromToken(key, parameters.continue),
    ...moments(parameters, "changes.timestamp"),
    ...given(user, (name) => equal("changes.user_name", name)),
    ...given(page, ({ ns }) => equal("changes.ns", ns)),
    ...given(page, (one) => equal("changes.title", one.title)),
  ];
  const rows = await takeList(site, context, {
    key,
    limit,
    question: { from: "changes", columns: columnsOf("changes") as typeof key.columns, where },
    filters: filtersOf(parameters, context),
  });
  return rows.map((row) => bareRow("changes", row));
}

const page = [same("pages.ns", "changes.ns"), same("pages.title", "changes.title")];

function filtersOf(parameters: Parameters, context: Context): readonly Condition[] {
  const { show = [], toponly, tag, slot } = parameters;
  const redirect = [...page, equal("pages.is_redirect", 1)];
  return [
    ...changeFilters(parameters, context),
    ...(show.includes("redirect") ? [exists("pages", ...redirect)] : []),
    ...(show.includes("!redirect") ? [missing("pages", ...redirect)] : []),
    ...(toponly ? [exists("pages", ...page, same("pages.latest", "changes.revision"))] : []),
    ...given(tag, tagged.change),
    ...given(slot, () => isIn("changes.type", ["edit", "new"])),
  ];
}

async function itemsOf(
  wiki: WikiStore,
  rows: readonly StoredChange[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly RecentchangesItem[]> {
  const tags = asked.has("tags")
    ? await tagsOf(
        wiki,
        "change_id",
        rows.map(({ id }) => id),
      )
    : undefined;
  const redirects = asked.has("redirect") ? await redirectsAmong(wiki, rows) : undefined;
  const hashes = asked.has("sha1") ? await hashesOf(wiki, rows) : undefined;
  return rows.map((row) => {
    const hash = hashes?.get(row.revision);
    return {
      ...changeMembers(row, asked, context),
      ...(asked.has("ids") ? { rcid: row.id } : {}),
      ...authorOf(row, asked, context),
      ...(redirects === undefined ? {} : { redirect: redirects.has(`${row.ns}:${row.title}`) }),
      ...(asked.has("patrolled") ? patrolOf(row) : {}),
      ...(tags === undefined ? {} : { tags: tags.get(row.id) ?? [] }),
      ...(hash === undefined ? {} : { ...hashOf(hash, context), ...suppression(hash.hidden, ["text"]) }),
    } as unknown as RecentchangesItem;
  });
}

async function hashesOf(wiki: WikiStore, rows: readonly StoredChange[]) {
  const columns = ["revisions.id", "revisions.hidden", "revisions.sha1"] as const;
  const found = await wiki.select({
    from: "revisions",
    columns,
    where: [
      isIn(
        "revisions.id",
        rows.map(({ revision }) => revision),
      ),
    ],
  });
  return new Map(
    found.map((row) => [row["revisions.id"], { hidden: row["revisions.hidden"], sha1: row["revisions.sha1"] }]),
  );
}
