import { equal, isIn } from "../../storage/select.ts";
import { hiddenParts } from "../../storage/tables.ts";
import type { StoredTitle } from "../titles.ts";
import { touchTitles } from "./page-row.ts";
import { writeLogEntry } from "./log-entry.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export type HiddenPart = keyof typeof hiddenParts;

export interface Hiding extends Change {
  readonly title: StoredTitle;
  readonly page: number;
  readonly revisions: readonly number[];
  /** The parts that are hidden from now on. An empty list shows all parts again. */
  readonly parts: readonly HiddenPart[];
}

/** Hides parts of revisions in all responses. With `restricted`, they are hidden even from administrators. */
export async function hideParts(unit: WikiUnit, hiding: Hiding): Promise<void> {
  const { title, page, revisions, parts } = hiding;
  const hidden = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  await unit.wiki.update("revisions", { hidden }, [isIn("revisions.id", revisions)]);
  // Hiding parts of a change also counts as patrolling it.
  await unit.wiki.update("changes", { hidden, patrolled: 2 }, [isIn("changes.revision", revisions)]);
  await touchTitles(unit, title.ns, [title.title], hiding.timestamp);
  const isRestricted = parts.includes("restricted");
  const params = { type: "revision", ids: revisions, old: bitsOf([]), new: bitsOf(parts) };
  await writeLogEntry(unit, {
    ...hiding,
    type: isRestricted ? "suppress" : "delete",
    action: "revision",
    about: title,
    page,
    params,
    isChange: !isRestricted,
  });
}

export async function hideLogParts({ wiki }: WikiUnit, log: number, parts: readonly HiddenPart[]): Promise<void> {
  const hidden = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  await wiki.update("log", { hidden }, [equal("log.id", log)]);
  await wiki.update("changes", { hidden }, [equal("changes.log", log)]);
}

function bitsOf(parts: readonly HiddenPart[]): object {
  const has = (part: HiddenPart): boolean => parts.includes(part);
  const bitmask = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  return { bitmask, content: has("text"), comment: has("comment"), user: has("user"), restricted: has("restricted") };
}
