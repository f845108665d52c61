import { equal } from "../../storage/select.ts";
import { type HandlerOf, takeList } from "../reading/module.ts";
import { fromToken, keyOf } from "../reading/conditions.ts";
import { asked } from "../reading/members.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

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
