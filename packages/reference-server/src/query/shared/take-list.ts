import type { Context } from "@kiln/server/query";
import type { Condition, Selected } from "../../storage/wiki/select.ts";
import type { Column } from "../../storage/wiki/tables.ts";
import type { Site } from "../site.ts";
import { tokenOf, type Key } from "./key.ts";
import { takeRows } from "./reading.ts";
import { listRows, type Question } from "./rows.ts";

/** As many rows of a list as the limit allows, in the order of its key. Where there are more, the next request continues at the first of them. */
export async function takeList<C extends Column>(
  site: Site,
  context: Context,
  {
    key,
    limit,
    question,
    filters = [],
  }: {
    readonly key: Key<C>;
    readonly limit: number;
    readonly question: Question<C>;
    readonly filters?: readonly Condition[];
  },
): Promise<readonly Selected<C>[]> {
  const { taken, left } = await takeRows(listRows(site, key, limit, question, filters), limit);
  if (left !== undefined) context.continueWith(tokenOf(key, left));
  return taken;
}
