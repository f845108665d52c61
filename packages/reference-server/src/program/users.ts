import { grantRights } from "../accounts/grants.ts";
import { explicitGroups } from "../accounts/rights.ts";
import { runAction, type ActionCommand } from "./actions.ts";
import type { ExitCode, Terminal } from "./terminal.ts";
import { bearerToken, botPassword, create, list, password } from "./user-actions.ts";
import { userOptions } from "./user-options.ts";

const command: ActionCommand<typeof userOptions> = {
  name: "users",
  about: (program) => `Makes and lists the accounts of the query interface, and what they log in with.

Usage: ${program} users create NAME [options]
       ${program} users list [options]
       ${program} users password NAME [options]
       ${program} users bot-password NAME --label TEXT [options]
       ${program} users bearer-token NAME --label TEXT [options]

A password is made, or read from standard input with --stdin; like a token it is printed once, since only its hash is stored. A new one ends the
sessions of the old one. A bot password and a bearer token are for one program, and have the rights of their grants.

Groups: ${explicitGroups.join(", ")}.
Grants: ${Object.keys(grantRights).join(", ")}.
`,
  exitCodes: "0: done. 2: not done. 3: an internal error.",
  options: userOptions,
  actions: {
    create: { words: ["a name"], options: ["group", "stdin"], mustExist: false, run: create },
    list: { mustExist: true, run: list },
    password: { words: ["a name"], options: ["stdin"], mustExist: true, run: password },
    "bot-password": { words: ["a name"], options: ["label", "grant"], mustExist: true, run: botPassword },
    "bearer-token": { words: ["a name"], options: ["label", "grant"], mustExist: true, run: bearerToken },
  },
};

export function users(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}
