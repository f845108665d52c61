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
import { count, line } from "./summary.ts";
import { exit } from "./terminal.ts";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "make the documentation as a site of plain HTML",
  arguments: "",
  flags: ["root", "out", "url", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into another folder. It works from a folder, without a server and without
scripts. The folder is replaced as a whole; one with files that this command did not write is left as it is.

Exit code 0: done. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const [url] = options.texts.url;
    const address = url === undefined ? undefined : siteAddress(url);
    if (address === null) return misused(terminal, `--url is the address of the site on the web, such as https://docs.example.org/api/, and not “${url}”.`);
    // No other command needs it, and each would load it.
    const { docsWith } = await import("../emit/docs/emitter.ts");
    const { model, outputs, diagnostics, sources } = compileFolder(root, [docsWith(projectFiles(root), address)]);
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

/** The address of a folder; null where it is none of the web. */
function siteAddress(text: string): URL | null {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  if (!address.pathname.endsWith("/")) address.pathname += "/";
  return address;
}

/** The texts and colours of `spec/docs/`. */
function projectFiles(root: string): ProjectFiles {
  const files = readDocs(root);
  const texts = [...files].filter(([name]) => name.endsWith(".md")).map(([name, markdown]) => ({ name: name.slice(0, -".md".length), markdown }));
  return { texts, colours: files.get("colours.css") };
}
