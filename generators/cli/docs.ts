import { resolve } from "node:path";
import { compileFolder } from "../compile.ts";
import { docs as emitter, siteFolder } from "../emit/docs/emitter.ts";
import type { OutFile } from "../emit/emitter.ts";
import { writeSite, type SiteFile } from "../write/write-site.ts";
import type { Command } from "./command.ts";
import { misusedIn } from "./misused.ts";
import { printFindings } from "./print-findings.ts";
import { count, line } from "./summary.ts";
import { exit } from "./terminal.ts";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "make the documentation as a site of plain HTML",
  arguments: "",
  flags: ["root", "out", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into another folder. It works from a folder, without a server and without
scripts. The folder is replaced as a whole; one with files that this command did not write is left as it is.

Exit code 0: done. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const { model, outputs, diagnostics, sources } = compileFolder(root, [emitter]);
    terminal.error(await printFindings(diagnostics, sources, { ...options, format: "text" }, terminal));
    if (model === undefined) return exit.failed;
    const [out] = options.texts.out;
    const folder = out === undefined ? resolve(root, siteFolder) : resolve(terminal.folder, out);
    const result = writeSite(folder, siteFiles(outputs[0]!.files));
    if (result.kind === "refused") {
      return misused(terminal, `${folder} holds ${result.foreign}, which kiln docs did not write. Move it, or say --out with another folder.`);
    }
    if (options.asked === "json") terminal.out(`${JSON.stringify({ folder, files: result.files, bytes: result.bytes }, undefined, 2)}\n`);
    else terminal.out(line("docs", `${count(result.files, "file")}, ${(result.bytes / 1e6).toFixed(1)} MB in ${folder}`) + line("time", `${(terminal.elapsed() / 1000).toFixed(2)} s`));
    return exit.ok;
  },
};

function* siteFiles(files: Iterable<OutFile>): Generator<SiteFile> {
  for (const { path, text } of files) yield { path: path.slice(siteFolder.length + 1), text };
}
