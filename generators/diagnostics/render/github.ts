import type { Diagnostic } from "../diagnostic.ts";
import type { Locate } from "../position.ts";
import { workflowCommand } from "./workflow-command.ts";

/** Renders workflow commands, one per line. GitHub shows them at the lines of a pull request. */
export function renderGithub(diagnostics: readonly Diagnostic[], locate: Locate): string {
  return diagnostics
    .map((one) => workflowCommand(one.severity, one.code, [one.message, one.help], one.place, locate))
    .join("");
}
