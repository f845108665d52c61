import { defineAction, type Action } from "@kiln/server/query";

/** `action=expandtemplates`: this server has no templates and understands no markup, so that a text stays as it is. */
export function expandtemplates(): Action {
  return defineAction({
    name: "expandtemplates",
    description: "Expands the templates in a text. This server knows none: the text stays as it is.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Expandtemplates"],
    readrights: true,
    parameters: {
      title: { type: "string", description: "The title of the page that the text belongs to." },
      text: { type: "text", required: true, description: "The text." },
      revid: { type: "integer", description: "The revision that the text belongs to." },
      prop: { type: ["wikitext"], multi: true, description: "What to answer; without it, the text in an older form." },
      generatexml: { type: "boolean", deprecated: true, description: "Asks for a tree of the text, which this server does not make." },
    },
    // Without `prop` the older version has the text as the content of its object.
    run: ({ text, prop }, { version }) => ({ expandtemplates: version === "1" && prop === undefined ? { "*": text } : { wikitext: text } }),
  });
}
