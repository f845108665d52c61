import type { MessageSubject, MessageText, ModuleInfo } from "@kiln/server/query";

/* Messages that the real system words in its own way, where the runtime has only general ones. */

const announcements = "https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/";

/** The modules with this parameter have an old form of their answers, without slots. */
const slots = "slots";

export function messageText({ code, module, parameter, name }: MessageSubject): MessageText | undefined {
  if (code === "deprecation-help") return deprecationHelp;
  if (code !== "deprecation" || name !== undefined || parameter !== undefined || module === undefined) return undefined;
  if (module.deprecated) return deprecatedModule(module.name);
  return module.parameters.some((one) => one.name === slots) ? missingSlots(module) : undefined;
}

const deprecationHelp: MessageText = {
  key: "api-usage-mailinglist-ref",
  text: `Subscribe to the mediawiki-api-announce mailing list at <${announcements}> for notice of API deprecations and breaking changes.`,
};

function deprecatedModule(name: string): MessageText | undefined {
  if (name !== "deletedrevs") return undefined;
  const replacements = "<kbd>prop=deletedrevisions</kbd> or <kbd>list=alldeletedrevisions</kbd>";
  return {
    key: "apiwarn-deprecation-deletedrevs",
    text: `<kbd>list=deletedrevs</kbd> has been deprecated. Please use ${replacements} instead.`,
    data: { feature: "action=query&list=deletedrevs" },
  };
}

function missingSlots({ name, group, prefix }: ModuleInfo): MessageText {
  const reason = "Because <var>$1</var> was not specified, a legacy format has been used for the output.";
  return {
    key: "apiwarn-deprecation-missingparam",
    text: `${reason} This format is deprecated, and in the future the new format will always be used.`,
    parameters: [prefix + slots],
    data: { feature: `action=query&${group}=${name}&!${prefix}${slots}` },
  };
}
