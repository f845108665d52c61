import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

/** The options of `users` beside those of every command. */
export const userOptions = {
  group: { type: "string", multiple: true, value: "GROUP", help: "a group to put the account into; may be given several times (create)" },
  stdin: { type: "boolean", help: "read the password from standard input, up to its first line end (create, password)" },
  label: { type: "string", value: "TEXT", help: "the program that it is for (bot-password, bearer-token)" },
  grant: { type: "string", multiple: true, value: "GRANT", help: "what it allows; may be given several times (bot-password, bearer-token)" },
} as const satisfies OptionTable;

export type UserCall = ActionCall<typeof userOptions>;
