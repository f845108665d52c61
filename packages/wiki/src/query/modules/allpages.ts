import {
  atLeast,
  atMost,
  different,
  equal,
  exists,
  isIn,
  missing,
  same,
  type Condition,
} from "../../storage/select.ts";
import { storedMoment } from "../../content/timestamps.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, titlesIn, tokenOf, when } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { pageColumns, pageOf } from "../shared/pages.ts";
import { listRows } from "../reading/reading.ts";

type Parameters = ParametersOf<"allpages">;

/** Lists the pages of one namespace by title. */
export const allpages = (site: Site) =>
  generatingList(site, {
    read: (parameters: Parameters) => {
      const { namespace, from, to, prefix, filterredir, continue: at } = parameters;
      const descending = parameters.dir === "descending";
      const key = keyOf(descending, "pages.title");
      const where = [
        equal("pages.ns", namespace),
        ...fromToken(key, at),
        ...titlesIn("pages.title", { from, to, prefix }, descending),
        ...when(filterredir !== "all", equal("pages.is_redirect", filterredir === "redirects" ? 1 : 0)),
      ];
      const rows = listRows(
        site,
        key,
        parameters.limit,
        { from: "pages", columns: pageColumns, where },
        filtersOf(parameters, storedMoment(site.now())),
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: pageOf,
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

/** Returns the conditions that no index covers. */
function filtersOf(parameters: Parameters, now: string): readonly Condition[] {
  const { filterlanglinks, minsize, maxsize } = parameters;
  return [
    ...when(
      filterlanglinks !== "all",
      (filterlanglinks === "withlanglinks" ? exists : missing)(
        "language_links",
        same("language_links.source", "pages.id"),
      ),
    ),
    ...given(minsize, (size) => atLeast("pages.length", size)),
    ...given(maxsize, (size) => atMost("pages.length", size)),
    ...protectionOf(parameters, now),
  ];
}

function protectionOf(
  { prtype = [], prlevel = [], prfiltercascade, prexpiry }: Parameters,
  now: string,
): readonly Condition[] {
  const levels = prlevel.filter((level) => level !== "");
  const wanted = [
    ...when(prtype.length > 0, isIn("protections.type", prtype)),
    ...when(
      prtype.length > 0 && prfiltercascade !== "all",
      equal("protections.cascade", prfiltercascade === "cascading" ? 1 : 0),
    ),
    ...when(levels.length > 0, isIn("protections.level", levels)),
    ...when(prexpiry !== "all", (prexpiry === "definite" ? different : equal)("protections.expiry", "infinity")),
  ];
  return when(
    wanted.length > 0,
    exists("protections", same("protections.page", "pages.id"), atLeast("protections.expiry", now), ...wanted),
  );
}
