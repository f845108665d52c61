import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileFolder } from "../compile.ts";
import { siteFolder } from "../emit/docs/site-folder.ts";
import type { ProjectFiles } from "../emit/docs/project-text.ts";
import type { Emitter, OutFile } from "../emit/emitter.ts";
import { readDocs } from "../load/read.ts";
import type { Model } from "../model/model.ts";
import { writeSite, type SiteFile, type WrittenSite } from "../write/write-site.ts";
import type { UsageError } from "./command-line.ts";
import type { Command } from "./command.ts";
import { commandsFor } from "./commands-for.ts";
import { misusedIn, exit, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { refreshRuntime, type RefreshedRuntime } from "./runtime.ts";
import { listenUntilEnd, serveSite } from "./serve-site.ts";
import { count, line } from "./summary.ts";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "build the documentation as a static HTML site",
  arguments: "",
  flags: ["root", "out", "url", "serve", "port", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into the folder of --out. The site needs neither a
server nor JavaScript. The whole folder is replaced. A folder with files that this command did not write is refused.

Exit code 0: done. 1: done, but spec/docs/ has a broken link. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const request = requestOf(options);
    if ("problem" in request) return misused(terminal, request.problem);
    const runtime = refreshRuntime(commandsFor(options, terminal));
    // No other command needs it, and each would load it.
    const { docsWith, documentation } = await import("../emit/docs/emitter.ts");
    const project = projectFiles(root);
    const model = await checkedModel(root, docsWith(project), runtime, options, terminal);
    if (model === undefined) return exit.failed;
    const { files, deadLinks } = documentation(model, project, request.address);
    const folder = request.out === undefined ? resolve(root, siteFolder) : resolve(terminal.folder, request.out);
    const result = writeSite(folder, siteFiles(files));
    if (result.kind === "refused") {
      return misused(
        terminal,
        `${folder} contains ${result.foreign}, which kiln docs did not write. Move it, or name another folder with --out.`,
      );
    }
    terminal.out(
      options.asked === "json"
        ? `${JSON.stringify({ folder, files: result.paths.length, bytes: result.bytes }, undefined, 2)}\n`
        : runtime.line + report(folder, result, terminal),
    );
    const dead = deadLinks();
    for (const { text, target } of dead)
      terminal.error(
        `spec/docs/${text}.md: the link to ${target} is broken: the site has no such page. The pages are in ${folder}.\n`,
      );
    if (options.serve)
      await listenUntilEnd(serveSite(folder, new Set(result.paths)), request.port, (address) =>
        terminal.out(line("serving", `${address} until Ctrl+C`)),
      );
    return dead.length === 0 ? exit.ok : exit.findings;
  },
};

/**
 * The model alone: the texts of the spec and their trees are not needed any more, and a large site needs the memory.
 */
async function checkedModel(
  root: string,
  emitter: Emitter,
  runtime: RefreshedRuntime,
  options: Options,
  terminal: Terminal,
): Promise<Model | undefined> {
  const { model, diagnostics, sources } = compileFolder(root, [emitter]);
  terminal.error(
    await printFindings([...runtime.diagnostics, ...diagnostics], sources, { ...options, format: "text" }, terminal),
  );
  return runtime.diagnostics.length === 0 ? model : undefined;
}

function report(folder: string, { paths, bytes }: WrittenSite, { elapsed }: Terminal): string {
  return (
    line("docs", `${count(paths.length, "file")}, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`) +
    line("time", `${(elapsed() / 1000).toFixed(2)} s`)
  );
}

/** The parsed options. */
interface DocsRequest {
  readonly out: string | undefined;
  readonly address: URL | undefined;
  readonly port: number;
}

function requestOf({ texts }: Options): DocsRequest | UsageError {
  const [[out], [url], [portText = "8090"]] = [texts.out, texts.url, texts.port];
  const [address, port] = [url === undefined ? undefined : siteAddress(url), Number(portText)];
  if (address === null)
    return {
      problem: `--url needs the public address of the site, such as https://docs.example.org/api/. “${url}” is not one.`,
    };
  if (!/^\d+$/.test(portText) || port > 65_535)
    return { problem: `“${portText}” is not a port: use an integer from 0 to 65535.` };
  return { out, address, port };
}

function* siteFiles(files: Iterable<OutFile>): Generator<SiteFile> {
  for (const { path, text } of files) yield { path: path.slice(siteFolder.length + 1), text };
}

/** Returns the URL of a folder, or `null` if it is not an HTTP URL. */
function siteAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (!/^https?:$/.test(address.protocol)) return null;
  if (!address.pathname.endsWith("/")) address.pathname += "/";
  return address;
}

/** The texts and colours of `spec/docs/`, and the OpenAPI documents that `generate` wrote. */
function projectFiles(root: string): ProjectFiles {
  const files = readDocs(root);
  const texts = [...files]
    .filter(([name]) => name.endsWith(".md"))
    .map(([name, markdown]) => ({ name: name.slice(0, -".md".length), markdown }));
  return { texts, colours: files.get("colours.css"), documents: documentsIn(join(root, "packages/openapi/generated")) };
}

function documentsIn(folder: string): ProjectFiles["documents"] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
