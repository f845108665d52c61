import { runAction, type ActionCommand } from "./actions.ts";
import { create, list, revoke } from "./key-actions.ts";
import { keyOptions } from "./key-options.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const command: ActionCommand<typeof keyOptions> = {
  name: "keys",
  about: (program) => `Creates, lists and revokes API keys of the exchange.

Usage: ${program} keys create KIND [options]
       ${program} keys list [options]
       ${program} keys revoke ID [options]

KIND is global-full, global-read-only, tenant-full or tenant-read-only. The key is printed only once, because only its hash is stored.
`,
  exitCodes: "0: done. 1: there is no such key. 2: not done. 3: an internal error.",
  options: keyOptions,
  actions: {
    create: { words: ["a kind"], options: ["tenant", "label", "address"], mustExist: false, run: create },
    list: { mustExist: true, run: list },
    revoke: { words: ["the id of a key"], mustExist: true, run: revoke },
  },
};

export function keys(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return runAction(command, args, terminal);
}
