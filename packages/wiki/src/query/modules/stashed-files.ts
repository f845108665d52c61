import { equal, isIn } from "../../storage/select.ts";
import { type HandlerOf, asked, takeList } from "../reading/module.ts";
import { fromToken, keyOf } from "../reading/conditions.ts";
import { bareRow, columnsOf, readRows } from "../reading/reading.ts";
import { type Site, addressOf } from "../site/general.ts";
import type { Context } from "@kiln/server/query";
import type { RowOf } from "../../storage/tables.ts";
import { titlePart } from "../../content/titles.ts";
import { contentsOf, fileTitle, momentOf, sizeOf } from "../shared/files.ts";

const key = keyOf(false, "stashed_files.id");

/** Lists the files in the caller's stash, in the order in which they were added. */
export function mystashedfiles(site: Site): HandlerOf<"mystashedfiles"> {
  return async ({ prop, limit, continue: at }, context) => {
    const where = [equal("stashed_files.account", context.caller.id ?? 0), ...fromToken(key, at)];
    const rows = await takeList(site, context, {
      key,
      limit,
      question: { from: "stashed_files", columns: columnsOf("stashed_files") as readonly "stashed_files.id"[], where },
    });
    const items = rows.map((row) => {
      const {
        file_key: filekey,
        status,
        size,
        width,
        height,
        bits,
        mime: mimetype,
        media_type: mediatype,
      } = bareRow("stashed_files", row);
      return {
        filekey,
        status,
        ...asked(prop, { size: { size, width, height, bits }, type: { mimetype, mediatype } }),
      };
    });
    return { items, limited: true } as never;
  };
}

type StashedFile = RowOf<"stashed_files">;

/**
 * Returns files in the caller's stash, in the order of the request. Files of other users are not found (decided:
 * D-443).
 */
export function stashimageinfo(site: Site): HandlerOf<"stashimageinfo"> {
  return async ({ filekey = [], sessionkey = [], prop }, context) => {
    const keys = filekey.length > 0 ? filekey : sessionkey;
    // The real system omits the list if the list of keys is empty.
    if (keys.length === 0) return {} as never;
    const files = await stashedFiles(site, context.caller.id ?? 0, keys);
    const asked = new Set<string>(prop);
    return {
      stashimageinfo: keys.map((key) => membersOf(site, files.get(key) ?? notFound(key, context), asked)),
    } as never;
  };
}

async function stashedFiles(
  site: Site,
  account: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StashedFile>> {
  const where = [isIn("stashed_files.file_key", keys), equal("stashed_files.account", account)];
  const rows = await readRows(site, { from: "stashed_files", columns: columnsOf("stashed_files"), where });
  return new Map(rows.map((row) => bareRow("stashed_files", row)).map((file) => [file.file_key, file]));
}

function notFound(key: string, context: Context): never {
  return context.fail("uploadstash-file-not-found", {
    key: "uploadstash-file-not-found",
    text: 'Key "$1" not found in stash.',
    parameters: [key],
  });
}

function membersOf(site: Site, file: StashedFile, asked: ReadonlySet<string>): object {
  const facts = { ...file, metadata: "" };
  const address = addressOf(site, `Special:UploadStash/file/${file.file_key}`);
  return {
    ...momentOf(facts, asked),
    ...sizeOf(facts, asked),
    ...(asked.has("canonicaltitle") ? { canonicaltitle: fileTitle(titlePart(file.file_key)) } : {}),
    ...(asked.has("url") ? { url: address, descriptionurl: address } : {}),
    ...contentsOf(facts, asked),
  };
}
