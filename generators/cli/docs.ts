import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { type FolderCompilation, compileFolder } from "../compile.ts";
import { visible } from "../diagnostics/visible.ts";
import { imageFile } from "../emit/docs/addresses.ts";
import type { DeadLink } from "../emit/docs/make-site.ts";
import { siteFolder } from "../emit/docs/emitter.ts";
import type { ProjectFiles } from "../emit/docs/prose.ts";
import type { Emitter, OutFile } from "../emit/emitter.ts";
import { findDocsImages, readDocs, readDocsImage, readSpec } from "../load/read.ts";
import type { Model } from "../model/model.ts";
import { Session } from "../session.ts";
import { type SiteFile, type WrittenSite, writeSite } from "../write/tree-view.ts";
import type { UsageError } from "./command-line.ts";
import type { Command } from "./command.ts";
import { type ExitCode, type Terminal, commandsFor, exit, misusedIn } from "./terminal.ts";
import { type RefreshedRuntime, refreshRuntime, reportFailure } from "./runtime.ts";
import type { Options } from "./options.ts";
import { count, jsonText, line, printFindings, timeLine } from "./print.ts";
import { changedBetween, runPasses, untilInterrupted, watchFolders } from "./watch.ts";
import { type Server, type ServerResponse, createServer } from "node:http";

const misused = misusedIn("docs");

export const docs: Command = {
  name: "docs",
  summary: "build the documentation as a static HTML site",
  arguments: "",
  flags: ["root", "out", "url", "serve", "watch", "port", "json", "debug", "help"],
  details: `Compiles the spec and writes the site into ${siteFolder}/, or into the folder of --out.
The site needs neither a server nor JavaScript. The whole folder is replaced. A folder with files
that this command did not write is refused.

Files of spec/docs/ that the site uses: pages in Markdown, with links and images; index.md, the
title and the text of the start page; logo.svg and icon.svg (or .png); colours.css; synonyms.txt,
groups of words for the search.

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
        ? jsonText({ folder, files: result.paths.length, bytes: result.bytes })
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

function report(folder: string, { paths, bytes }: WrittenSite, terminal: Terminal): string {
  const files = `${count(paths.length, "file")}, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`;
  return line("docs", files) + timeLine(terminal);
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

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".atom": "application/atom+xml; charset=utf-8",
};

/** Restricts pages to their own contents: the browser blocks other code and other hosts. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Returns a file of the site by path, or `undefined` if it does not exist. */
type FindFile = (path: string) => string | Uint8Array | undefined;

/** Serves only the listed files of a folder. */
export function filesOfFolder(folder: string, paths: ReadonlySet<string>): FindFile {
  return (path) => (paths.has(path) ? readFileSync(join(folder, path)) : undefined);
}

interface SiteServer {
  readonly server: Server;
  /** Reloads the pages in open browsers, if the server is live. */
  readonly reload: () => void;
}

const live = { events: "~live", script: "~live.js" } as const;
const liveScript = `new EventSource("/${live.events}").onmessage = () => location.reload();\n`;

/** Serves the files of a site on this machine. The pages of a live server reload themselves after a change. */
export function serveSite(find: FindFile, isLive = false): SiteServer {
  const listening = new Set<ServerResponse>();
  const served: FindFile = (path) => {
    if (!isLive) return find(path);
    if (path === live.script) return liveScript;
    const file = find(path);
    return typeof file === "string" && path.endsWith(".html")
      ? file.replace("</head>", `<script src="/${live.script}" defer></script>\n</head>`)
      : file;
  };
  const server = createServer(({ method, url = "/" }, response) => {
    const path = pathIn(url);
    if (isLive && path === live.events) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders();
      listening.add(response);
      response.on("close", () => listening.delete(response));
      return;
    }
    const file = method === "GET" || method === "HEAD" ? served(path) : undefined;
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such page.\n");
      return;
    }
    const headers = {
      "content-type": contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy,
    };
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : file);
  });
  return { server, reload: () => listening.forEach((response) => response.write("data: changed\n\n")) };
}

function pathIn(url: string): string {
  const path = url.split(/[?#]/)[0]!.slice(1) || "index.html";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function listenUntil(
  stop: AbortSignal,
  server: Server,
  port: number,
  listening: (address: string) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  listening(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`);
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
