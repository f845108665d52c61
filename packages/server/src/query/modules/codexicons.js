import { unanswered } from "../unanswered.js";

/**
 * The names that were asked for; what the icons look like this server does not know.
 * @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["codexicons"]>}
 */
export const codexicons = ({ names }, context) => {
  unanswered(context, "names", [...names]);
  return { codexicons: Object.fromEntries([...names].map((name) => [name, ""])) };
};
