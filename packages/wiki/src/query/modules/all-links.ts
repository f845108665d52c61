import { equal, type Condition } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, keyOf, titlesIn, tokenOf } from "../reading/conditions.ts";
import { generatingList } from "../reading/module.ts";
import { asked, only } from "../reading/members.ts";
import { titled } from "../shared/pages.ts";
import { distinctRows, listRows } from "../reading/reading.ts";

/** The kind of links that each module lists. */
const families = {
  alllinks: { kind: "link" },
  alltransclusions: { kind: "template" },
  allfileusages: { kind: "file" },
  allredirects: { kind: "redirect" },
} as const;

/** All files are in one namespace, so their module has no parameter for it. */
const files = 6;

interface Parameters {
  readonly namespace?: number;
  readonly from?: string;
  readonly to?: string;
  readonly prefix?: string;
  readonly continue?: string;
  readonly unique?: boolean;
  readonly prop: readonly string[];
  readonly limit: number;
  readonly dir: "ascending" | "descending";
}

const columns = ["links.ns", "links.title", "links.source", "links.fragment", "links.interwiki"] as const;

/** Lists all links of one kind to one namespace, by their targets. With `unique`, each target is listed once. */
export const allLinks = (site: Site, name: keyof typeof families) =>
  generatingList(site, {
    read: (parameters: Parameters) => {
      const { from, to, prefix, continue: at, dir, limit, unique = false } = parameters;
      const descending = dir === "descending";
      const key = keyOf(descending, "links.title", ...(unique ? [] : (["links.source"] as const)));
      const where: readonly Condition[] = [
        equal("links.kind", families[name].kind),
        equal("links.ns", parameters.namespace ?? files),
        ...fromToken(key, at),
        // In either direction, `from` is the lower end of the list. `continue` overrides it.
        ...titlesIn("links.title", { from: at === undefined ? from : undefined, to, prefix }),
      ];
      const question = { from: "links", columns, where } as const;
      const rows = unique ? distinctRows(site, key, limit, question) : listRows(site, key, limit, question);
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop }) => ({
      ...asked(prop, {
        ids: { fromid: row["links.source"] },
        title: titled({ ns: row["links.ns"], title: row["links.title"] }),
      }),
      ...only(prop.includes("fragment") && row["links.fragment"] !== "", { fragment: row["links.fragment"] }),
      ...only(prop.includes("interwiki") && row["links.interwiki"] !== "", { interwiki: row["links.interwiki"] }),
    }),
    targetOf: (row, { unique = false }) =>
      unique
        ? { kind: "title", ns: row["links.ns"], title: row["links.title"] }
        : { kind: "id", id: row["links.source"] },
  });
