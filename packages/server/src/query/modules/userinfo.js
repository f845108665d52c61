import { unanswered } from "../unanswered.js";

/** Who asks, as far as whoever let the caller in has said it. @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["userinfo"]>} */
export const userinfo = ({ prop = [] }, context) => {
  const { name, id, address = "", groups, rights } = context.caller;
  /** @type {Readonly<Record<string, unknown>>} */
  const known = { groups, rights };
  const asked = [...prop];
  const user = name === undefined ? { id: 0, name: address, anon: true } : { ...(id === undefined ? {} : { id }), name };
  unanswered(context, "prop", asked.filter((one) => !Object.hasOwn(known, one)));
  return { userinfo: { ...user, ...Object.fromEntries(asked.filter((one) => Object.hasOwn(known, one)).map((one) => [one, known[one]])) } };
};
