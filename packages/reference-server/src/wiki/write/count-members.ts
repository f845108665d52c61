import { equal } from "../../storage/wiki/select.ts";
import type { MemberType } from "./update-links.ts";
import type { WikiUnit } from "./wiki-unit.ts";

const counts: Readonly<Record<MemberType, { readonly subcategories?: number; readonly files?: number }>> = {
  page: {},
  subcat: { subcategories: 1 },
  file: { files: 1 },
};

const empty = { pages: 0, subcategories: 0, files: 0, hidden: 0 };

/** Counts a member that a category has won or lost. All members count as pages, and some as subcategories or files, too. */
export async function countMembers({ wiki }: WikiUnit, title: string, type: MemberType, by: 1 | -1): Promise<void> {
  const { subcategories = 0, files = 0 } = counts[type];
  const amounts = { pages: by, subcategories: subcategories * by, files: files * by };
  const met = await wiki.increase("categories", amounts, [equal("categories.title", title)]);
  if (met === 0 && by > 0) await wiki.create("categories", [{ ...empty, ...amounts, title }]);
  if (by < 0) await forgetEmptyCategory({ wiki }, title);
}

/** A category without members is kept as long as it has a page. */
export async function forgetEmptyCategory({ wiki }: Pick<WikiUnit, "wiki">, title: string): Promise<void> {
  const where = [equal("categories.title", title)];
  const [row] = await wiki.select({ from: "categories", columns: ["categories.pages"], where, limit: 1 });
  if (row?.["categories.pages"] !== 0) return;
  const pages = await wiki.count({ from: "pages", where: [equal("pages.ns", 14), equal("pages.title", title)] });
  if (pages === 0) await wiki.delete("categories", where);
}

/** A category that has a page is there, even without members. */
export async function keepCategory({ wiki }: WikiUnit, title: string, isHidden: boolean): Promise<void> {
  const hidden = isHidden ? 1 : 0;
  const where = [equal("categories.title", title)];
  if ((await wiki.update("categories", { hidden }, where)) === 0)
    await wiki.create("categories", [{ ...empty, title, hidden }]);
}
