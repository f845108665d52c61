import type { Context } from "@kiln/server/query";
import type { AllimagesItem } from "@kiln/server/query/results";
import { atLeast, atMost, equal, exists, isIn, missing, same, type Condition } from "../../storage/select.ts";
import { fromToken, given, keyOf, moments, titlesIn, tokenOf } from "../reading/conditions.ts";
import { fileMembers, fileNamespace, fileTitle, type StoredFile } from "../shared/files.ts";
import { type HandlerOf, type ParametersOf, generate } from "../reading/module.ts";
import { idsOfPages, keyOf as pageKey } from "../shared/pages.ts";
import { bareRow, columnsOf, listRows, takeRows } from "../reading/reading.ts";
import { sha1Of } from "../shared/hidden.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"allimages">;

/** Lists the newest versions of files, by name or by upload time. */
export const allimages = (site: Site) => ({
  module: (async (parameters, context) => {
    const { rows, tokenAt } = read(site, parameters);
    const { taken, left } = await takeRows(rows, parameters.limit);
    if (left !== undefined) context.continueWith(tokenAt(left));
    const asked = new Set<string>(parameters.prop);
    const files = taken.map((row) => bareRow("files", row));
    const pages = await pagesOf(site, files, asked);
    const items = files.map((row) => itemOf(site, row, pages.get(row.title), asked, context));
    return { items, limited: true };
  }) satisfies HandlerOf<"allimages">,
  generator: (parameters: Parameters, context: Context) =>
    generate(site, context, read(site, parameters), parameters.limit, (row) => ({
      target: { kind: "title", ns: fileNamespace, title: row["files.title"] },
      members: undefined,
    })),
});

function read(site: Site, parameters: Parameters) {
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

function chosen({ user, sha1, sha1base36 }: Parameters): readonly Condition[] {
  return [
    ...given(user, (name) => equal("files.user_name", name)),
    ...given(sha1Of({ sha1, sha1base36 }), (value) => equal("files.sha1", value)),
  ];
}

/** Returns the conditions that no index covers. Members of the group `bot` count as bots. */
function filtersOf({ minsize, maxsize, mime, filterbots }: Parameters): readonly Condition[] {
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

function itemOf(
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
