import { isCode } from "../diagnostics/catalogue.ts";
import { findExample } from "../diagnostics/example.ts";
import { explain as explainCode, listCodes, unknownCode } from "../diagnostics/explain.ts";
import { readCases } from "./cases.ts";
import type { Command } from "./command.ts";
import { exit } from "./terminal.ts";

export const explain: Command = {
  name: "explain",
  summary: "explain a diagnostic, with an example; without a code, list them all",
  arguments: "[code]",
  flags: ["debug", "help"],
  details: `Prints what the code says, why it is a fault, what to do, and a spec that has it with what Kiln says of that spec.

Exit code 0: explained. 2: there is no such code. 3: an internal error.`,
  run({ positionals }, terminal) {
    const [code] = positionals;
    if (code === undefined) {
      terminal.out(listCodes());
      return exit.ok;
    }
    if (!isCode(code)) {
      terminal.error(unknownCode(code));
      return exit.failed;
    }
    terminal.out(explainCode(code, findExample(code, readCases())));
    return exit.ok;
  },
};
