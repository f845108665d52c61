import type { Context, HandlersByModule, Page } from "@kiln/server/query";
import { atLeast, atMost, equal, isIn } from "../../storage/select.ts";
import { storedMoment } from "../../content/timestamps.ts";
import type { Site } from "../site/general.ts";
import { fileMembers, fileNamespace, type StoredFile } from "../shared/files.ts";
import { given } from "../reading/conditions.ts";
import type { ParametersOf } from "../reading/module.ts";
import { linkablePages, type LinkablePage } from "../shared/pages.ts";
import { readRows, bareRow, columnsOf } from "../reading/reading.ts";

type Parameters = ParametersOf<"imageinfo">;

/**
 * Lists the versions of each file among the pages, the newest first. There are no thumbnails, and only stored metadata
 * (decided: D-434).
 */
export const imageinfo = (site: Site) =>
  ({
    module: async (parameters: Parameters, context: Context) => {
      const files = linkablePages(context.pages).filter(({ ns }) => ns === fileNamespace);
      const [from, at] = (parameters.continue ?? "").split("|");
      const items: (readonly [Page, object])[] = [];
      const current = await currentVersions(site, files);
      const { start, end, limit } = parameters;
      const isCurrentOnly = files.length > 1 && limit === 1 && start === undefined && end === undefined;
      for (const file of files.toSorted((one, other) => (one.title < other.title ? -1 : 1))) {
        if (from !== undefined && file.title < from) continue;
        const version = current.get(file.title);
        const place = file.title === from ? at : undefined;
        const rows =
          isCurrentOnly && place === undefined
            ? [version ?? []].flat()
            : await versionsOf(site, file, parameters, place);
        const taken = rows
          .slice(0, parameters.limit)
          .map((row) => versionOf(site, row, file.page, parameters, context));
        const badfile = parameters.prop.includes("badfile") ? { badfile: false } : {};
        items.push([
          file.page,
          {
            ...badfile,
            imagerepository: rows.length > 0 || version !== undefined ? "local" : "",
            ...(taken.length === 0 ? {} : { imageinfo: taken }),
          },
        ]);
        const left = rows[parameters.limit];
        if (left === undefined || files.length > 1) continue;
        context.continueWith([file.title, left.timestamp]);
        break;
      }
      return { items, limited: true } as never;
    },
  }) satisfies { readonly module: HandlersByModule["imageinfo"] };

/** Returns the current versions of files, by title. */
async function currentVersions(site: Site, files: readonly LinkablePage[]): Promise<ReadonlyMap<string, StoredFile>> {
  const titles = files.map(({ title }) => title);
  const where = [equal("files.state", "current"), isIn("files.title", titles)];
  const rows = await readRows(site, { from: "files", columns: columnsOf("files"), where });
  return new Map(rows.map((row) => bareRow("files", row)).map((file) => [file.title, file]));
}

async function versionsOf(
  site: Site,
  { title }: LinkablePage,
  { start, end, limit }: Parameters,
  at: string | undefined,
): Promise<readonly StoredFile[]> {
  const where = [
    isIn("files.state", ["current", "old"]),
    equal("files.title", title),
    ...given(at ?? (start === undefined ? undefined : storedMoment(start)), (moment) =>
      atMost("files.timestamp", moment),
    ),
    ...given(end, (moment) => atLeast("files.timestamp", storedMoment(moment))),
  ];
  // If two versions have the same time, the current one counts as newer.
  const order = [
    { column: "files.timestamp", descending: true },
    { column: "files.state" },
    { column: "files.id", descending: true },
  ] as const;
  const rows = await readRows(site, { from: "files", columns: columnsOf("files"), where, order, limit: limit + 1 });
  return rows.map((row) => bareRow("files", row));
}

function versionOf(site: Site, file: StoredFile, { pageid }: Page, { prop }: Parameters, context: Context): object {
  const archived = prop.includes("archivename") && file.state === "old" ? { archivename: file.archive_name } : {};
  const warning = prop.includes("uploadwarning") ? { html: "" } : {};
  return { ...fileMembers(site, file, pageid, new Set(prop), context), ...archived, ...warning };
}
