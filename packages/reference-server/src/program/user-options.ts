import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

/** The options of `users` beside those of every command. */
export const userOptions = {
  group: {
    type: "string",
    multiple: true,
    value: "GROUP",
    help: "a group to add the account to; may be given several times (create)",
  },
  stdin: { type: "boolean", help: "read the password from the first line of standard input (create, password)" },
  label: { type: "string", value: "TEXT", help: "the name of the program that uses it (bot-password, bearer-token)" },
  grant: {
    type: "string",
    multiple: true,
    value: "GRANT",
    help: "a grant; may be given several times (bot-password, bearer-token)",
  },
} as const satisfies OptionTable;

export type UserCall = ActionCall<typeof userOptions>;
