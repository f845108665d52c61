import { atLeast, isIn } from "../../storage/select.ts";
import { commentHtml } from "../../content/difference-html.ts";
import { isoExpiry, isoOf, storedMoment } from "../../content/timestamps.ts";
import { fromToken, given, keyOf, moments, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { titled } from "../shared/pages.ts";
import { listRows, bareRow, columnsOf } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

/** Lists titles that are currently protected from creation, by the time of their protection. */
export const protectedtitles = (site: Site) =>
  generatingList(site, {
    read: (parameters: ParametersOf<"protectedtitles">) => {
      const { dir, namespace, level, limit, continue: at } = parameters;
      const key = keyOf(dir === "older", "protected_titles.timestamp", "protected_titles.ns", "protected_titles.title");
      const where = [...fromToken(key, at), ...moments(parameters, "protected_titles.timestamp")];
      const filters = [
        atLeast("protected_titles.expiry", storedMoment(site.now())),
        ...given(namespace, (ids) => isIn("protected_titles.ns", ids)),
        ...given(level, (levels) => isIn("protected_titles.level", levels)),
      ];
      const rows = listRows(
        site,
        key,
        limit,
        { from: "protected_titles", columns: columnsOf("protected_titles") as typeof key.columns, where },
        filters,
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (found, { prop }) => {
      const row = bareRow("protected_titles", found);
      return {
        ...titled(row),
        ...asked(prop, {
          timestamp: { timestamp: isoOf(row.timestamp) },
          user: { user: row.user_name, userid: row.account },
          userid: { userid: row.account },
          comment: { comment: row.reason },
          parsedcomment: { parsedcomment: commentHtml(row.reason, row) },
          expiry: { expiry: isoExpiry(row.expiry) },
          level: { level: row.level },
        }),
      };
    },
    targetOf: (row) => ({ kind: "title", ns: row["protected_titles.ns"], title: row["protected_titles.title"] }),
  });
