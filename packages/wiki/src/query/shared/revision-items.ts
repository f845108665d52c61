import type { Context } from "@kiln/server/query";
import { different, equal, from, isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { isoOf } from "../../content/timestamps.ts";
import { authorOf } from "./users.ts";
import { type Part, commentOf, hashOf, isHidden, maySee, suppression } from "./hidden.ts";
import { type ContentOptions, type StoredRevision, contentOf, slotsOf, tagsOf } from "./revisions.ts";
import { differenceHtml } from "../../content/difference-html.ts";

/** The parameters that all modules for revisions share. */
interface RevisionOptions extends ContentOptions, DifferenceOptions {
  readonly prop: readonly string[];
}

interface Reading {
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

interface DifferenceOptions {
  readonly diffto?: string | number | undefined;
  readonly difftotext?: string | undefined;
}

interface Difference {
  readonly from?: number | boolean;
  readonly to?: number | boolean;
  readonly body: string | false;
}

interface DifferenceMembers {
  readonly diff?: Difference;
  readonly texthidden?: true;
  readonly textmissing?: true;
}

interface Compared {
  readonly wiki: WikiStore;
  readonly context: Context;
  /** True if the revisions belong to deleted pages. They can be compared only with a text. */
  readonly areDeleted?: boolean;
}

interface Other {
  readonly id: number;
  /**
   * The value that replaces the id: 0 for the current revision, if it was requested as such or if the other revision
   * has no successor.
   */
  readonly place?: number;
  readonly hidden: number;
}

/**
 * Returns the difference between a revision and another revision or a text. Revisions of the same page are compared in
 * the order of their times.
 */
async function differenceOf(
  row: StoredRevision,
  text: string | undefined,
  { diffto, difftotext }: DifferenceOptions,
  reading: Compared,
): Promise<DifferenceMembers> {
  if (diffto === undefined && difftotext === undefined) return {};
  if (isHidden(row.hidden, "text") && !maySee(row.hidden, "text", "deletedtext", reading.context))
    return { texthidden: true };
  const mark = isHidden(row.hidden, "text") ? { texthidden: true as const } : {};
  if (text === undefined) return { ...mark, textmissing: true };
  return {
    ...mark,
    diff:
      difftotext === undefined
        ? await betweenRevisions(row, text, String(diffto), reading)
        : { body: differenceHtml(text, difftotext) },
  };
}

async function betweenRevisions(
  row: StoredRevision,
  text: string,
  diffto: string,
  reading: Compared,
): Promise<Difference> {
  const other = await otherOf(row, diffto, reading.wiki);
  const otherText = other === undefined ? undefined : await visibleText(other, reading);
  const [old, next] = diffto === "prev" ? [other?.id ?? false, row.id] : [row.id, other?.place ?? other?.id ?? false];
  if (reading.areDeleted === true || (other !== undefined && otherText === undefined))
    return { from: old, to: next, body: false };
  const body = diffto === "prev" ? differenceHtml(otherText ?? "", text) : differenceHtml(text, otherText ?? text);
  return { from: old, to: next, body };
}

/** Returns the other revision. The newest revision is its own successor. */
async function otherOf(row: StoredRevision, name: string, wiki: WikiStore): Promise<Other | undefined> {
  const columns = ["revisions.id", "revisions.hidden"] as const;
  if (name === "prev" || name === "next") {
    const descending = name === "prev";
    const place = [
      { column: "revisions.timestamp", value: row.timestamp, descending },
      { column: "revisions.id", value: row.id, descending },
    ] as const;
    const where = [equal("revisions.page", row.page), from(...place), different("revisions.id", row.id)];
    const order = place.map(({ column }) => ({ column, descending }));
    const [found] = await wiki.select({ from: "revisions", columns, where, order, limit: 1 });
    if (found === undefined && name === "next") return { id: row.id, hidden: row.hidden, place: 0 };
    return found && { id: found["revisions.id"], hidden: found["revisions.hidden"] };
  }
  const id = name === "cur" ? await currentOf(row.page, wiki) : Number(name);
  const [found] = await wiki.select({ from: "revisions", columns, where: [equal("revisions.id", id)], limit: 1 });
  return (
    found && { id: found["revisions.id"], hidden: found["revisions.hidden"], ...(name === "cur" ? { place: 0 } : {}) }
  );
}

async function currentOf(page: number, wiki: WikiStore): Promise<number> {
  const [row] = await wiki.select({
    from: "pages",
    columns: ["pages.latest"],
    where: [equal("pages.id", page)],
    limit: 1,
  });
  return row?.["pages.latest"] ?? 0;
}

async function visibleText({ id, hidden }: Other, { wiki, context }: Compared): Promise<string | undefined> {
  if (!maySee(hidden, "text", "deletedtext", context)) return undefined;
  const [row] = await wiki.select({
    from: "texts",
    columns: ["texts.text"],
    where: [equal("texts.revision", id)],
    limit: 1,
  });
  return row?.["texts.text"];
}
