import { resolve } from "node:path";
import { compileFolder } from "../compile.ts";
import { siteFolder } from "../emit/docs/site-folder.ts";
import type { ProjectFiles } from "../emit/docs/project-text.ts";
import type { OutFile } from "../emit/emitter.ts";
import { readDocs } from "../load/read-docs.ts";
import { writeSite, type SiteFile } from "../write/write-site.ts";
import type { Command } from "./command.ts";
import { misusedIn } from "./misused.ts";
import { printFindings } from "./print-findings.ts";
import { listenUntilEnd, serveSite } from "./serve-site.ts";
import { count, line } from "./summary.ts";
import { exit, type Terminal } from "./terminal.ts";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "make the documentation as a site of plain HTML",
  arguments: "",
  flags: ["root", "out", "serve", "port", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into another folder. It works from a folder, without a server and without
scripts. The folder is replaced as a whole; one with files that this command did not write is left as it is.

Exit code 0: done. 1: done, and a link of spec/docs/ leads nowhere. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const port = Number(options.texts.port[0] ?? "8090");
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return misused(terminal, `“${options.texts.port[0]}” is no port: a whole number up to 65535.`);
    const root = resolve(terminal.folder, options.root);
    // No other command needs it, and each would load it.
    const { docsWith, documentation } = await import("../emit/docs/emitter.ts");
    const project = projectFiles(root);
    const { model, diagnostics, sources } = compileFolder(root, [docsWith(project)]);
    terminal.error(await printFindings(diagnostics, sources, { ...options, format: "text" }, terminal));
    if (model === undefined) return exit.failed;
    const [out] = options.texts.out;
    const folder = out === undefined ? resolve(root, siteFolder) : resolve(terminal.folder, out);
    const { files, deadLinks } = documentation(model, project);
    const result = writeSite(folder, siteFiles(files));
    if (result.kind === "refused") {
      return misused(terminal, `${folder} holds ${result.foreign}, which kiln docs did not write. Move it, or say --out with another folder.`);
    }
    if (options.asked === "json") terminal.out(`${JSON.stringify({ folder, files: result.paths.length, bytes: result.bytes }, undefined, 2)}\n`);
    else terminal.out(line("docs", `${count(result.paths.length, "file")}, ${(result.bytes / 1e6).toFixed(1)} MB in ${folder}`) + line("time", `${(terminal.elapsed() / 1000).toFixed(2)} s`));
    for (const { text, target } of deadLinks) terminal.error(`spec/docs/${text}.md: a link leads to ${target}, which the site does not have. The pages are in ${folder}.\n`);
    if (options.serve) await serve(folder, result.paths, port, terminal);
    return deadLinks.length === 0 ? exit.ok : exit.findings;
  },
};

function serve(folder: string, paths: readonly string[], port: number, { out }: Terminal): Promise<void> {
  return listenUntilEnd(serveSite(folder, new Set(paths)), port, (address) => out(line("serving", `${address} until Ctrl+C`)));
}

function* siteFiles(files: Iterable<OutFile>): Generator<SiteFile> {
  for (const { path, text } of files) yield { path: path.slice(siteFolder.length + 1), text };
}

/** The texts and colours of `spec/docs/`. */
function projectFiles(root: string): ProjectFiles {
  const files = readDocs(root);
  const texts = [...files].filter(([name]) => name.endsWith(".md")).map(([name, markdown]) => ({ name: name.slice(0, -".md".length), markdown }));
  return { texts, colours: files.get("colours.css") };
}
