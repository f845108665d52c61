import { equal, isIn } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { isoOf } from "../timestamps.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { type PageRow, count, findPage, touchDependents } from "./page-row.ts";
import { editPage, nullRevision, tellOfPage } from "./edit-page.ts";
import { type Change, type WikiUnit, writeLogEntry } from "./log-entry.ts";
import { refreshShowing } from "./update-links.ts";
import { deletePage } from "./change-page.ts";

interface Upload extends Change {
  /** The title in its stored form, without the namespace. */
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
  /** The text of the file's page, if the page does not exist yet. */
  readonly text?: string;
}

const fileNamespace = 6;

/** Stores the data of a file. The previous version becomes an old one. */
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

/**
 * Creates the file's page without a log entry, because the entry for the file must come before the one for its page.
 */
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

/** Deletes all versions of a file, and its page. `title` has no namespace. */
export async function deleteFile(unit: WikiUnit, change: Change & { readonly title: string }): Promise<boolean> {
  const { title, actor, timestamp, comment } = change;
  const where = [isIn("files.state", ["current", "old"]), equal("files.title", title)];
  // The newest version has an empty `archive_name` and is archived first.
  const rows = await unit.wiki.select({
    from: "files",
    columns: ["files.id", "files.sha1"],
    where,
    order: [{ column: "files.archive_name" }],
  });
  if (rows.length === 0) return false;
  const archived = await unit.wiki.count({ from: "files", where: [equal("files.state", "deleted")] });
  const deleted = { state: "deleted", deleted_timestamp: timestamp, deleted_by: actor.name, deleted_reason: comment };
  const ending = /\.\w+$/.exec(title)?.[0].toLowerCase() ?? "";
  for (const [index, row] of rows.entries()) {
    const values = {
      ...deleted,
      archive_id: archived + index + 1,
      storage_key: `${base36Of(row["files.sha1"])}${ending}`,
    };
    await unit.wiki.update("files", values, [equal("files.id", row["files.id"])]);
  }
  await count(unit, { files: -1 });
  await deletePage(unit, { ...change, title: { ns: 6, title } });
  await refreshShowing(unit, title, timestamp);
  return true;
}

/** The media types of files, keyed by file extension. */
const mimes: Readonly<Record<string, string>> = {
  png: "image/png",
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
  ogg: "application/ogg",
  oga: "audio/ogg",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  webm: "video/webm",
  ogv: "video/ogg",
  pdf: "application/pdf",
  txt: "text/plain",
};

export function mimeOf(title: string): string {
  const [, ending = ""] = /\.(\w+)$/.exec(title.toLowerCase()) ?? [];
  return (Object.hasOwn(mimes, ending) ? mimes[ending] : undefined) ?? "unknown/unknown";
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^image\/svg/, "DRAWING"],
  [/^image\//, "BITMAP"],
  [/^audio\//, "AUDIO"],
  [/^video\//, "VIDEO"],
  [/^application\/ogg/, "AUDIO"],
  [/^application\/pdf/, "OFFICE"],
  [/^text\//, "TEXT"],
];

/** Returns the real system's category of a media type. */
export function mediaTypeOf(mime: string): string {
  return kinds.find(([form]) => form.test(mime))?.[1] ?? "UNKNOWN";
}

/** Converts a hash to base 36, as in logs and file archives. */
function base36Of(sha1: string): string {
  return BigInt(`0x${sha1}`).toString(36).padStart(31, "0");
}
