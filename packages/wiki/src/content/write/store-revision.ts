import { createHash } from "node:crypto";
import type { WikiUnit, Actor, Change } from "./wiki-unit.ts";
import type { Column, RowOf } from "../../storage/tables.ts";
import { textOf, type PageRow } from "./find-page.ts";
import { updatePage } from "./page-row.ts";
import { count } from "./statistics.ts";

export interface NewRevision {
  readonly page: number;
  readonly parent: number;
  readonly text: string;
  readonly timestamp: string;
  readonly actor: Actor;
  readonly comment: string;
  readonly minor?: boolean;
  readonly model?: string;
}

export interface StoredRevision {
  readonly id: number;
  /** In bytes. */
  readonly length: number;
  readonly sha1: string;
}

/** Returns the hash of a text in base 16. */
export function sha1Of(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

export async function storeRevision({ wiki }: WikiUnit, revision: NewRevision): Promise<StoredRevision> {
  const { page, parent, text, timestamp, actor, comment, minor = false, model = "wikitext" } = revision;
  const [length, sha1] = [Buffer.byteLength(text), sha1Of(text)];
  const author = { account: actor.account, user_name: actor.name };
  const [id = 0] = await wiki.create("revisions", [
    { page, parent, timestamp, ...author, comment, minor: minor ? 1 : 0, hidden: 0, length, sha1, model },
  ]);
  await wiki.insert("texts", [{ revision: id, text }]);
  return { id, length, sha1 };
}

const names = [
  "id",
  "page",
  "parent",
  "timestamp",
  "account",
  "user_name",
  "comment",
  "minor",
  "hidden",
  "length",
  "sha1",
  "model",
] as const;

type RevisionTable = "revisions" | "deleted_revisions";

/** Returns the columns of a revision, existing or deleted. */
export function revisionColumns<T extends RevisionTable>(table: T): readonly `${T}.${(typeof names)[number]}`[] {
  return names.map((name) => `${table}.${name}` as const);
}

export function revisionOf(table: RevisionTable, row: { readonly [C in Column]?: unknown }): RowOf<"revisions"> {
  return Object.fromEntries(names.map((name) => [name, row[`${table}.${name}`]])) as unknown as RowOf<"revisions">;
}

/** Stores a revision with unchanged text, which records an action in the page history. Returns its id. */
export async function nullRevision(
  unit: WikiUnit,
  page: PageRow,
  { actor, timestamp, comment }: Change,
  minor = true,
): Promise<number> {
  const text = await textOf(unit, page.latest);
  const { id } = await storeRevision(unit, {
    page: page.id,
    parent: page.latest,
    text,
    timestamp,
    actor,
    comment,
    minor,
    model: page.model,
  });
  await count(unit, { edits: 1 });
  await updatePage(unit, page.id, { latest: id, touched: timestamp, is_new: 0 });
  return id;
}
