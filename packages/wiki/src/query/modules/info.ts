import type { Context, HandlersByModule } from "@kiln/server/query";
import { equal, isIn, type Selected } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { type StoredTitle, fullTitle, urlPart } from "../../content/titles.ts";
import { html } from "../../content/difference-html.ts";
import { type ParametersOf, asked, only } from "../reading/module.ts";
import {
  type Protection,
  preloadedText,
  protectionsOf,
  reasonsAgainst,
  restrictionTypes,
  watchingOf,
} from "../shared/page-info.ts";
import { type LinkablePage, idsOfPages, keyOf, linkablePages } from "../shared/pages.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"info">;
type Members = Readonly<Record<string, unknown>>;

const columns = [
  "pages.id",
  "pages.is_redirect",
  "pages.is_new",
  "pages.touched",
  "pages.length",
  "pages.latest",
  "pages.model",
  "pages.language",
  "revisions.timestamp",
] as const;
type Row = Selected<(typeof columns)[number]>;

/** Adds members to the requested pages, in a single response. */
export const info = (site: Site) =>
  ({
    module: async (parameters: Parameters, context: Context) =>
      site.storage.read(async ({ wiki }) => {
        const pages = linkablePages(context.pages).filter(({ ns }) => ns >= 0);
        const ids = pages.flatMap(({ page }) => page.pageid ?? []);
        const joins = [{ table: "revisions", on: [["revisions.id", "pages.latest"]], optional: true }] as const;
        const rows = new Map(
          (await wiki.select({ from: "pages", joins, columns, where: [isIn("pages.id", ids)] })).map((row) => [
            row["pages.id"],
            row,
          ]),
        );
        const found = pages.map((page) => ({ ...page, row: rows.get(page.page.pageid ?? 0) }));
        const facts = await factsOf(wiki, site, found, parameters, context);
        return found.map((one) => [
          one.page,
          { ...basics(one.row), ...more(one, { site, parameters, context, facts }) },
        ]) as never;
      }),
  }) satisfies { readonly module: HandlersByModule["info"] };

/** Returns the talk page of a page, or the subject page of a talk page. */
const associated = ({ ns, title }: StoredTitle): StoredTitle => ({ ns: ns % 2 === 0 ? ns + 1 : ns - 1, title });

function basics(row: Row | undefined): Members {
  const language = row?.["pages.language"] ?? "en";
  const kind = {
    contentmodel: row?.["pages.model"] ?? "wikitext",
    pagelanguage: language,
    pagelanguagehtmlcode: language,
    pagelanguagedir: "ltr",
  };
  if (row === undefined) return kind;
  return {
    ...kind,
    touched: isoOf(row["pages.touched"]),
    lastrevid: row["pages.latest"],
    length: row["pages.length"],
    ...only(row["pages.is_redirect"] === 1, { redirect: true }),
    ...only(row["pages.is_new"] === 1, { new: true }),
  };
}

interface FoundPage extends LinkablePage {
  readonly row: Row | undefined;
}

/** Stored data about the requested pages in addition to their rows. The maps are keyed by `keyOf` of each page. */
interface Facts {
  readonly protections: ReadonlyMap<string, readonly Protection[]>;
  readonly watching: ReadonlyMap<string, object>;
  readonly others: ReadonlyMap<string, number>;
  readonly displayTitles: ReadonlyMap<number, string>;
  readonly preloaded: object;
}

async function factsOf(
  wiki: WikiStore,
  site: Site,
  pages: readonly FoundPage[],
  parameters: Parameters,
  context: Context,
): Promise<Facts> {
  const { prop = [], testactions = [], preloadnewsection = false } = parameters;
  const needsProtections = prop.includes("protection") || testactions.length > 0;
  const needsOthers = prop.includes("talkid") || prop.includes("subjectid");
  const isPreloading = prop.includes("preloadcontent") && (preloadnewsection || pages.some(({ row }) => !row));
  const protectedPages = pages.map(({ row, ns, title }) => ({ id: row?.["pages.id"], ns, title }));
  const watchedPages = pages.map(({ row, ns, title }) => ({
    ns,
    title,
    latest: row?.["revisions.timestamp"] ?? undefined,
  }));
  return {
    protections: needsProtections ? await protectionsOf(wiki, protectedPages, storedMoment(site.now())) : new Map(),
    watching: await watchingOf(wiki, watchedPages, prop, context),
    others: needsOthers ? await idsOfPages(wiki, pages.map(associated)) : new Map(),
    displayTitles: prop.includes("displaytitle") ? await displayTitlesOf(wiki, pages) : new Map(),
    preloaded: isPreloading ? await preloadedText(wiki, parameters) : {},
  };
}

async function displayTitlesOf(wiki: WikiStore, pages: readonly FoundPage[]): Promise<ReadonlyMap<number, string>> {
  const rows = await wiki.select({
    from: "page_properties",
    columns: ["page_properties.page", "page_properties.value"],
    where: [
      isIn(
        "page_properties.page",
        pages.flatMap(({ row }) => row?.["pages.id"] ?? []),
      ),
      equal("page_properties.name", "displaytitle"),
    ],
  });
  return new Map(rows.map((row) => [row["page_properties.page"], row["page_properties.value"]]));
}

interface Request {
  readonly site: Site;
  readonly parameters: Parameters;
  readonly context: Context;
  readonly facts: Facts;
}

function more(page: FoundPage, { site, parameters, context, facts }: Request): Members {
  const {
    prop = [],
    testactions = [],
    testactionsdetail,
    testactionsautocreate = false,
    preloadnewsection = false,
  } = parameters;
  const { row } = page;
  const of = { id: row?.["pages.id"], ns: page.ns, title: page.title };
  const full = fullTitle(page);
  const protections = facts.protections.get(keyOf(page)) ?? [];
  const other = facts.others.get(keyOf(associated(page)));
  const reasons = testactions.map((action) => [action, reasonsAgainst(action, protections, context)] as const);
  const address = `${site.origin()}/index.php`;
  return {
    ...asked(prop, {
      protection: { protection: protections, restrictiontypes: restrictionTypes(of) },
      associatedpage: { associatedpage: fullTitle(associated(page)) },
      url: {
        fullurl: `${address}/${urlPart(full)}`,
        editurl: `${address}?title=${urlPart(full)}&action=edit`,
        canonicalurl: `${address}/${urlPart(full)}`,
      },
      readable: { readable: context.caller.rights.includes("read") },
      preload: { preload: "" },
      editintro: { editintro: {} },
    }),
    ...facts.watching.get(keyOf(page)),
    ...only(prop.includes("talkid") && page.ns % 2 === 0 && other !== undefined, { talkid: other }),
    ...only(prop.includes("subjectid") && page.ns % 2 === 1 && other !== undefined, { subjectid: other }),
    ...only(prop.includes("displaytitle"), { displaytitle: facts.displayTitles.get(of.id ?? 0) ?? html(full) }),
    ...only(prop.includes("varianttitles") && row !== undefined, { varianttitles: { en: full } }),
    ...only(prop.includes("linkclasses") && row !== undefined, {
      linkclasses: row?.["pages.is_redirect"] === 1 ? ["mw-redirect"] : [],
    }),
    ...only(prop.includes("preloadcontent") && (row === undefined || preloadnewsection), facts.preloaded),
    ...only(testactions.length > 0, {
      actions: Object.fromEntries(
        reasons.map(([action, against]) => [action, testactionsdetail === "boolean" ? against.length === 0 : against]),
      ),
    }),
    ...only(testactions.length > 0 && testactionsautocreate, {
      wouldautocreate: Object.fromEntries(testactions.map((action) => [action, false])),
    }),
  };
}
