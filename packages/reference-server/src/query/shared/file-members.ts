import type { Context } from "@kiln/server/query";
import type { RowOf } from "../../storage/wiki/tables.ts";
import { isoOf } from "../../wiki/timestamps.ts";
import { fullTitle } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";
import { authorOf } from "./authors.ts";
import { commentOf } from "./comments.ts";
import { isHidden, maySee, suppression } from "./hidden.ts";
import { urlPart } from "../../wiki/url-part.ts";

export type StoredFile = RowOf<"files">;

const fileNamespace = 6;

/** What `allimages` and `imageinfo` both say of a version of a file. The files themselves are not stored: their addresses are those that they would have. */
export function fileMembers({ origin }: Site, row: StoredFile, asked: ReadonlySet<string>, context: Context): object {
  const title = fullTitle({ ns: fileNamespace, title: row.title });
  const isSeen = maySee(row.hidden, "text", "deletedtext", context);
  const ofContents: Readonly<Record<string, () => object>> = {
    canonicaltitle: () => ({ canonicaltitle: title }),
    url: () => ({ url: `${origin()}/images/${row.archive_name === "" ? "" : "archive/"}${urlPart(row.archive_name || row.title)}`, descriptionurl: `${origin()}/wiki/${urlPart(title)}` }),
    sha1: () => ({ sha1: row.sha1 }),
    metadata: () => ({ metadata: metadataOf(row) }),
    commonmetadata: () => ({ commonmetadata: [] }),
    extmetadata: () => ({ extmetadata: {} }),
    mime: () => ({ mime: row.mime }),
    mediatype: () => ({ mediatype: row.media_type }),
    bitdepth: () => ({ bitdepth: row.bits }),
  };
  const size = { size: row.size, width: row.width, height: row.height };
  return {
    ...(asked.has("timestamp") ? { timestamp: isoOf(row.timestamp) } : {}),
    ...authorOf(row, asked, context),
    ...(asked.has("size") || asked.has("dimensions") ? size : {}),
    ...commentOf({ ...row, about: { ns: fileNamespace, title: row.title } }, asked, context),
    ...(isHidden(row.hidden, "text") ? { filehidden: true } : {}),
    ...suppression(row.hidden, ["text", "user", "comment"]),
    ...(isSeen ? Object.assign({}, ...[...asked].map((name) => ofContents[name]?.() ?? {})) : {}),
  };
}

function metadataOf({ metadata }: StoredFile): readonly object[] | null {
  const all = JSON.parse(metadata === "" ? "[]" : metadata) as readonly object[];
  return all.length === 0 ? null : all;
}
