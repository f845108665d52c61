import type { Context } from "@kiln/server/query";
import { isIn } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { isoOf } from "../../wiki/timestamps.ts";
import { authorOf } from "./users.ts";
import { commentOf } from "./comments.ts";
import { hashOf } from "./hashes.ts";
import { suppression, type Part } from "./hidden.ts";
import { contentOf, slotsOf, type ContentOptions, type StoredRevision } from "./revisions.ts";
import { differenceOf, type DifferenceOptions } from "./revision-difference.ts";
import { tagsOf } from "./tags-of.ts";

/** The parameters that all modules of revisions have. */
export interface RevisionOptions extends ContentOptions, DifferenceOptions {
  readonly prop: readonly string[];
}

export interface Reading {
  readonly wiki: WikiStore;
  readonly context: Context;
  readonly areDeleted?: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/** The data from which the members of a revision are built. */
interface Asked {
  readonly options: RevisionOptions;
  readonly prop: ReadonlySet<string>;
  readonly texts: ReadonlyMap<number, string>;
  readonly tags: ReadonlyMap<number, readonly string[]>;
  readonly context: Context;
}

/** The members of revisions, in their order. */
export async function revisionItems(
  rows: readonly StoredRevision[],
  options: RevisionOptions,
  reading: Reading,
): Promise<readonly Members[]> {
  const { wiki, context } = reading;
  const prop = new Set(options.prop);
  const ids = rows.map(({ id }) => id);
  const texts = needsText(prop, options) ? await textsOf(wiki, ids) : new Map<number, string>();
  const asked: Asked = {
    options,
    prop,
    texts,
    tags: prop.has("tags") ? await tagsOf(wiki, "revision", ids) : new Map<number, readonly string[]>(),
    context,
  };
  const items: Members[] = [];
  for (const row of rows)
    items.push({ ...itemOf(row, asked), ...(await differenceOf(row, texts.get(row.id), options, reading)) });
  return items;
}

function needsText(prop: ReadonlySet<string>, { diffto, difftotext }: RevisionOptions): boolean {
  return prop.has("content") || prop.has("parsetree") || diffto !== undefined || difftotext !== undefined;
}

export async function textsOf(wiki: WikiStore, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await wiki.select({
    from: "texts",
    columns: ["texts.revision", "texts.text"],
    where: [isIn("texts.revision", ids)],
  });
  return new Map(rows.map((row) => [row["texts.revision"], row["texts.text"]]));
}

const partsOf: Readonly<Record<string, Part>> = {
  user: "user",
  userid: "user",
  comment: "comment",
  parsedcomment: "comment",
  sha1: "text",
  slotsha1: "text",
  content: "text",
  parsetree: "text",
};

function itemOf(row: StoredRevision, asked: Asked): Members {
  const { prop, context, options } = asked;
  const has = (name: string, members: () => object): object => (prop.has(name) ? members() : {});
  return {
    ...has("ids", () => ({ revid: row.id, parentid: row.parent })),
    ...has("flags", () => ({ minor: row.minor !== 0 })),
    ...authorOf(row, prop, context),
    ...has("timestamp", () => ({ timestamp: isoOf(row.timestamp) })),
    ...has("size", () => ({ size: row.length })),
    ...has("sha1", () => hashOf(row, context)),
    ...has("roles", () => ({ roles: ["main"] })),
    ...(options.slots === undefined ? contentOf(row, asked) : slotsOf(row, asked)),
    ...commentOf({ ...row, about: row }, prop, context),
    ...has("tags", () => ({ tags: asked.tags.get(row.id) ?? [] })),
    ...suppression(
      row.hidden,
      [...prop].flatMap((name) => partsOf[name] ?? []),
    ),
  };
}
