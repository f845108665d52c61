import { defineAction, type Action } from "@kiln/server/query";
import { readOnlyReason } from "../site/general.ts";

/** `action=edit`: refused, after all that is wrong with the request. */
export function edit(): Action {
  return defineAction({
    name: "edit",
    description: "Makes and edits pages. This server stores none, and takes no edits.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Edit"],
    mustbeposted: true,
    writerights: true,
    token: "csrf",
    parameters: {
      title: { type: "string", description: "The title of the page." },
      pageid: { type: "integer", description: "The id of the page." },
      section: { type: "string", description: "The section, or `new`." },
      sectiontitle: { type: "string", description: "The title of a new section." },
      text: { type: "text", description: "The text." },
      appendtext: { type: "text", description: "What to put behind the text." },
      prependtext: { type: "text", description: "What to put before the text." },
      summary: { type: "text", description: "What was done, for people." },
      minor: { type: "boolean", description: "Marks the edit as a minor one." },
      notminor: { type: "boolean", description: "Does not mark it so." },
      bot: { type: "boolean", description: "Marks it as one of a bot." },
      baserevid: { type: "integer", description: "The revision that the edit is of." },
      basetimestamp: { type: "timestamp", description: "When that revision was made." },
      starttimestamp: { type: "timestamp", description: "When the editing began." },
      createonly: { type: "boolean", description: "Refuses to edit a page that is there." },
      nocreate: { type: "boolean", description: "Refuses to make a page." },
    },
    run: (_, context) => context.fail("readonly", {
      key: "readonlytext",
      text: "The wiki is currently in read-only mode.",
      data: { readonlyreason: readOnlyReason },
    }),
  });
}
