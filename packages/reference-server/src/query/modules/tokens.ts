import type { HandlersByModule } from "@kiln/server/query";
import { randomBytes } from "node:crypto";

/** The end of every token, which shows whether a client garbles it; it is the whole token of a caller who is not logged in. */
const ending = "+\\";

/** The types that have a token of their own before a login. */
const beforeLogin = ["createaccount", "login"];

/** Tokens of the right shape. No module of the interface takes them: none writes. */
export const tokens: NonNullable<HandlersByModule["tokens"]> = ({ type }, { caller }) => {
  const hasOwn = (one: string): boolean => caller.name !== undefined || beforeLogin.includes(one);
  return { tokens: Object.fromEntries([...type].map((one) => [`${one}token`, hasOwn(one) ? newToken() : ending])) };
};

/** 32 digits, the time, the ending. */
function newToken(): string {
  return randomBytes(16).toString("hex") + Math.floor(Date.now() / 1000).toString(16) + ending;
}
