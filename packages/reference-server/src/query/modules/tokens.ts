import { randomBytes } from "node:crypto";

/** What every token ends with, so that clients that garble it are found out; it is the whole token of whoever is not logged in. */
const ending = "+\\";

/** Those have one of their own before a login. */
const beforeLogin = ["createaccount", "login"];

/**
 * Tokens of the right shape. Nothing here takes them: none of the interface's modules writes.
 * @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["tokens"]>}
 */
export const tokens = ({ type }, { caller }) => {
  const own = (/** @type {string} */ one) => caller.name !== undefined || beforeLogin.includes(one);
  return { tokens: Object.fromEntries([...type].map((one) => [`${one}token`, own(one) ? made() : ending])) };
};

/** 32 digits, the time, the ending. */
function made() {
  return randomBytes(16).toString("hex") + Math.floor(Date.now() / 1000).toString(16) + ending;
}
