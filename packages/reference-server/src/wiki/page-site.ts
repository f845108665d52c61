import type { PageSite } from "@kiln/server/query";
import type { Storage } from "../storage/storage.ts";
import { equal } from "../storage/wiki/select.ts";
import { findPages, type Target } from "./find-pages.ts";
import { titleSite } from "./site-titles.ts";
import { storedTitle } from "./titles.ts";

/** The stored wiki, as far as the pages of a request are found by it. */
export function pageSiteOn(storage: Storage): PageSite {
  const find = async (target: Target) => {
    const [found] = await storage.read(({ wiki }) => findPages(wiki, [target]));
    return found ?? { page: { missing: true } };
  };
  const findId = async (id: number) => {
    const found = await find({ kind: "id", id });
    return found.page.missing === true ? undefined : found;
  };
  return {
    ...titleSite,
    pageOfTitle: (ns, title) => find({ kind: "title", ns, title: storedTitle(ns, title) }),
    pageOfId: findId,
    pageOfRevision: async (id) => {
      const [row] = await storage.read(({ wiki }) =>
        wiki.select({ from: "revisions", columns: ["revisions.page"], where: [equal("revisions.id", id)] }),
      );
      return row === undefined ? undefined : findId(row["revisions.page"]);
    },
  };
}
