import type { Context, HandlersByModule, Page } from "@kiln/server/query";
import { equal, isIn, type Selected } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { isoOf, storedMoment } from "../../wiki/timestamps.ts";
import { fullTitle, type StoredTitle } from "../../wiki/titles.ts";
import { html } from "../../html.ts";
import { urlPart } from "../../wiki/url-part.ts";
import { asked, only } from "../shared/members.ts";
import { reasonsAgainst } from "../shared/page-actions.ts";
import { idsOfPages, keyOf } from "../shared/page-ids.ts";
import { linkablePages, type LinkablePage } from "../shared/pages.ts";
import { protectionsOf, restrictionTypes } from "../shared/page-protection.ts";
import { watchingOf } from "../shared/page-watchers.ts";
import type { ParametersOf } from "../shared/handler-types.ts";
import { preloadedText } from "../shared/preloaded.ts";
import type { Site } from "../site.ts";

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

/** What is known of pages; all come at once. */
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
        const others = await idsOfPages(wiki, pages.map(associated));
        const items: (readonly [Page, Members])[] = [];
        for (const one of pages) {
          const row = rows.get(one.page.pageid ?? 0);
          items.push([
            one.page,
            { ...basics(row), ...(await more(wiki, { site, parameters, context, others }, one, row)) },
          ]);
        }
        return items as never;
      }),
  }) satisfies { readonly module: HandlersByModule["info"] };

/** The talk page of a page, or the page that a talk page is about. */
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

interface Request {
  readonly site: Site;
  readonly parameters: Parameters;
  readonly context: Context;
  readonly others: ReadonlyMap<string, number>;
}

async function more(
  wiki: WikiStore,
  { site, parameters, context, others }: Request,
  page: LinkablePage,
  row: Row | undefined,
): Promise<Members> {
  const {
    prop = [],
    testactions = [],
    testactionsdetail,
    testactionsautocreate = false,
    preloadnewsection = false,
  } = parameters;
  const of = { id: row?.["pages.id"], ns: page.ns, title: page.title };
  const full = fullTitle(page);
  const needsProtections = prop.includes("protection") || testactions.length > 0;
  const protections = needsProtections ? await protectionsOf(wiki, of, storedMoment(site.now())) : [];
  const other = others.get(keyOf(associated(page)));
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
    ...(await watchingOf(wiki, page, row?.["revisions.timestamp"] ?? undefined, prop, context)),
    ...only(prop.includes("talkid") && page.ns % 2 === 0 && other !== undefined, { talkid: other }),
    ...only(prop.includes("subjectid") && page.ns % 2 === 1 && other !== undefined, { subjectid: other }),
    ...(prop.includes("displaytitle") ? { displaytitle: await shownTitle(wiki, of.id, full) } : {}),
    ...only(prop.includes("varianttitles") && row !== undefined, { varianttitles: { en: full } }),
    ...only(prop.includes("linkclasses") && row !== undefined, {
      linkclasses: row?.["pages.is_redirect"] === 1 ? ["mw-redirect"] : [],
    }),
    ...(prop.includes("preloadcontent") && (row === undefined || preloadnewsection)
      ? await preloadedText(wiki, parameters)
      : {}),
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

async function shownTitle(wiki: WikiStore, id: number | undefined, full: string): Promise<string> {
  const where = [equal("page_properties.page", id ?? 0), equal("page_properties.name", "displaytitle")];
  const [row] = await wiki.select({ from: "page_properties", columns: ["page_properties.value"], where });
  return row?.["page_properties.value"] ?? html(full);
}
