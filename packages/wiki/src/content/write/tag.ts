import { equal } from "../../storage/select.ts";
import type { WikiUnit } from "./wiki-unit.ts";

/** The ids of the tagged objects; 0 if there is no such object. */
export interface Tagged {
  readonly revision: number;
  readonly log: number;
  readonly change: number;
}

/** Adds tags to a change, each once, and updates their counts. */
export async function tag(
  { wiki }: WikiUnit,
  tags: readonly string[],
  { revision, log, change }: Tagged,
): Promise<void> {
  const names = [...new Set(tags)];
  if (names.length === 0) return;
  await wiki.insert(
    "tagged",
    names.map((name) => ({ tag: name, revision, log, change_id: change })),
  );
  for (const name of names) {
    if ((await wiki.increase("tags", { hits: 1 }, [equal("tags.name", name)])) === 0)
      await wiki.insert("tags", [{ ...unknownTag, name, hits: 1 }]);
  }
}

/** A tag of the software that is in use but was not defined by users. */
const unknownTag = { display_name: "", description: "", is_defined: 0, is_active: 0, sources: "", hits: 0 };

export interface NewTag {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly isActive?: boolean;
}

/** Defines a tag that users may apply. */
export async function defineTag(
  { wiki }: WikiUnit,
  { name, title = "", description = "", isActive = true }: NewTag,
): Promise<void> {
  const row = { display_name: title, description, is_defined: 1, is_active: isActive ? 1 : 0, sources: "manual" };
  if ((await wiki.update("tags", row, [equal("tags.name", name)])) === 0)
    await wiki.insert("tags", [{ ...row, name, hits: 0 }]);
}
