import type { MessageSubject, MessageText } from "@kiln/server/query";
import { moduleTexts } from "./module-texts.ts";

/* Messages that the real system words in its own way, where the runtime has only general ones. */

const announcements = "https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/";

export function messageText(subject: MessageSubject): MessageText | undefined {
  const { code, name, module } = subject;
  if (code === "deprecation-help") return deprecationHelp;
  const general = name === undefined ? code : code.replace(name, "{wireName}");
  const text = module === undefined ? undefined : (moduleTexts[`${module.name} ${general}`] ?? moduleTexts[general]);
  return text?.(subject);
}

const deprecationHelp: MessageText = {
  key: "api-usage-mailinglist-ref",
  text: `Subscribe to the mediawiki-api-announce mailing list at <${announcements}> for notice of API deprecations and breaking changes.`,
};
