/**
 * What the real system says in words of its own, where the runtime has only general ones.
 * @typedef {import("../../generated/query/index.js").Subject} Subject
 * @typedef {import("../../generated/query/index.js").Words} Words
 */

const announcements = "https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/";

/** The modules of revisions have an old form of their answers, without slots. */
const slots = "slots";

/** @param {Subject} subject @returns {Words | undefined} */
export function words({ code, module, parameter, name }) {
  if (code === "deprecation-help") {
    return { key: "api-usage-mailinglist-ref", text: `Subscribe to the mediawiki-api-announce mailing list at <${announcements}> for notice of API deprecations and breaking changes.` };
  }
  if (code !== "deprecation" || name !== undefined || parameter !== undefined || module === undefined) return undefined;
  if (module.deprecated) return moduleWords(module.name);
  return module.parameters.some((one) => one.name === slots) ? slotsWords(module) : undefined;
}

/** @param {string} name @returns {Words | undefined} */
function moduleWords(name) {
  if (name !== "deletedrevs") return undefined;
  return {
    key: "apiwarn-deprecation-deletedrevs",
    text: "<kbd>list=deletedrevs</kbd> has been deprecated. Please use <kbd>prop=deletedrevisions</kbd> or <kbd>list=alldeletedrevisions</kbd> instead.",
    data: { feature: "action=query&list=deletedrevs" },
  };
}

/** @param {import("../../generated/query/index.js").ModuleInfo} module @returns {Words} */
function slotsWords({ name, group, prefix }) {
  return {
    key: "apiwarn-deprecation-missingparam",
    text: "Because <var>$1</var> was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.",
    parameters: [prefix + slots],
    data: { feature: `action=query&${group}=${name}&!${prefix}${slots}` },
  };
}
