import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileFolder, type FolderCompilation } from "../compile.ts";
import { visible } from "../diagnostics/visible.ts";
import { imageFile } from "../emit/docs/addresses.ts";
import type { DeadLink } from "../emit/docs/make-site.ts";
import { siteFolder } from "../emit/docs/emitter.ts";
import type { ProjectFiles } from "../emit/docs/prose.ts";
import type { Emitter, OutFile } from "../emit/emitter.ts";
import { findDocsImages, readDocs, readDocsImage, readSpec } from "../load/read.ts";
import type { Model } from "../model/model.ts";
import { Session } from "../session.ts";
import { writeSite, type SiteFile, type WrittenSite } from "../write/write-site.ts";
import type { UsageError } from "./command-line.ts";
import type { Command } from "./command.ts";
import { commandsFor } from "./commands-for.ts";
import { reportFailure } from "./report-failure.ts";
import { misusedIn, exit, type ExitCode, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { refreshRuntime, type RefreshedRuntime } from "./runtime.ts";
import { filesOfFolder, listenUntil, serveSite } from "./serve-site.ts";
import { count, line } from "./summary.ts";
import { changedBetween, runPasses, untilInterrupted, watchFolders } from "./watch/watch.ts";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "build the documentation as a static HTML site",
  arguments: "",
  flags: ["root", "out", "url", "serve", "watch", "port", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into the folder of --out. The site needs neither a
server nor JavaScript. The whole folder is replaced. A folder with files that this command did not write is refused.

Files of spec/docs/ that the site uses: pages in Markdown, with links and images; index.md, the title and the text of the
start page; logo.svg and icon.svg (or .png); colours.css; synonyms.txt, groups of words for the search.

With --watch nothing is written: the site is served from memory, and open pages reload after each change of spec/.

Exit code 0: done. 1: done, but spec/docs/ has a broken link or image. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const request = requestOf(options);
    if ("problem" in request) return misused(terminal, request.problem);
    if (options.watch) return watchSite(root, request, options, terminal);
    const site = await buildSite(root, request, options, terminal);
    if (site === undefined) return exit.failed;
    const folder = request.out === undefined ? resolve(root, siteFolder) : resolve(terminal.folder, request.out);
    const result = writeSite(folder, site.files);
    if (result.kind === "refused") {
      return misused(
        terminal,
        `${folder} contains ${result.foreign}, which kiln docs did not write. Move it, or name another folder with --out.`,
      );
    }
    terminal.out(
      options.asked === "json"
        ? `${JSON.stringify({ folder, files: result.paths.length, bytes: result.bytes }, undefined, 2)}\n`
        : site.runtimeLine + report(folder, result, terminal),
    );
    const dead = site.deadLinks();
    printDeadLinks(dead, terminal);
    if (options.serve)
      await listenUntil(
        untilInterrupted(),
        serveSite(filesOfFolder(folder, new Set(result.paths))).server,
        request.port,
        (address) => terminal.out(line("serving", `${address} until Ctrl+C`)),
      );
    return dead.length === 0 ? exit.ok : exit.findings;
  },
};

interface BuiltSite {
  readonly files: Iterable<SiteFile>;
  /** Available only after every file was rendered. */
  readonly deadLinks: () => readonly DeadLink[];
  readonly runtimeLine: string;
}

/** Compiles the spec and builds its site. Prints any errors, and returns `undefined` if there are some. */
async function buildSite(
  root: string,
  { address }: DocsRequest,
  options: Options,
  terminal: Terminal,
  compile = checkedModel,
): Promise<BuiltSite | undefined> {
  const runtime = refreshRuntime(commandsFor(options, terminal));
  // Imported lazily, because no other command needs it.
  const { docsWith, documentation } = await import("../emit/docs/emitter.ts");
  const project = projectFiles(root);
  const model = await compile(root, docsWith(project), runtime, options, terminal);
  if (model === undefined) return undefined;
  const { files, deadLinks } = documentation(model, project, address);
  return { files: siteFiles(files, root, project), deadLinks, runtimeLine: runtime.line };
}

/** Serves the site from memory, and rebuilds it after each change. A page is rendered when a browser requests it. */
async function watchSite(root: string, request: DocsRequest, options: Options, terminal: Terminal): Promise<ExitCode> {
  const stop = untilInterrupted();
  const compile = compiledOnce();
  let files: ReadonlyMap<string, SiteFile> = new Map();
  const { server, reload } = serveSite((path) => files.get(path)?.text, true);
  const pass = async (): Promise<void> => {
    const start = terminal.elapsed();
    try {
      const site = await buildSite(root, request, options, terminal, compile);
      if (site === undefined) return;
      files = new Map(Array.from(site.files, (file) => [file.path, file]));
      printDeadLinks(site.deadLinks(), terminal);
      reload();
      terminal.out(line("docs", `${count(files.size, "file")} in ${Math.round(terminal.elapsed() - start)} ms`));
    } catch (error) {
      reportFailure(error, { debug: options.debug, format: "text" }, terminal);
    }
  };
  const polling = (reason: string): void =>
    terminal.error(`The folder is read every second, because it cannot be watched: ${visible(reason)}\n`);
  await Promise.all([
    runPasses((changed) => watchFolders([join(root, "spec")], changed, polling), pass, stop),
    listenUntil(stop, server, request.port, (address) => terminal.out(line("serving", `${address} until Ctrl+C`))),
  ]);
  return exit.ok;
}

/** Compiles the spec only if one of its files changed, so that changes in `spec/docs/` are shown sooner. */
function compiledOnce(): typeof checkedModel {
  const session = new Session();
  // Only the names that an emitter declares are compiled here. They do not depend on the files in `spec/docs/`.
  let named: readonly Emitter[] | undefined;
  let last: { readonly sources: ReadonlyMap<string, string>; readonly model: Model | undefined } | undefined;
  return async (root, emitter, ...others) => {
    const read = readSpec(root);
    named ??= [emitter];
    if (last?.model === undefined || changedBetween(last.sources, read.sources).length > 0)
      last = { sources: read.sources, model: await printModel(session.compileFolder(root, named, read), ...others) };
    return last.model;
  };
}

function printDeadLinks(dead: readonly DeadLink[], terminal: Terminal): void {
  for (const { text, line: number, target, kind } of dead)
    terminal.error(
      `spec/docs/${text}.md:${number}: the ${kind} ${visible(target)} is broken: ${
        kind === "link"
          ? "the site has no such page or place. Use another text (guide.md), a page (/api/…html) or a URL."
          : "spec/docs/ has no such image. Add the file; images of other sites are not loaded."
      }\n`,
    );
}

/**
 * Returns only the model. The texts of the spec and their trees are released, because a large site needs the memory.
 */
async function checkedModel(
  root: string,
  emitter: Emitter,
  runtime: RefreshedRuntime,
  options: Options,
  terminal: Terminal,
): Promise<Model | undefined> {
  return printModel(compileFolder(root, [emitter]), runtime, options, terminal);
}

/** Prints the diagnostics, and returns the model. */
async function printModel(
  { model, diagnostics, sources }: FolderCompilation,
  runtime: RefreshedRuntime,
  options: Options,
  terminal: Terminal,
): Promise<Model | undefined> {
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

function* siteFiles(files: Iterable<OutFile>, root: string, { images }: ProjectFiles): Generator<SiteFile> {
  for (const file of files) yield lazyFile(file.path.slice(siteFolder.length + 1), () => file.text);
  for (const path of images) yield lazyFile(imageFile(path).path, () => readDocsImage(root, path));
}

function lazyFile(path: string, read: () => SiteFile["text"]): SiteFile {
  return {
    path,
    get text() {
      return read();
    },
  };
}

/** Returns the URL of a folder, or `null` if it is not an HTTP URL. */
function siteAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (!/^https?:$/.test(address.protocol)) return null;
  if (!address.pathname.endsWith("/")) address.pathname += "/";
  return address;
}

/** Reads the texts, images, synonyms and colours in `spec/docs/`, and the OpenAPI documents that `generate` wrote. */
export function projectFiles(root: string): ProjectFiles {
  const files = readDocs(root);
  return {
    texts: [...files]
      .filter(([name]) => name.endsWith(".md"))
      .map(([name, markdown]) => ({ name: name.slice(0, -".md".length), markdown })),
    images: findDocsImages(root),
    synonyms: linesOf(files.get("synonyms.txt") ?? ""),
    colours: files.get("colours.css"),
    documents: documentsIn(join(root, "packages/openapi/generated")),
  };
}

/** Returns the lines of a list in lower case, without comments. */
function linesOf(list: string): readonly string[] {
  return list
    .toLowerCase()
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim().replace(/\s+/g, " "))
    .filter((line) => line !== "");
}

function documentsIn(folder: string): ProjectFiles["documents"] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
