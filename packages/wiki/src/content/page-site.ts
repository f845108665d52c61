import type { Found, PageSite } from "@kiln/server/query";
import type { Storage } from "../storage/storage.ts";
import { isIn } from "../storage/select.ts";
import { findPages, type Target } from "./find-pages.ts";
import { titleSite } from "./site-titles.ts";
import { storedTitle } from "./titles.ts";

/**
 * Provides the stored wiki to the runtime, which looks up the pages that a request names. Combines all lookups of one
 * turn.
 */
export function pageSiteOn(storage: Storage): PageSite {
  const find = together<Target, Found>((targets) => storage.read(({ wiki }) => findPages(wiki, targets)));
  const findId = async (id: number) => {
    const found = await find({ kind: "id", id });
    return found.page.missing === true ? undefined : found;
  };
  const pageOfRevision = together<number, number | undefined>(async (ids) => {
    const rows = await storage.read(({ wiki }) =>
      wiki.select({
        from: "revisions",
        columns: ["revisions.id", "revisions.page"],
        where: [isIn("revisions.id", [...new Set(ids)])],
      }),
    );
    const pages = new Map(rows.map((row) => [row["revisions.id"], row["revisions.page"]]));
    return ids.map((id) => pages.get(id));
  });
  return {
    ...titleSite,
    pageOfTitle: (ns, title) => find({ kind: "title", ns, title: storedTitle(ns, title) }),
    pageOfId: findId,
    pageOfRevision: async (id) => {
      const page = await pageOfRevision(id);
      return page === undefined ? undefined : findId(page);
    },
  };
}

/** Returns a function that combines all calls of one turn into a single call of `findAll`. */
function together<One, Found>(
  findAll: (all: readonly One[]) => Promise<readonly Found[]>,
): (one: One) => Promise<Found> {
  let turn: { readonly all: One[]; readonly found: Promise<readonly Found[]> } | undefined;
  const begin = () => {
    const all: One[] = [];
    const found = Promise.resolve().then(() => {
      turn = undefined;
      return findAll(all);
    });
    return { all, found };
  };
  return async (one) => {
    const { all, found } = (turn ??= begin());
    const at = all.push(one) - 1;
    return (await found)[at] as Found;
  };
}
