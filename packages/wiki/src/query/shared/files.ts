import { createHash } from "node:crypto";
import type { Context } from "@kiln/server/query";
import type { RowOf } from "../../storage/tables.ts";
import { isoOf } from "../../content/timestamps.ts";
import { fullTitle } from "../../content/titles.ts";
import { type Site, addressOf, addressOfId } from "../site/general.ts";
import { authorOf } from "./users.ts";
import { commentOf, isHidden, maySee, suppression } from "./hidden.ts";

export type StoredFile = RowOf<"files">;

/** Stored data about the contents of a file, published or not. */
type FileFacts = Pick<
  StoredFile,
  "timestamp" | "size" | "width" | "height" | "bits" | "media_type" | "mime" | "sha1" | "metadata"
>;

export const fileNamespace = 6;

export const fileTitle = (title: string): string => fullTitle({ ns: fileNamespace, title });

/** Returns the members that `allimages` and `imageinfo` share. `page` is the id of the file's page, if it exists. */
export function fileMembers(
  site: Site,
  row: StoredFile,
  page: number | undefined,
  asked: ReadonlySet<string>,
  context: Context,
): object {
  return {
    ...momentOf(row, asked),
    ...authorOf(row, asked, context),
    ...sizeOf(row, asked),
    ...commentOf({ ...row, about: { ns: fileNamespace, title: row.title } }, asked, context),
    ...(isHidden(row.hidden, "text") ? { filehidden: true } : {}),
    ...suppression(row.hidden, ["text", "user", "comment"]),
    ...(maySee(row.hidden, "text", "deletedtext", context)
      ? { ...addressesOf(site, row, page, asked), ...contentsOf(row, asked) }
      : {}),
  };
}

export function momentOf({ timestamp }: FileFacts, asked: ReadonlySet<string>): object {
  return asked.has("timestamp") ? { timestamp: isoOf(timestamp) } : {};
}

export function sizeOf({ size, width, height }: FileFacts, asked: ReadonlySet<string>): object {
  return asked.has("size") || asked.has("dimensions") ? { size, width, height } : {};
}

/** Returns the URLs that the file would have. The server does not store contents. */
function addressesOf(site: Site, row: StoredFile, page: number | undefined, asked: ReadonlySet<string>): object {
  const title = fileTitle(row.title);
  const byId = page === undefined ? {} : { descriptionshorturl: addressOfId(site, page) };
  return {
    ...(asked.has("canonicaltitle") ? { canonicaltitle: title } : {}),
    ...(asked.has("url")
      ? { url: `${site.origin()}${filePath(row)}`, descriptionurl: addressOf(site, title), ...byId }
      : {}),
  };
}

/** The members about a file's contents, keyed by the value of `prop`. */
const contents: Readonly<Record<string, (file: FileFacts) => object>> = {
  sha1: ({ sha1 }) => ({ sha1 }),
  metadata: (file) => ({ metadata: metadataOf(file) }),
  commonmetadata: () => ({ commonmetadata: [] }),
  extmetadata: () => ({ extmetadata: {} }),
  mime: ({ mime }) => ({ mime }),
  mediatype: ({ media_type: mediatype }) => ({ mediatype }),
  bitdepth: ({ bits: bitdepth }) => ({ bitdepth }),
};

export function contentsOf(file: FileFacts, asked: ReadonlySet<string>): object {
  return Object.assign(
    {},
    ...Object.entries(contents).map(([name, tell]) => (asked.has(name) ? tell(file) : {})),
  ) as object;
}

function metadataOf({ metadata }: FileFacts): readonly object[] | null {
  const all = JSON.parse(metadata === "" ? "[]" : metadata) as readonly object[];
  return all.length === 0 ? null : all;
}

export const filesPath = "/images";

/**
 * Returns the path of a version of a file, in folders named after the hash of the file's name. Old versions are in
 * `archive`.
 */
function filePath({ title, archive_name: archived }: Pick<StoredFile, "title" | "archive_name">): string {
  const hash = createHash("md5").update(title).digest("hex");
  const folder = `${hash.slice(0, 1)}/${hash.slice(0, 2)}`;
  return archived === ""
    ? `${filesPath}/${folder}/${fileName(title)}`
    : `${filesPath}/archive/${folder}/${fileName(archived)}`;
}

/** Escapes the name of a file for URLs (RFC 3986, 2.3). */
function fileName(name: string): string {
  return encodeURIComponent(name).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
