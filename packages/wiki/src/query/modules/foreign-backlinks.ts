import { equal } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { only } from "../reading/members.ts";
import { pageColumns, pageOf } from "../shared/pages.ts";
import { listRows } from "../reading/reading.ts";

const page = [...pageColumns, "pages.is_redirect"] as const;
const interwiki = ["interwiki_links.prefix", "interwiki_links.title", "interwiki_links.source"] as const;
const language = ["language_links.language", "language_links.title", "language_links.source"] as const;

/** Lists the pages that link to another site, by link target. */
export const iwbacklinks = (site: Site) =>
  generatingList(site, {
    read: ({ prefix, title, limit, dir, continue: at }: ParametersOf<"iwbacklinks">) => {
      const key = keyOf(dir === "descending", ...interwiki);
      const where = [
        ...given(prefix, (one) => equal(interwiki[0], one)),
        ...given(title, (one) => equal(interwiki[1], one)),
        ...fromToken(key, at),
      ];
      const joins = [{ table: "pages", on: [["pages.id", "interwiki_links.source"]] }] as const;
      return {
        rows: listRows(site, key, limit, { from: "interwiki_links", joins, columns: [...interwiki, ...page], where }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      ...pageOf(row),
      ...only(row["pages.is_redirect"] === 1, { redirect: true as const }),
      ...only(prop.includes("iwprefix"), { iwprefix: row["interwiki_links.prefix"] }),
      ...only(prop.includes("iwtitle"), { iwtitle: row["interwiki_links.title"] }),
    }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

/** Lists the pages that link to another language, by link target. */
export const langbacklinks = (site: Site) =>
  generatingList(site, {
    read: ({ lang, title, limit, dir, continue: at }: ParametersOf<"langbacklinks">) => {
      const key = keyOf(dir === "descending", ...language);
      const where = [
        ...given(lang, (one) => equal(language[0], one)),
        ...given(title, (one) => equal(language[1], one)),
        ...fromToken(key, at),
      ];
      const joins = [{ table: "pages", on: [["pages.id", "language_links.source"]] }] as const;
      return {
        rows: listRows(site, key, limit, { from: "language_links", joins, columns: [...language, ...page], where }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      ...pageOf(row),
      ...only(row["pages.is_redirect"] === 1, { redirect: true as const }),
      ...only(prop.includes("lllang"), { lllang: row["language_links.language"] }),
      ...only(prop.includes("lltitle"), { lltitle: row["language_links.title"] }),
    }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });
