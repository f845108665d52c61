import type { Context } from "@kiln/server/query";
import { different, equal, from } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { differenceHtml } from "../../content/difference-html.ts";
import { isHidden, maySee } from "./hidden.ts";
import type { StoredRevision } from "./revisions.ts";

export interface DifferenceOptions {
  readonly diffto?: string | number | undefined;
  readonly difftotext?: string | undefined;
}

interface Difference {
  readonly from?: number | boolean;
  readonly to?: number | boolean;
  readonly body: string | false;
}

export interface DifferenceMembers {
  readonly diff?: Difference;
  readonly texthidden?: true;
  readonly textmissing?: true;
}

interface Reading {
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
export async function differenceOf(
  row: StoredRevision,
  text: string | undefined,
  { diffto, difftotext }: DifferenceOptions,
  reading: Reading,
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
  reading: Reading,
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

async function visibleText({ id, hidden }: Other, { wiki, context }: Reading): Promise<string | undefined> {
  if (!maySee(hidden, "text", "deletedtext", context)) return undefined;
  const [row] = await wiki.select({
    from: "texts",
    columns: ["texts.text"],
    where: [equal("texts.revision", id)],
    limit: 1,
  });
  return row?.["texts.text"];
}
