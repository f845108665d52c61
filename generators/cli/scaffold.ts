import { resolve } from "node:path";
import { compile } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { programFile } from "../emit/server/stub-program.ts";
import { load } from "../load/load.ts";
import type { Command } from "./command.ts";
import { handlersFolder } from "./handlers-folder.ts";
import { Unloadable } from "./handlers.ts";
import { misusedIn } from "./misused.ts";
import { printFindings } from "./print-findings.ts";
import { scaffoldServer, unknownHandler, type Scaffolded } from "./scaffold-server.ts";
import { count, line } from "./summary.ts";
import { exit } from "./terminal.ts";

const misused = misusedIn("scaffold");

export const scaffold: Command = {
  name: "scaffold",
  summary: "write stubs for missing handlers of the server, and its program if there is none",
  arguments: "server [NAME]",
  flags: ["root", "json", "debug", "help"],
  details: `Writes a typed stub for each handler that ${handlersFolder}/ lacks, and the files that connect the stubs. With NAME, it
writes only those of one module, resource or operation of the spec, such as meeting-room or meeting-room.archive.
If there is no ${programFile(handlersFolder)}, it writes a program that serves them.

Existing files are not changed: the lines to add are printed. Exceptions are the lists services.ts, handlers.ts,
modules.ts and generators.ts, if they still have the form that this command gave them: it adds lines for new entries
and removes the lines of deleted services.

Exit code 0: done. 1: done, but some handlers belong to no module, operation or service of the spec.
2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const [what, only] = options.positionals;
    if (what !== "server")
      return misused(
        terminal,
        what === undefined ? "The argument “server” is missing." : `Cannot scaffold “${what}”: use “server”.`,
      );
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, emitters);
    const findings = await printFindings(diagnostics, loaded.sources, { ...options, format: "text" }, terminal);
    terminal.error(findings);
    if (model === undefined) return exit.failed;
    const problem = only === undefined ? undefined : unknownHandler(model, only);
    if (problem !== undefined) return misused(terminal, problem);
    const result = await scaffoldServer(root, model, only).catch((error: unknown) => {
      if (error instanceof Unloadable) return error;
      throw error;
    });
    if (result instanceof Unloadable) return misused(terminal, result.message);
    terminal.out(options.format === "json" ? `${JSON.stringify(result, undefined, 2)}\n` : report(result));
    return result.obsolete.length === 0 && result.gone.length === 0 ? exit.ok : exit.findings;
  },
};

function report({ written, changed, existing, wiring, obsolete, gone }: Scaffolded): string {
  return [
    ...written.map((path) => line("written", path)),
    ...changed.map((path) => line("changed", path)),
    ...existing.map((path) => line("there", `${path}: not used yet, not changed`)),
    ...wiring.map(({ file, lines }) => `\nAdd to ${file}:\n\n${lines.map((text) => `    ${text}\n`).join("")}\n`),
    ...obsolete.map(({ file, handler }) =>
      line("obsolete", `${handler} in ${file} belongs to no module or operation of the spec`),
    ),
    ...gone.map(({ id, folder, tests }) =>
      line(
        "obsolete",
        `${folder}/ is for the service ${id}, which the spec does not have: delete ${[`${folder}/`, ...tests].join(", ")}`,
      ),
    ),
    line(
      "scaffold",
      `${count(written.length, "file")} written, ${count(obsolete.length, "handler")} without an operation in the spec`,
    ),
  ].join("");
}
