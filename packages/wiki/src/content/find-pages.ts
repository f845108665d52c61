import type { Found, Page } from "@kiln/server/query";
import { equal, isIn, type Condition } from "../storage/select.ts";
import type { WikiStore } from "../storage/wiki-store.ts";
import { specialPages } from "../query/site/special-pages.ts";
import { titlesAre } from "./titles-are.ts";
import { fullTitle, type StoredTitle } from "./titles.ts";

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
