import type { Context, HandlersByModule, Page } from "@kiln/server/query";
import {
  type Condition,
  type Selected,
  atLeast,
  atMost,
  different,
  equal,
  exists,
  isIn,
  missing,
  same,
} from "../../storage/select.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { type Site, software } from "../site/general.ts";
import {
  type StoredFile,
  contentsOf,
  fileMembers,
  fileNamespace,
  fileTitle,
  filesPath,
  momentOf,
  sizeOf,
} from "../shared/files.ts";
import { fromToken, given, keyOf, moments, orderOf, titlesIn, tokenOf } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, asked, generate, generatingProperty, takeList } from "../reading/module.ts";
import { type LinkablePage, idsOfPages, linkablePages, keyOf as pageKey } from "../shared/pages.ts";
import { type Reading, bareRow, columnsOf, listRows, nothing, readRows, takeRows } from "../reading/reading.ts";
import type { AllimagesItem, FilearchiveItem } from "@kiln/server/query/results";
import { isHidden, maySee, sha1Of, whereSeen } from "../shared/hidden.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { commentHtml } from "../../content/difference-html.ts";

type ImageinfoParameters = ParametersOf<"imageinfo">;

/**
 * Lists the versions of each file among the pages, the newest first. There are no thumbnails, and only stored metadata
 * (decided: D-434).
 */
export const imageinfo = (site: Site) =>
  ({
    module: async (parameters: ImageinfoParameters, context: Context) => {
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
  { start, end, limit }: ImageinfoParameters,
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

function versionOf(
  site: Site,
  file: StoredFile,
  { pageid }: Page,
  { prop }: ImageinfoParameters,
  context: Context,
): object {
  const archived = prop.includes("archivename") && file.state === "old" ? { archivename: file.archive_name } : {};
  const warning = prop.includes("uploadwarning") ? { html: "" } : {};
  return { ...fileMembers(site, file, pageid, new Set(prop), context), ...archived, ...warning };
}

type AllimagesParameters = ParametersOf<"allimages">;

/** Lists the newest versions of files, by name or by upload time. */
export const allimages = (site: Site) => ({
  module: (async (parameters, context) => {
    const { rows, tokenAt } = read(site, parameters);
    const { taken, left } = await takeRows(rows, parameters.limit);
    if (left !== undefined) context.continueWith(tokenAt(left));
    const asked = new Set<string>(parameters.prop);
    const files = taken.map((row) => bareRow("files", row));
    const pages = await pagesOf(site, files, asked);
    const items = files.map((row) => listedFileOf(site, row, pages.get(row.title), asked, context));
    return { items, limited: true };
  }) satisfies HandlerOf<"allimages">,
  generator: (parameters: AllimagesParameters, context: Context) =>
    generate(site, context, read(site, parameters), parameters.limit, (row) => ({
      target: { kind: "title", ns: fileNamespace, title: row["files.title"] },
      members: undefined,
    })),
});

function read(site: Site, parameters: AllimagesParameters) {
  const { sort, dir, limit, continue: at } = parameters;
  const descending = dir === "descending" || dir === "older";
  const key = sort === "name" ? keyOf(descending, "files.title") : keyOf(descending, "files.timestamp", "files.title");
  const columns = columnsOf("files") as ("files.title" | "files.timestamp")[];
  const range =
    sort === "name"
      ? titlesIn("files.title", parameters, descending)
      : moments({ ...parameters, dir: descending ? "older" : "newer" }, "files.timestamp");
  const where = [equal("files.state", "current"), ...fromToken(key, at), ...range, ...chosen(parameters)];
  const rows = listRows(
    site,
    { ...key, columns: key.columns as ("files.title" | "files.timestamp")[] },
    limit,
    { from: "files", columns, where },
    filtersOf(parameters),
  );
  return {
    rows,
    tokenAt: (row: { readonly "files.title": string; readonly "files.timestamp": string }) =>
      tokenOf({ ...key, columns: key.columns as ("files.title" | "files.timestamp")[] }, row),
  };
}

function chosen({ user, sha1, sha1base36 }: AllimagesParameters): readonly Condition[] {
  return [
    ...given(user, (name) => equal("files.user_name", name)),
    ...given(sha1Of({ sha1, sha1base36 }), (value) => equal("files.sha1", value)),
  ];
}

/** Returns the conditions that no index covers. Members of the group `bot` count as bots. */
function filtersOf({ minsize, maxsize, mime, filterbots }: AllimagesParameters): readonly Condition[] {
  const isBot = [
    same("accounts.id", "files.account"),
    { kind: "contains", column: "accounts.groups", value: "bot" },
  ] as const;
  return [
    ...given(minsize, (least) => atLeast("files.size", least)),
    ...given(maxsize, (most) => atMost("files.size", most)),
    // The real system finds no file for an empty list of types.
    ...given(mime, (types) => isIn("files.mime", types)),
    ...(filterbots === "bots" ? [exists("accounts", ...isBot)] : []),
    ...(filterbots === "nobots" ? [missing("accounts", ...isBot)] : []),
  ];
}

/** Returns the ids of the files' pages by title. Only URLs contain them. */
async function pagesOf(
  { storage }: Site,
  files: readonly StoredFile[],
  asked: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  if (!asked.has("url")) return new Map();
  const titles = files.map(({ title }) => ({ ns: fileNamespace, title }));
  const ids = await storage.read(({ wiki }) => idsOfPages(wiki, titles));
  return new Map(
    titles.flatMap((one) => (ids.has(pageKey(one)) ? [[one.title, ids.get(pageKey(one))!] as const] : [])),
  );
}

function listedFileOf(
  site: Site,
  row: StoredFile,
  page: number | undefined,
  asked: ReadonlySet<string>,
  context: Context,
): AllimagesItem {
  return {
    name: row.title,
    ns: fileNamespace,
    title: fileTitle(row.title),
    ...fileMembers(site, row, page, asked, context),
  } as unknown as AllimagesItem;
}

type DuplicatefilesParameters = ParametersOf<"duplicatefiles">;

const columns = ["files.title", "files.timestamp", "files.user_name", "files.hidden"] as const;

/** A file with the same contents as a requested file. */
interface Duplicate extends Selected<(typeof columns)[number]> {
  readonly of: string;
}

/**
 * Lists other files with the same contents as the requested files, by requested file and then by name. All are local
 * files.
 */
export const duplicatefiles = (site: Site) =>
  generatingProperty(site, {
    read: async (parameters: DuplicatefilesParameters, context): Promise<Reading<Duplicate>> => {
      const titles = [...filesAmong(context).keys()];
      if (titles.length === 0) return nothing;
      return {
        rows: await site.storage.read(({ wiki }) => duplicatesOf(wiki, titles, parameters)),
        tokenAt: (row) => [row.of, row["files.title"]],
      };
    },
    pagesIn: (context) => {
      const files = filesAmong(context);
      return (row) => files.get(row.of);
    },
    membersOf: (row) => ({
      duplicatefiles: [
        {
          name: row["files.title"],
          timestamp: isoOf(row["files.timestamp"]),
          ...(isHidden(row["files.hidden"], "user") ? {} : { user: row["files.user_name"] }),
          shared: false,
        },
      ],
    }),
    targetOf: (row) => ({ kind: "title", ns: fileNamespace, title: row["files.title"] }),
  });

/** Returns the requested files by stored title, regardless of whether they exist. */
function filesAmong({ pages }: Context): ReadonlyMap<string, Page> {
  return new Map(
    linkablePages(pages).flatMap(({ ns, title, page }) => (ns === fileNamespace ? [[title, page] as const] : [])),
  );
}

/**
 * Finds up to one duplicate more than the limit. Reads one file at a time, because each is a range of the index of
 * hashes.
 */
async function duplicatesOf(
  wiki: WikiStore,
  titles: readonly string[],
  { dir, limit, continue: at }: DuplicatefilesParameters,
): Promise<readonly Duplicate[]> {
  const key = keyOf(dir === "descending", "files.title");
  const [first, place] = at?.split("|") ?? [];
  const isCurrent = equal("files.state", "current");
  const begins = fromToken(key, first);
  const order = orderOf(key);
  const named = await wiki.select({
    from: "files",
    columns: ["files.title", "files.sha1"],
    where: [isCurrent, isIn("files.title", titles), ...begins],
    order,
  });
  const found: Duplicate[] = [];
  for (const { "files.title": of, "files.sha1": sha1 } of named) {
    if (found.length > limit) break;
    const where = [
      isCurrent,
      equal("files.sha1", sha1),
      different("files.title", of),
      ...fromToken(key, of === first ? place : undefined),
    ];
    const rows = await wiki.select({ from: "files", columns, where, order, limit: limit + 1 - found.length });
    found.push(...rows.map((row) => ({ ...row, of })));
  }
  return found;
}

type FilearchiveParameters = ParametersOf<"filearchive">;
type KeyColumn = "files.title" | "files.timestamp" | "files.archive_id";

/** Lists the versions of deleted files, by name and upload time. */
export function filearchive(site: Site): HandlerOf<"filearchive"> {
  return async (parameters, context) => {
    const { dir, limit, prop, continue: at } = parameters;
    const descending = dir === "descending";
    const key = keyOf(descending, "files.title", "files.timestamp", "files.archive_id");
    const where = [
      equal("files.state", "deleted"),
      ...fromToken(key, at),
      ...titlesIn("files.title", parameters, descending),
      ...byContents(parameters, context),
    ];
    const rows = await takeList(site, context, {
      key,
      limit,
      question: { from: "files", columns: columnsOf("files") as readonly KeyColumn[], where },
    });
    const asked = new Set<string>(prop);
    return { items: rows.map((row) => deletedFileOf(bareRow("files", row), asked, context)), limited: true };
  };
}

function byContents(parameters: FilearchiveParameters, context: Context): readonly Condition[] {
  const sha1 = sha1Of(parameters);
  return sha1 === undefined
    ? []
    : [equal("files.sha1", sha1), ...whereSeen("files.hidden", "text", context, "deletedtext")];
}

function deletedFileOf(row: StoredFile, asked: ReadonlySet<string>, context: Context): FilearchiveItem {
  const { archive_id: id, title: name, archive_name: archivename, hidden } = row;
  return {
    id,
    name,
    ns: fileNamespace,
    title: fileTitle(name),
    ...descriptionOf(row, asked, context),
    ...(asked.has("user") && maySee(hidden, "user", "deletedhistory", context)
      ? { userid: row.account, user: row.user_name }
      : {}),
    ...momentOf(row, asked),
    ...(maySee(hidden, "text", "deletedtext", context) ? { ...sizeOf(row, asked), ...contentsOf(row, asked) } : {}),
    ...(asked.has("archivename") && archivename !== "" ? { archivename } : {}),
    ...marksOf(hidden),
  } as unknown as FilearchiveItem;
}

function descriptionOf({ comment, title, hidden }: StoredFile, asked: ReadonlySet<string>, context: Context): object {
  const isParsed = asked.has("parseddescription");
  if ((!isParsed && !asked.has("description")) || !maySee(hidden, "comment", "deletedhistory", context)) return {};
  return {
    description: comment,
    ...(isParsed ? { parseddescription: commentHtml(comment, { ns: fileNamespace, title }) } : {}),
  };
}

/** Returns the flags for hidden parts of a deleted version, regardless of the requested members. */
function marksOf(hidden: number): object {
  return {
    ...(isHidden(hidden, "text") ? { filehidden: true } : {}),
    ...(isHidden(hidden, "comment") ? { commenthidden: true } : {}),
    ...(isHidden(hidden, "user") ? { userhidden: true } : {}),
    ...(isHidden(hidden, "restricted") ? { suppressed: true } : {}),
  };
}

/** Returns the only file repository, which is the site's own (decided: D-444). */
export function filerepoinfo({ origin }: Site): HandlerOf<"filerepoinfo"> {
  return ({ prop }) => {
    const repo = {
      name: { name: "local" },
      displayname: { displayname: software.sitename },
      rootUrl: { rootUrl: filesPath },
      local: { local: true },
      url: { url: filesPath },
      thumbUrl: { thumbUrl: `${filesPath}/thumb` },
      initialCapital: { initialCapital: true },
      scriptDirUrl: { scriptDirUrl: software.scriptpath },
      favicon: { favicon: `${origin()}/favicon.ico` },
      canUpload: { canUpload: false },
    };
    return { repos: [asked(prop, repo)] };
  };
}
