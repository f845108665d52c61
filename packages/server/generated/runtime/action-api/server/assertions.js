import { Failure } from "./failure.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Caller} Caller @typedef {import("./types.js").MessageText} MessageText */

/** @type {Readonly<Record<string, { readonly holds: (caller: Caller) => boolean, readonly told: MessageText }>>} */
const kinds = {
  anon: { holds: ({ name }) => name === undefined, told: say("apierror-assertanonfailed", "You are no longer logged out, so the action could not be completed.") },
  user: { holds: ({ name }) => name !== undefined, told: say("apierror-assertuserfailed", "You are no longer logged in, so the action could not be completed.") },
  bot: { holds: ({ rights }) => rights.includes("bot"), told: say("apierror-assertbotfailed", "You do not have the <kbd>bot</kbd> right, so the action could not be completed.") },
};

/** Refuses a request that relies on another caller. @param {{ readonly assert?: string, readonly assertuser?: string }} main @param {Caller} caller */
export function checkAssertions({ assert, assertuser }, caller) {
  const kind = assert === undefined ? undefined : kinds[assert];
  if (kind !== undefined && !kind.holds(caller)) throw new Failure({ ...kind.told, code: `assert${assert}failed`, module: "main" });
  if (assertuser === undefined || assertuser === caller.name) return;
  const told = say("apierror-assertnameduserfailed", "You are no longer logged in as <kbd>$1</kbd>, so the action could not be completed.", assertuser);
  throw new Failure({ ...told, code: "assertnameduserfailed", module: "main" });
}
