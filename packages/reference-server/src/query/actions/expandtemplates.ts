import { defineAction, type Action } from "@kiln/server/query";
import { pageNamed } from "../../wiki/site-titles.ts";
import { expandOn } from "../../wiki/write/page-facts-of.ts";
import { wikiUnit } from "../../wiki/write/wiki-unit.ts";
import type { Site } from "../site.ts";

const namelessTitle = { ns: 0, title: "API" };

/** `action=expandtemplates`: a text with the stored templates in place. Functions that this server does not know stay as they are. */
export function expandtemplates(site: Site): Action {
  return defineAction({
    name: "expandtemplates",
    description: "Expands the templates in a text. Functions that this server does not know stay as they are.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Expandtemplates"],
    readrights: true,
    parameters: {
      title: { type: "string", description: "The title of the page that the text belongs to." },
      text: { type: "text", required: true, description: "The text." },
      revid: { type: "integer", description: "The revision that the text belongs to." },
      prop: { type: ["wikitext"], multi: true, description: "What to answer; without it, the text in an older form." },
      generatexml: { type: "boolean", deprecated: true, description: "Asks for a tree of the text, which this server does not make." },
    },
    run: async ({ title, text, prop }, { version }) => {
      const page = title === undefined ? namelessTitle : (pageNamed(title) ?? namelessTitle);
      const { text: expanded } = await site.storage.read((unit) => expandOn(wikiUnit(unit), text, page));
      // Without `prop` the older version has the text as the content of its object.
      return { expandtemplates: version === "1" && prop === undefined ? { "*": expanded } : { wikitext: expanded } };
    },
  });
}
