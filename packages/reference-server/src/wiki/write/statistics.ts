import { equal } from "../../storage/wiki/select.ts";
import type { WikiUnit } from "./wiki-unit.ts";

export type Statistic = "pages" | "articles" | "edits" | "files";

/** Adds to the counts of the site. */
export async function count({ wiki }: WikiUnit, amounts: Partial<Readonly<Record<Statistic, number>>>): Promise<void> {
  for (const [name, value] of Object.entries(amounts)) {
    if (value === 0) continue;
    if ((await wiki.increase("statistics", { value }, [equal("statistics.name", name)])) === 0)
      await wiki.insert("statistics", [{ name, value }]);
  }
}

/** Counts an edit of an account. */
export async function countEdit({ wiki }: WikiUnit, account: number): Promise<void> {
  if (account !== 0) await wiki.increase("accounts", { edits: 1 }, [equal("accounts.id", account)]);
}
