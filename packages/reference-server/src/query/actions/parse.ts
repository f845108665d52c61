import { defineAction, type Action } from "@kiln/server/query";
import { pageNamed } from "../../wiki/site-titles.ts";
import { wikiUnit } from "../../wiki/write/wiki-unit.ts";
import type { AskPages } from "../ask-pages.ts";
import type { Site } from "../site.ts";
import { parsedLists } from "./parse/parsed-lists.ts";

/** What is answered where a request does not say what; those that are lists here are empty. */
const lists = ["langlinks", "categories", "links", "templates", "images", "externallinks", "sections", "parsewarnings", "iwlinks"] as const;
const others = ["text", "wikitext", "revid", "displaytitle", "properties"] as const;
const defaults = [...lists, "text", "revid", "displaytitle", "properties"];

const namelessTitle = "API";

/**
 * `action=parse`: the text of a page or of the request. What it links to, includes and is in is read from it; in the HTML the markup stands
 * as it is.
 */
export function parse({ storage }: Site, askPages: AskPages): Action {
  return defineAction({
    name: "parse",
    description: "Answers the text of a page, or a text that is given, as HTML. In the HTML the markup is shown as it is.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Parsing_wikitext"],
    readrights: true,
    parameters: {
      title: { type: "string", description: "The title of the page that the text belongs to." },
      text: { type: "text", description: "The text." },
      page: { type: "string", description: "The title of a page whose text is taken." },
      pageid: { type: "integer", description: "The id of such a page." },
      redirects: { type: "boolean", description: "Follows a redirect." },
      prop: { type: [...lists, ...others], multi: true, default: defaults.join("|"), description: "What to answer." },
      contentmodel: { type: ["wikitext", "text"], description: "The content model of the text." },
      disablelimitreport: { type: "boolean", description: "Leaves out a report that this server never makes." },
      disableeditsection: { type: "boolean", description: "Leaves out links for editing sections, which this server never makes." },
    },
    written: { members: { parse: { members: { text: { older: "wrapped" }, wikitext: { older: "wrapped" } } } } },
    run: async ({ title = namelessTitle, text, page, pageid, redirects, prop }, context) => {
      if (text !== undefined && (page !== undefined || pageid !== undefined)) context.fail("invalidparammix", bothGiven);
      const found = text === undefined && (page !== undefined || pageid !== undefined)
        ? await textOf({ titles: page, pageids: pageid?.toString(), redirects: redirects ? "" : undefined }, askPages, context)
        : { title, pageid: 0, revid: undefined, wikitext: text ?? "" };
      const { wikitext, revid, ...named } = found;
      const place = pageNamed(found.title) ?? { ns: 0, title: namelessTitle };
      const { displaytitle, ...read } = await storage.read((unit) => parsedLists(wikiUnit(unit), wikitext, place));
      const all = { ...named, ...(revid !== undefined && { revid }), ...shown(found.title, wikitext), ...read, ...(displaytitle !== undefined && { displaytitle }) };
      return { parse: Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(named, name) || prop.some((one) => one === name))) };
    },
  });
}

const bothGiven = {
  key: "apierror-invalidparammix-cannotusewith",
  text: "The <kbd>$1</kbd> parameter cannot be used with <kbd>$2</kbd>.",
  parameters: ["page", "text"],
};

type Context = Parameters<AskPages>[1];

async function textOf(named: Parameters<AskPages>[0], askPages: AskPages, context: Context) {
  const { pages: [page] = [] } = await askPages({ ...named, prop: "revisions", rvprop: "ids|content", rvslots: "main" }, context);
  const content = page?.revisions?.[0]?.slots.main.content;
  if (page === undefined || content === undefined) context.fail("missingtitle", { key: "apierror-missingtitle", text: "The page you specified doesn't exist." });
  return { title: page.title, pageid: page.pageid ?? 0, revid: page.revisions?.[0]?.revid, wikitext: content };
}

function shown(title: string, wikitext: string): object {
  return { text: `<div class="mw-parser-output"><p>${escaped(wikitext)}\n</p></div>`, wikitext, displaytitle: escaped(title) };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
