import { equal, type Condition } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import type { StoredTitle } from "../titles.ts";
import type { WikiUnit } from "./wiki-unit.ts";

const columns = [
  "id",
  "ns",
  "title",
  "is_redirect",
  "is_new",
  "touched",
  "length",
  "latest",
  "model",
  "language",
  "random",
] as const;

export type PageRow = RowOf<"pages">;

export function findPage(unit: WikiUnit, { ns, title }: StoredTitle): Promise<PageRow | undefined> {
  return find(unit, [equal("pages.ns", ns), equal("pages.title", title)]);
}

export function findPageById(unit: WikiUnit, id: number): Promise<PageRow | undefined> {
  return find(unit, [equal("pages.id", id)]);
}

async function find({ wiki }: WikiUnit, where: readonly Condition[]): Promise<PageRow | undefined> {
  const [row] = await wiki.select({
    from: "pages",
    columns: columns.map((name) => `pages.${name}` as const),
    where,
    limit: 1,
  });
  return row === undefined
    ? undefined
    : (Object.fromEntries(columns.map((name) => [name, row[`pages.${name}`]])) as unknown as PageRow);
}

export async function textOf({ wiki }: WikiUnit, revision: number): Promise<string> {
  const [row] = await wiki.select({
    from: "texts",
    columns: ["texts.text"],
    where: [equal("texts.revision", revision)],
    limit: 1,
  });
  return row?.["texts.text"] ?? "";
}

export async function currentText(unit: WikiUnit, { ns, title }: StoredTitle): Promise<string | undefined> {
  const [row] = await unit.wiki.select({
    from: "pages",
    joins: [{ table: "texts", on: [["texts.revision", "pages.latest"]] }],
    columns: ["texts.text"],
    where: [equal("pages.ns", ns), equal("pages.title", title)],
    limit: 1,
  });
  return row?.["texts.text"];
}
