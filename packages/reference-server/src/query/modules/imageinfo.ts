import type { Context, HandlersByModule, Page } from "@kiln/server/query";
import { atLeast, atMost, equal, isIn, type Selected } from "../../storage/wiki/select.ts";
import { isoOf, storedMoment } from "../../wiki/timestamps.ts";
import { fullTitle, underscored } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";
import { commentOf } from "../shared/comments.ts";
import { given } from "../shared/conditions.ts";
import { isHidden, maySee } from "../shared/hidden.ts";
import { linkablePages, type LinkablePage } from "../shared/pages.ts";
import type { ParametersOf } from "../shared/parameters-of.ts";
import { readRows } from "../shared/rows.ts";

type Parameters = ParametersOf<"imageinfo">;

const fileNamespace = 6;
const columns = [
  "files.title", "files.state", "files.archive_name", "files.timestamp", "files.account", "files.user_name", "files.comment", "files.size", "files.width",
  "files.height", "files.bits", "files.media_type", "files.mime", "files.sha1", "files.metadata", "files.hidden",
] as const;
type Row = Selected<(typeof columns)[number]>;

/** The versions of each file among the pages, the newest first. There are no thumbnails, and no metadata but those that are stored (decided: D-434). */
export const imageinfo = (site: Site) =>
  ({
    module: async (parameters: Parameters, context: Context) => {
      const files = linkablePages(context.pages).filter(({ ns }) => ns === fileNamespace);
      const [from, at] = (parameters.continue ?? "").split("|");
      const items: (readonly [Page, object])[] = [];
      for (const file of files.toSorted((one, other) => (one.title < other.title ? -1 : 1))) {
        if (from !== undefined && file.title < from) continue;
        const rows = await versionsOf(site, file, parameters, file.title === from ? at : undefined);
        const taken = rows.slice(0, parameters.limit).map((row) => versionOf(row, parameters, context, site));
        const badfile = parameters.prop.includes("badfile") ? { badfile: false } : {};
        items.push([file.page, { ...badfile, imagerepository: rows.length === 0 ? "" : "local", ...(taken.length === 0 ? {} : { imageinfo: taken }) }]);
        const left = rows[parameters.limit];
        if (left === undefined || files.length > 1) continue;
        context.continueWith([file.title, left["files.timestamp"]]);
        break;
      }
      return { items, limited: true } as never;
    },
  }) satisfies { readonly module: HandlersByModule["imageinfo"] };

function versionsOf(site: Site, { title }: LinkablePage, { start, end, limit }: Parameters, at: string | undefined): Promise<readonly Row[]> {
  const where = [
    isIn("files.state", ["current", "old"]),
    equal("files.title", title),
    ...given(at ?? (start === undefined ? undefined : storedMoment(start)), (moment) => atMost("files.timestamp", moment)),
    ...given(end, (moment) => atLeast("files.timestamp", storedMoment(moment))),
  ];
  return readRows(site, { from: "files", columns, where, order: [{ column: "files.timestamp", descending: true }], limit: limit + 1 });
}

type Tell = (row: Row, context: Context, site: Site) => object;

const sizes: Tell = (row) => ({ size: row["files.size"], width: row["files.width"], height: row["files.height"] });

/** What each value of `prop` tells of a version whose file may be seen. */
const ofFile: Readonly<Record<string, Tell>> = {
  timestamp: (row) => ({ timestamp: isoOf(row["files.timestamp"]) }),
  canonicaltitle: (row) => ({ canonicaltitle: titleOf(row) }),
  url: (row, _, site) => {
    const [name, page] = [encodeURIComponent(row["files.archive_name"] || row["files.title"]), encodeURIComponent(underscored(titleOf(row)))];
    return { url: `${site.origin()}/images/${row["files.state"] === "old" ? "archive/" : ""}${name}`, descriptionurl: `${site.origin()}/wiki/${page}` };
  },
  size: sizes,
  dimensions: sizes,
  sha1: (row) => ({ sha1: row["files.sha1"] }),
  mime: (row) => ({ mime: row["files.mime"] }),
  mediatype: (row) => ({ mediatype: row["files.media_type"] }),
  bitdepth: (row) => ({ bitdepth: row["files.bits"] }),
  metadata: (row) => ({ metadata: metadataOf(row) }),
  commonmetadata: () => ({ commonmetadata: [] }),
  extmetadata: () => ({ extmetadata: {} }),
  archivename: (row) => (row["files.state"] === "old" ? { archivename: row["files.archive_name"] } : {}),
};

function versionOf(row: Row, { prop }: Parameters, context: Context, site: Site): object {
  const hidden = row["files.hidden"];
  const isSeen = maySee(hidden, "text", "deletedtext", context);
  const told = isSeen ? prop.map((one) => ofFile[one]?.(row, context, site) ?? {}) : [];
  const comment = commentOf({ comment: row["files.comment"], hidden }, new Set(prop), context);
  return Object.assign({}, isHidden(hidden, "text") ? { filehidden: true } : {}, userOf(row, prop, context), comment, ...told) as object;
}

function userOf(row: Row, prop: readonly string[], context: Context): object {
  if (!prop.includes("user") && !prop.includes("userid")) return {};
  const hidden = row["files.hidden"];
  const mark = isHidden(hidden, "user") ? { userhidden: true } : {};
  if (!maySee(hidden, "user", "deletedhistory", context)) return mark;
  const account = row["files.account"];
  return {
    ...mark,
    ...(prop.includes("user") ? { user: row["files.user_name"] } : {}),
    ...(prop.includes("userid") ? { userid: account } : {}),
    ...(account === 0 ? { anon: true } : {}),
  };
}

function metadataOf(row: Row): unknown {
  const stored = JSON.parse(row["files.metadata"] || "[]") as readonly unknown[];
  return stored.length === 0 ? null : stored;
}

const titleOf = (row: Row): string => fullTitle({ ns: fileNamespace, title: row["files.title"] });
