import { resolve } from "node:path";
import { existsSync } from "node:fs";
import { emitters } from "../emit/emitters.ts";
import type { Command } from "./command.ts";
import { exit, version } from "./terminal.ts";

export const lsp: Command = {
  name: "lsp",
  summary: "serve editors with the Language Server Protocol, over standard input and output",
  arguments: "",
  flags: ["root", "debug", "help"],
  details: `An editor starts this command. It reports findings while you type, completes keys,
values and names, and finds the definition and the uses of a name. A rename changes every use, and
writes the former name as “was”. Hover over a decision to read it. Code actions apply the remedy of
a finding, or turn a value into a decision.

docs/spec/editors.md describes how to set up editors such as Neovim and Helix.

Exit code 0: the editor has disconnected. 2: the call is wrong. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const { serve } = await import("../lsp/server.ts");
    await serve(
      { input: process.stdin, output: process.stdout },
      { emitters, version: version(), root: existsSync(resolve(root, "spec/project.yaml")) ? root : undefined },
    );
    return exit.ok;
  },
};
