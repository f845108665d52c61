import { equal } from "../../storage/wiki/select.ts";
import type { RowOf } from "../../storage/wiki/tables.ts";
import { isoOf } from "../timestamps.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { base36Of } from "./base36.ts";
import { findPage, type PageRow } from "./find-page.ts";
import { editPage, tellOfPage } from "./edit-page.ts";
import { writeLogEntry } from "./log-entry.ts";
import { nullRevision } from "./null-revision.ts";
import { refreshShowing } from "./refresh-including.ts";
import { count } from "./statistics.ts";
import { touchDependents } from "./touch-pages.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface Upload extends Change {
  /** Without the namespace, as it is stored. */
  readonly title: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly mime: string;
  readonly mediaType: string;
  /** In base 16. */
  readonly sha1: string;
  readonly metadata?: readonly { readonly name: string; readonly value: string | number }[];
  /** The text of the file's page, where it has none yet. */
  readonly text?: string;
}

const fileNamespace = 6;

/** Stores what is known of a file; the version before it is an old one from now on. */
export async function uploadFile(unit: WikiUnit, upload: Upload): Promise<void> {
  const { title, timestamp, comment, actor, text = comment } = upload;
  const where = [equal("files.state", "current"), equal("files.title", title)];
  const archived = { state: "old", archive_name: `${timestamp}!${title}` };
  const isOver = (await unit.wiki.update("files", archived, where)) > 0;
  await unit.wiki.create("files", [rowOf(upload)]);
  if (!isOver) await count(unit, { files: 1 });
  const place = { ns: fileNamespace, title };
  const page = await findPage(unit, place);
  const { id, revision } =
    page === undefined
      ? await makePage(unit, { actor, timestamp, comment, title: place, text })
      : { id: page.id, revision: await tellInHistory(unit, page, upload, isOver) };
  const params = { img_sha1: base36Of(upload.sha1), img_timestamp: isoOf(timestamp) };
  await writeLogEntry(unit, {
    ...upload,
    type: "upload",
    action: isOver ? "overwrite" : "upload",
    about: place,
    page: id,
    params,
    revision,
    isPatrollable: true,
  });
  if (page === undefined) await tellOfPage(unit, { ...upload, title: place }, id);
  await touchDependents(unit, ["file"], place, timestamp);
  if (!isOver) await refreshShowing(unit, title, timestamp);
}

/** The log tells of the file first, then of its page. */
async function makePage(
  unit: WikiUnit,
  page: Change & { readonly title: StoredTitle; readonly text: string },
): Promise<{ readonly id: number; readonly revision: number }> {
  const made = await editPage(unit, { ...page, isChange: false, isLogged: false });
  return { id: made.page.id, revision: made.revision };
}

function tellInHistory(
  unit: WikiUnit,
  page: PageRow,
  { actor, timestamp, title }: Upload,
  isOver: boolean,
): Promise<number> {
  const comment = `${actor.name} uploaded ${isOver ? "a new version of " : ""}[[${fullTitle({ ns: fileNamespace, title })}]]`;
  return nullRevision(unit, page, { actor, timestamp, comment }, false);
}

function rowOf({
  title,
  timestamp,
  comment,
  actor,
  size,
  width,
  height,
  bits,
  mime,
  mediaType,
  sha1,
  metadata = [],
}: Upload): Omit<RowOf<"files">, "id"> {
  return {
    title,
    state: "current",
    archive_name: "",
    timestamp,
    account: actor.account,
    user_name: actor.name,
    comment,
    size,
    width,
    height,
    bits,
    media_type: mediaType,
    mime,
    sha1,
    metadata: JSON.stringify(metadata),
    hidden: 0,
    archive_id: 0,
    storage_key: "",
    deleted_timestamp: "",
    deleted_by: "",
    deleted_reason: "",
  };
}
