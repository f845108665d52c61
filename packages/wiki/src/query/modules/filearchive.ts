import type { Context } from "@kiln/server/query";
import type { FilearchiveItem } from "@kiln/server/query/results";
import { equal, type Condition } from "../../storage/select.ts";
import { commentHtml } from "../../content/difference-html.ts";
import { fromToken, keyOf, titlesIn } from "../reading/conditions.ts";
import { contentsOf, fileNamespace, fileTitle, momentOf, sizeOf, type StoredFile } from "../shared/files.ts";
import { type HandlerOf, type ParametersOf, takeList } from "../reading/module.ts";
import { isHidden, maySee, sha1Of, whereSeen } from "../shared/hidden.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"filearchive">;
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
    return { items: rows.map((row) => itemOf(bareRow("files", row), asked, context)), limited: true };
  };
}

function byContents(parameters: Parameters, context: Context): readonly Condition[] {
  const sha1 = sha1Of(parameters);
  return sha1 === undefined
    ? []
    : [equal("files.sha1", sha1), ...whereSeen("files.hidden", "text", context, "deletedtext")];
}

function itemOf(row: StoredFile, asked: ReadonlySet<string>, context: Context): FilearchiveItem {
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
