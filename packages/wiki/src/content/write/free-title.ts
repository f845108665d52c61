import { equal } from "../../storage/select.ts";
import type { StoredTitle } from "../titles.ts";
import type { WikiUnit } from "./log-entry.ts";

/** Removes the protection of a title against creation, because it now has a page or another protection. */
export async function freeTitle({ wiki }: WikiUnit, { ns, title }: StoredTitle): Promise<void> {
  await wiki.delete("protected_titles", [equal("protected_titles.ns", ns), equal("protected_titles.title", title)]);
}
