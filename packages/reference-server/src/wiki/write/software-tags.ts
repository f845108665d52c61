import { equal } from "../../storage/wiki/select.ts";
import type { LinkTarget } from "../site-titles.ts";
import { redirectTarget } from "../wikitext/redirect.ts";
import { textOf, type PageRow } from "./find-page.ts";
import { sha1Of } from "./store-revision.ts";
import type { WikiUnit } from "./wiki-unit.ts";

/** How many revisions an edit is compared with, to see whether it brings one back. */
const searched = 15;

export interface SoftwareTags {
  readonly tags: readonly string[];
  /** Revisions that the edit takes back. */
  readonly reverted: readonly number[];
}

/** The tags that the software puts on an edit by what it does to the text. `page` is undefined where the edit makes it. */
export async function softwareTags(unit: WikiUnit, text: string, page: PageRow | undefined): Promise<SoftwareTags> {
  const target = redirectTarget(text);
  if (page === undefined) return { tags: target === undefined ? [] : ["mw-new-redirect"], reverted: [] };
  const before = await textOf(unit, page.latest);
  const reverted = await revertedBy(unit, text, page);
  const tags = [
    ...redirectTags(redirectTarget(before), target),
    ...(before !== "" && text === "" ? ["mw-blank"] : []),
    ...(text !== "" && Buffer.byteLength(before) > 10 * Buffer.byteLength(text) ? ["mw-replace"] : []),
    ...(reverted.length > 0 ? ["mw-manual-revert"] : []),
  ];
  return { tags, reverted };
}

function redirectTags(before: LinkTarget | undefined, now: LinkTarget | undefined): readonly string[] {
  if (before === undefined) return now === undefined ? [] : ["mw-new-redirect"];
  if (now === undefined) return ["mw-removed-redirect"];
  return before.ns === now.ns && before.title === now.title && before.interwiki === now.interwiki
    ? []
    : ["mw-changed-redirect-target"];
}

/** The revisions since the last one with the same text. */
async function revertedBy({ wiki }: WikiUnit, text: string, { id }: PageRow): Promise<readonly number[]> {
  const rows = await wiki.select({
    from: "revisions",
    columns: ["revisions.id", "revisions.sha1"],
    where: [equal("revisions.page", id)],
    order: [
      { column: "revisions.timestamp", descending: true },
      { column: "revisions.id", descending: true },
    ],
    limit: searched + 1,
  });
  const hash = sha1Of(text);
  const at = rows.findIndex((row) => row["revisions.sha1"] === hash);
  return rows.slice(0, Math.max(0, at)).map((row) => row["revisions.id"]);
}
