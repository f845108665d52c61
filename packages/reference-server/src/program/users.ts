import { grantRights } from "../accounts/grants.ts";
import { explicitGroups } from "../accounts/rights.ts";
import { runAction, type ActionCommand } from "./actions.ts";
import type { ExitCode, Terminal } from "./terminal.ts";
import { bearerToken, botPassword, create, list, password } from "./user-actions.ts";
import { userOptions } from "./user-options.ts";

const command: ActionCommand<typeof userOptions> = {
  name: "users",
  about: (program) => `Creates and lists accounts of the query interface, with their passwords and tokens.

Usage: ${program} users create NAME [options]
       ${program} users list [options]
       ${program} users password NAME [options]
       ${program} users bot-password NAME --label TEXT [options]
       ${program} users bearer-token NAME --label TEXT [options]

A password is generated, or read from standard input with --stdin. A generated password or token is printed only once, because only its hash is stored. A new password ends the
sessions of the old one. A bot password or bearer token is for one program, and has the rights of its grants.

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
