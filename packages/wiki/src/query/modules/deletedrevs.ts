import type { Context } from "@kiln/server/query";
import type { DeletedrevsItem } from "@kiln/server/query/results";
import { equal, type Selected } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { makeToken, siteCaller } from "../../accounts/tokens.ts";
import { isoOf } from "../../content/timestamps.ts";
import { authorOf } from "../shared/users.ts";
import { type Part, commentOf, hashOf, isHidden, maySee, suppression } from "../shared/hidden.ts";
import { fromToken, keyOf as orderBy, timeOrder, titlesIn } from "../reading/conditions.ts";
import {
  type StoredRevision,
  deletedFilters,
  deletedOfTitles,
  deletedPlace,
  groupedByPage,
  revisionColumns,
  storedRevision,
  tagsOf,
} from "../shared/revisions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { keyOf, linkablePages, titled } from "../shared/pages.ts";
import { continueAfter, countFitting, textsOf } from "../shared/revision-items.ts";
import { distinctRows, listRows, takeRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"deletedrevs">;

/** Lists the deleted revisions of the requested pages; without pages, those of a user or of a namespace. */
export function deletedrevs(site: Site): HandlerOf<"deletedrevs"> {
  return async (parameters, context) => {
    const titles = linkablePages(context.pages).filter(({ ns }) => ns >= 0);
    const isByTime = titles.length === 0 && parameters.user !== undefined;
    const find = titles.length > 0 ? ofTitles(titles) : isByTime ? ofUser : ofNamespace;
    const placeOf = isByTime ? ({ timestamp, id }: StoredRevision) => [timestamp, id] : deletedPlace;
    const found = withinLimit(await find(site, parameters, context), parameters.limit, context, placeOf);
    const count = parameters.prop.includes("content") ? countFitting(found) : found.length;
    continueAfter({ rows: found, placeOf }, count, context);
    const rows = found.slice(0, count);
    const members = await site.storage.read(({ wiki }) => revisionsOf(wiki, rows, new Set(parameters.prop), context));
    const token = parameters.prop.includes("token") ? tokenFor(context) : {};
    const items = groupedByPage(rows, keyOf, members).map(([row, revisions]) => ({
      revisions,
      ...titled(row),
      ...token,
    }));
    return { items: items as unknown as readonly DeletedrevsItem[], limited: true };
  };
}

/** Finds up to one revision more than the limit. */
type Find = (site: Site, parameters: Parameters, context: Context) => Promise<readonly StoredRevision[]>;

const ofTitles =
  (titles: readonly { readonly ns: number; readonly title: string }[]): Find =>
  ({ storage }, parameters, context) =>
    storage.read(({ wiki }) => deletedOfTitles(wiki, titles, parameters, deletedFilters(parameters, context)));

const ofUser: Find = async ({ storage }, parameters, context) => {
  const { where, order } = timeOrder(parameters, "deleted_revisions.timestamp", "deleted_revisions.id");
  const all = [...where, ...deletedFilters(parameters, context)];
  const rows = await storage.read(({ wiki }) =>
    wiki.select({
      from: "deleted_revisions",
      columns: revisionColumns.deleted_revisions,
      where: all,
      order,
      limit: parameters.limit + 1,
    }),
  );
  return rows.map(storedRevision);
};

const keyColumns = ["deleted_revisions.title", "deleted_revisions.timestamp", "deleted_revisions.id"] as const;
type KeyColumn = (typeof keyColumns)[number];

/** Lists revisions by title. With `unique`, only the first revision of each title is listed (decided: D-445). */
const ofNamespace: Find = async (site, parameters, context) => {
  const { dir, namespace, unique, limit, continue: at } = parameters;
  const key = orderBy(dir === "older", ...keyColumns);
  const where = [
    equal("deleted_revisions.ns", namespace),
    ...fromToken(key, at?.slice(at.indexOf("|") + 1)),
    ...titlesIn("deleted_revisions.title", parameters, key.descending),
    ...deletedFilters(parameters, context),
  ];
  const question = {
    from: "deleted_revisions",
    columns: revisionColumns.deleted_revisions as readonly KeyColumn[],
    where,
  } as const;
  const rows = unique ? distinctRows(site, key, limit, question) : listRows(site, key, limit, question);
  return (await takeRows<Selected<KeyColumn>>(rows, Infinity)).taken.map(storedRevision);
};

type Members = DeletedrevsItem["revisions"][number];

async function revisionsOf(
  wiki: WikiStore,
  rows: readonly StoredRevision[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly Members[]> {
  const ids = rows.map(({ id }) => id);
  const texts = asked.has("content") ? await textsOf(wiki, ids) : new Map<number, string>();
  const tags = asked.has("tags") ? await tagsOf(wiki, "revision", ids) : new Map<number, readonly string[]>();
  const has = (name: string, members: () => object): object => (asked.has(name) ? members() : {});
  return rows.map(
    (row) =>
      ({
        timestamp: isoOf(row.timestamp),
        ...has("revid", () => ({ revid: row.id })),
        ...has("parentid", () => ({ parentid: row.parent })),
        ...userOf(row, asked, context),
        ...commentOf({ ...row, about: row }, asked, context),
        ...has("minor", () => ({ minor: row.minor !== 0 })),
        ...has("len", () => ({ len: row.length })),
        ...has("sha1", () => hashOf(row, context)),
        ...has("content", () => textOf(row, texts, context)),
        ...has("tags", () => ({ tags: tags.get(row.id) ?? [] })),
        ...suppression(
          row.hidden,
          [...asked].flatMap((name) => partsOf[name] ?? []),
        ),
      }) as unknown as Members,
  );
}

const partsOf: Readonly<Record<string, Part>> = {
  user: "user",
  userid: "user",
  comment: "comment",
  parsedcomment: "comment",
  sha1: "text",
  content: "text",
};

/** Returns the author of a revision. This older module does not report whether the author was anonymous. */
function userOf(row: StoredRevision, asked: ReadonlySet<string>, context: Context): object {
  const { anon: _, ...members } = authorOf(row, asked, context) as { readonly anon?: true };
  return members;
}

function textOf({ id, hidden }: StoredRevision, texts: ReadonlyMap<number, string>, context: Context): object {
  return {
    ...(isHidden(hidden, "text") ? { texthidden: true } : {}),
    ...(maySee(hidden, "text", "deletedtext", context) ? { text: texts.get(id) ?? "" } : {}),
  };
}

/** Returns the token for restoring revisions, if the caller has the right to restore them. */
function tokenFor({ caller }: Context): object {
  const { key, now = 0 } = siteCaller(caller) ?? {};
  return key !== undefined && caller.rights.includes("undelete") ? { token: makeToken(key, "csrf", now) } : {};
}
