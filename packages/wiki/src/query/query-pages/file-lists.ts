import { equal, isIn, missing, same } from "../../storage/select.ts";
import { keyOf } from "../reading/conditions.ts";
import { readRows } from "../reading/reading.ts";
import { type QueryPage, counted, listed } from "./query-page.ts";

/* Lists of files: duplicates, formats, unused files. */

const [files, media] = [6, -2];
const current = equal("files.state", "current");
const newestFirst = keyOf(true, "files.timestamp", "files.title");

export const fileLists = {
  /** Lists one file for each set of files with the same contents: the first by title. */
  ListDuplicatedFiles: async (site, offset, wanted) => {
    const kinds = await site.storage.read(({ wiki }) =>
      wiki.tally({
        from: "files",
        columns: ["files.sha1"],
        where: [current],
        moreThan: 1,
        order: [{ rows: "most first" }],
        limit: wanted,
        offset,
      }),
    );
    const alike = isIn(
      "files.sha1",
      kinds.map((row) => row["files.sha1"]),
    );
    const rows = await readRows(site, {
      from: "files",
      columns: ["files.sha1", "files.title"],
      where: [current, alike],
      order: [{ column: "files.title", descending: true }],
    });
    const first = new Map(rows.map((row) => [row["files.sha1"], row["files.title"]]));
    return kinds.map((row) => ({ ns: files, title: first.get(row["files.sha1"]) ?? "", value: String(row.rows) }));
  },

  /** The titles contain all data, as in the real system: kind, format, number, bytes. */
  MediaStatistics: counted(
    {
      from: "files",
      columns: ["files.media_type", "files.mime"],
      where: [current],
      sum: "files.size",
      order: [
        { column: "files.media_type", descending: true },
        { rows: "most first" },
        { column: "files.mime", descending: true },
      ],
    },
    (row) => ({
      ns: media,
      title: [row["files.media_type"], row["files.mime"], row.rows, row.sum].join(";"),
      value: "1",
    }),
  ),

  Unusedimages: listed({
    key: newestFirst,
    question: { from: "files", columns: newestFirst.columns, where: [current] },
    filters: [
      missing("links", equal("links.kind", "file"), equal("links.ns", files), same("links.title", "files.title")),
    ],
    entryOf: (row) => ({ ns: files, title: row["files.title"], value: row["files.timestamp"], isMoment: true }),
  }),
} as const satisfies Readonly<Record<string, QueryPage>>;
