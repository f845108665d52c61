import type { Context } from "@kiln/server/query";
import { isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoOf } from "../../content/timestamps.ts";
import { authorOf } from "./users.ts";
import { commentOf } from "./comments.ts";
import { hashOf } from "./hashes.ts";
import { suppression, type Part } from "./hidden.ts";
import { contentOf, slotsOf, type ContentOptions, type StoredRevision } from "./revisions.ts";
import { differenceOf, type DifferenceMembers, type DifferenceOptions } from "./revision-difference.ts";
import { tagsOf } from "./tags-of.ts";

/** The parameters that all modules for revisions share. */
export interface RevisionOptions extends ContentOptions, DifferenceOptions {
  readonly prop: readonly string[];
}

export interface Reading {
  readonly wiki: WikiStore;
  readonly context: Context;
  readonly areDeleted?: boolean;
}

type Members = Readonly<Record<string, unknown>>;

interface Asked {
  readonly options: RevisionOptions;
  readonly prop: ReadonlySet<string>;
  readonly texts: ReadonlyMap<number, string>;
  readonly tags: ReadonlyMap<number, readonly string[]>;
  readonly context: Context;
}

/** Revisions in the order of a list, and the position of each, at which a later request continues. */
export interface FoundRevisions {
  readonly rows: readonly StoredRevision[];
  readonly placeOf: (row: StoredRevision) => number | readonly (string | number)[];
}

/** The maximum size of the texts and differences in a response. The real system limits the whole result. */
const maxSize = 8_388_608;

/** Returns the number of first rows whose texts fit in a response, but at least one. */
export function countFitting(rows: readonly StoredRevision[]): number {
  let size = 0;
  const end = rows.findIndex(({ length }, index) => (size += length) > maxSize && index > 0);
  return end < 0 ? rows.length : end;
}

/** Makes the next request continue after a number of rows, if there are more. */
export function continueAfter({ rows, placeOf }: FoundRevisions, count: number, context: Context): void {
  const next = rows[count];
  if (next === undefined) return;
  context.continueWith(placeOf(next));
  const text = "This result was truncated because it would otherwise be larger than the limit of $1 bytes.";
  context.warn("truncatedresult", { key: "apiwarn-truncatedresult", text, parameters: [String(maxSize)] });
}

/** Returns the members of revisions, in the given order, for as many as fit in a response. */
export async function revisionItems(
  found: FoundRevisions,
  options: RevisionOptions,
  reading: Reading,
): Promise<readonly Members[]> {
  const { wiki, context } = reading;
  const prop = new Set(options.prop);
  const hasTexts = needsText(prop, options);
  const rows = hasTexts ? found.rows.slice(0, countFitting(found.rows)) : found.rows;
  const ids = rows.map(({ id }) => id);
  const texts = hasTexts ? await textsOf(wiki, ids) : new Map<number, string>();
  const asked: Asked = {
    options,
    prop,
    texts,
    tags: prop.has("tags") ? await tagsOf(wiki, "revision", ids) : new Map<number, readonly string[]>(),
    context,
  };
  const items: Members[] = [];
  let size = 0;
  for (const row of rows) {
    const difference = await differenceOf(row, texts.get(row.id), options, reading);
    size += sizeOf(difference);
    if (size > maxSize && items.length > 0) break;
    items.push({ ...itemOf(row, asked), ...difference });
  }
  continueAfter(found, items.length, context);
  return items;
}

function sizeOf({ diff }: DifferenceMembers): number {
  return diff === undefined || diff.body === false ? 0 : diff.body.length;
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
