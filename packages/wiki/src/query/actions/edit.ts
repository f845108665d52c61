import { type Action, type ActionContext, type MessageText, defineAction } from "@kiln/server/query";
import { storedMoment } from "../../content/timestamps.ts";
import type { Actor } from "../../content/write/log-entry.ts";
import type { Site } from "../site/general.ts";
import { type EditRequest, save } from "./edit/save.ts";
import type { Refusal } from "../../accounts/log-in.ts";

/** `action=edit`: creates and edits pages. The spec does not describe this action; its form is the real system's. */
export function edit(site: Site): Action {
  const { storage, now } = site;
  return defineAction({
    name: "edit",
    description: "Creates and edits pages.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Edit"],
    mustbeposted: true,
    writerights: true,
    token: "csrf",
    parameters: {
      title: { type: "string", description: "The title of the page." },
      pageid: { type: "integer", description: "The ID of the page." },
      section: { type: "string", description: "The number of the section, or `new`." },
      sectiontitle: { type: "string", description: "The title of a new section." },
      text: { type: "text", description: "The new text of the page or section." },
      appendtext: { type: "text", description: "The text to append to the page or section." },
      prependtext: { type: "text", description: "The text to prepend to the page or section." },
      summary: {
        type: "text",
        description: "The edit summary. For a new section without `sectiontitle`, also its title.",
      },
      tags: { type: "string", multi: true, description: "Change tags." },
      minor: { type: "boolean", description: "Marks the edit as minor." },
      notminor: { type: "boolean", description: "Does not mark the edit as minor." },
      bot: { type: "boolean", description: "Marks the edit as a bot edit, if the caller has the right to do so." },
      baserevid: { type: "integer", description: "The ID of the revision on which the edit is based." },
      basetimestamp: { type: "timestamp", description: "The timestamp of the base revision." },
      starttimestamp: { type: "timestamp", description: "The timestamp at which the editing began." },
      recreate: { type: "boolean", description: "Recreates the page if it was deleted in the meantime." },
      createonly: { type: "boolean", description: "Refuses the edit if the page exists." },
      nocreate: { type: "boolean", description: "Refuses the edit if the page does not exist." },
      redirect: { type: "boolean", description: "Follows a redirect." },
      md5: { type: "string", description: "The MD5 hash of the given text." },
      watchlist: {
        type: ["watch", "unwatch", "preferences", "nochange"],
        default: "preferences",
        description: "Whether the page is added to or removed from the watchlist.",
      },
    },
    run: async (values, context) => {
      const request: EditRequest = {
        ...values,
        basetimestamp: momentOf("basetimestamp", values.basetimestamp, context),
        starttimestamp: momentOf("starttimestamp", values.starttimestamp, context),
        section: values.section === "" ? undefined : values.section,
        heading: values.sectiontitle ?? (values.section === "new" ? values.summary : undefined),
        tags: (values.tags ?? []).filter((tag) => tag !== ""),
        minor: values.minor && !values.notminor,
      };
      const saved = await storage.write((unit) => save(unit, request, actorOf(context), storedMoment(now())));
      if ("answer" in saved) return { edit: saved.answer };
      const { code, ...text } = saved.refusal;
      return context.fail(code, text);
    },
  });
}

/** Converts a time to its stored form. Accepts fourteen digits, seconds since 1970, or a date with a time. */
function momentOf(name: string, given: string | undefined, context: ActionContext): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (/^\d{14}$/.test(given)) return given;
  const time = /^\d{1,11}$/.test(given) ? Number(given) * 1000 : Date.parse(given);
  if (!Number.isNaN(time)) return storedMoment(time);
  const text = 'Invalid value "$2" for timestamp parameter <var>$1</var>.';
  return context.fail(`badtimestamp_${name}`, { key: "paramvalidator-badtimestamp", text, parameters: [name, given] });
}

function actorOf({ caller }: ActionContext): Actor {
  const { id = 0, name, address = "127.0.0.1", rights } = caller;
  return { account: name === undefined ? 0 : id, name: name ?? address, rights };
}

/** The responses to refused logins. They do not reveal whether the name or the password was wrong. */
export const refusals: Readonly<Record<Refusal, MessageText & { readonly code: string }>> = {
  "no-way": {
    code: "authmanager-authn-no-primary",
    key: "authmanager-authn-no-primary",
    text: "The supplied credentials could not be authenticated.",
  },
  wrong: {
    code: "wrongpassword",
    key: "wrongpassword",
    text: "Incorrect username or password entered.\nPlease try again.",
  },
  throttled: {
    code: "login-throttled",
    key: "login-throttled",
    text: "You have made too many recent login attempts. Please wait $1 before trying again.",
    parameters: ["5 minutes"],
  },
};
