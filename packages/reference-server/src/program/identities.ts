import { runAction, type ActionCommand } from "./actions.ts";
import { create, list } from "./identity-actions.ts";
import { identityOptions } from "./identity-options.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const command: ActionCommand<typeof identityOptions> = {
  name: "identities",
  about: (program) => `Makes and lists who can have a login token at the exchange.

Usage: ${program} identities create user NAME [options]
       ${program} identities create extension NUMBER --tenant CODE [options]
       ${program} identities list [options]

A request names them by a user name, or by an extension's web user, else its SIP name or endpoint. A name that two have in
the same place would open neither: it is refused here.
`,
  exitCodes: "0: done. 2: not done. 3: an internal error.",
  options: identityOptions,
  actions: {
    create: {
      words: ["user or extension", "a user name, or an extension's number"],
      options: ["tenant", "name", "web-user", "sip-name", "endpoint"],
      mustExist: false,
      run: create,
    },
    list: { mustExist: true, run: list },
  },
};

export function identities(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}
