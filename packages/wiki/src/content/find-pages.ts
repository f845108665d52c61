import type { Found, Page, PageSite } from "@kiln/server/query";
import { type Condition, equal, isIn } from "../storage/select.ts";
import type { Storage, WikiStore } from "../storage/storage.ts";
import { specialPages } from "../query/site/namespaces.ts";
import { type StoredTitle, fullTitle, storedTitle, titleSite, titlesAre } from "./titles.ts";

/** A page by its id, or by a title that may not exist. */
export type Target = { readonly kind: "id"; readonly id: number } | ({ readonly kind: "title" } & StoredTitle);

const columns = ["pages.id", "pages.ns", "pages.title", "pages.is_redirect"] as const;

/** Returns the page of each target, in the order of the targets. */
export async function findPages(wiki: WikiStore, targets: readonly Target[]): Promise<readonly Found[]> {
  const ids = targets.flatMap((target) => (target.kind === "id" ? [target.id] : []));
  const titles = targets.flatMap((target) => (target.kind === "title" && target.ns >= 0 ? [target] : []));
  const found = [
    ...(await pagesWhere(wiki, ids.length === 0 ? undefined : isIn("pages.id", [...new Set(ids)]))),
    ...(await pagesWhere(wiki, titles.length === 0 ? undefined : titlesAre("pages", titles))),
  ];
  const files = await filesAmong(wiki, targets);
  const byId = new Map(found.map((one) => [one.page.pageid, one]));
  const byTitle = new Map(found.map((one) => [one.page.title, one]));
  return targets.map(
    (target) =>
      (target.kind === "id" ? byId.get(target.id) : byTitle.get(fullTitle(target))) ?? {
        page: missingPage(target, files),
      },
  );
}

/**
 * Returns a page that is not stored. Special pages are generated on request. A media title exists if its file does,
 * even without a page.
 */
function missingPage(target: Target, files: ReadonlySet<string>): Page {
  if (target.kind === "id") return { pageid: target.id, missing: true };
  const named = { ns: target.ns, title: fullTitle(target) };
  if (target.ns >= 0) return { ...named, missing: true };
  const isThere =
    target.ns === mediaNamespace ? files.has(target.title) : specialNames.has(nameOfSpecial(target.title));
  return { ...named, special: true, ...(isThere ? {} : { missing: true }) };
}

const mediaNamespace = -2;

const nameOfSpecial = (title: string): string => (title.split("/")[0] ?? "").replaceAll("_", " ").toLowerCase();

const specialNames: ReadonlySet<string> = new Set(
  specialPages.flatMap(({ realname, aliases }) => [realname, ...aliases]).map(nameOfSpecial),
);

async function filesAmong(wiki: WikiStore, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const titles = targets.flatMap((target) =>
    target.kind === "title" && target.ns === mediaNamespace ? [target.title] : [],
  );
  if (titles.length === 0) return new Set();
  const rows = await wiki.select({
    from: "files",
    columns: ["files.title"],
    where: [isIn("files.title", titles), equal("files.state", "current")],
  });
  return new Set(rows.map((row) => row["files.title"]));
}

async function pagesWhere(wiki: WikiStore, where: Condition | undefined): Promise<readonly Found[]> {
  if (where === undefined) return [];
  const rows = await wiki.select({ from: "pages", columns, where: [where] });
  const redirects = rows.filter((row) => row["pages.is_redirect"] === 1).map((row) => row["pages.id"]);
  const targets = await targetsOf(wiki, redirects);
  return rows.map((row) => {
    const page = {
      pageid: row["pages.id"],
      ns: row["pages.ns"],
      title: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
    };
    return { page, target: targets.get(row["pages.id"]) };
  });
}

const targetColumns = ["links.source", "links.ns", "links.title", "links.fragment", "links.interwiki"] as const;

/** Returns the targets of redirects, by the id of the redirect. */
async function targetsOf(wiki: WikiStore, redirects: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (redirects.length === 0) return new Map();
  const rows = await wiki.select({
    from: "links",
    columns: targetColumns,
    where: [equal("links.kind", "redirect"), isIn("links.source", redirects)],
  });
  return new Map(
    rows.map((row) => {
      const title = fullTitle({ ns: row["links.ns"], title: row["links.title"] });
      const fragment = row["links.fragment"] === "" ? "" : `#${row["links.fragment"]}`;
      return [
        row["links.source"],
        `${row["links.interwiki"] === "" ? "" : `${row["links.interwiki"]}:`}${title}${fragment}`,
      ];
    }),
  );
}

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

/** Reports whether a database contains a wiki. A database without any edit has never been seeded or edited. */
export function holdsWiki(storage: Storage): Promise<boolean> {
  return storage.read(
    async ({ wiki }) => (await wiki.count({ from: "statistics", where: [equal("statistics.name", "edits")] })) > 0,
  );
}
