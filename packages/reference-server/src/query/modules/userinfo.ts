import { refuseUnanswered } from "../unanswered.js";

/** Who asks, as far as whoever let the caller in has said it. @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["userinfo"]>} */
export const userinfo = ({ prop = [] }, context) => {
  const { name, id = 0, address = "", groups, rights } = context.caller;
  const known = { groups, rights };
  refuseUnanswered(context, "prop", [...prop].filter((one) => !Object.hasOwn(known, one)));
  const user = name === undefined ? { id: 0, name: address, anon: /** @type {const} */ (true) } : { id, name };
  return { userinfo: { ...user, ...(prop.includes("groups") ? { groups } : {}), ...(prop.includes("rights") ? { rights } : {}) } };
};
