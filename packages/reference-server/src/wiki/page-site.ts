import type { Found, Page, PageSite } from "@kiln/server/query";
import { interwikiAddresses } from "../query/site/interwikis.ts";
import { namespaces } from "../query/site/namespaces.ts";
import type { Storage } from "../storage/storage.ts";
import { equal, type Condition } from "../storage/wiki/select.ts";
import type { WikiStore } from "../storage/wiki/wiki-store.ts";
import { fullTitle, storedTitle } from "./titles.ts";

/** The stored wiki, as far as the pages of a request are found by it. */
export function pageSiteOn(storage: Storage): PageSite {
  const find = (where: readonly Condition[]): Promise<Found | undefined> => storage.read(({ wiki }) => foundPage(wiki, where));
  return {
    namespaces: Object.fromEntries(namespaces.map(({ id, name }) => [id, name])),
    aliases: Object.fromEntries(namespaces.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias.toLowerCase(), id]))),
    interwikis: interwikiAddresses,
    pageOfTitle: async (ns, title) =>
      (await find([equal("pages.ns", ns), equal("pages.title", storedTitle(ns, title))])) ?? { page: missingPage(ns, title) },
    pageOfId: (id) => find([equal("pages.id", id)]),
    pageOfRevision: (id) => find([{ kind: "exists", from: "revisions", where: [equal("revisions.id", id), { kind: "same", column: "revisions.page", other: "pages.id" }] }]),
  };
}

/** Special pages are made when they are asked for. */
function missingPage(ns: number, title: string): Page {
  return ns < 0 ? { ns, title, special: true } : { ns, title, missing: true };
}

async function foundPage(wiki: WikiStore, where: readonly Condition[]): Promise<Found | undefined> {
  const columns = ["pages.id", "pages.ns", "pages.title", "pages.is_redirect"] as const;
  const [row] = await wiki.select({ from: "pages", columns, where, limit: 1 });
  if (row === undefined) return undefined;
  const page = { pageid: row["pages.id"], ns: row["pages.ns"], title: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }) };
  return row["pages.is_redirect"] === 0 ? { page } : { page, target: await targetOf(wiki, row["pages.id"]) };
}

async function targetOf(wiki: WikiStore, id: number): Promise<string | undefined> {
  const columns = ["links.ns", "links.title", "links.fragment", "links.interwiki"] as const;
  const [row] = await wiki.select({ from: "links", columns, where: [equal("links.kind", "redirect"), equal("links.source", id)], limit: 1 });
  if (row === undefined) return undefined;
  const title = fullTitle({ ns: row["links.ns"], title: row["links.title"] });
  const fragment = row["links.fragment"] === "" ? "" : `#${row["links.fragment"]}`;
  return `${row["links.interwiki"] === "" ? "" : `${row["links.interwiki"]}:`}${title}${fragment}`;
}
