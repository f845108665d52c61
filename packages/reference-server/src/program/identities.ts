import { runAction, type ActionCommand } from "./actions.ts";
import { create, list } from "./identity-actions.ts";
import { identityOptions } from "./identity-options.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const command: ActionCommand<typeof identityOptions> = {
  name: "identities",
  about: (program) => `Creates and lists identities that can get a login token from the exchange.

Usage: ${program} identities create user NAME [options]
       ${program} identities create extension NUMBER --tenant CODE [options]
       ${program} identities list [options]

A request names a user by its user name, and an extension by its web user name, or by its SIP name or endpoint if it has none. A name
of the same kind that is already in use is refused, because a login with it would fail for both.
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
