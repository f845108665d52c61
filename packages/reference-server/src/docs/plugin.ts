import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { etagOf, isNoneMatched } from "@kiln/server/runtime/etag";
import { openApiDocument } from "../package.ts";
import { type DocsFile, contentTypes, shownDocuments, validatorFiles, withServices } from "./documents.ts";
import { listPage, startScript, styles, viewerPage } from "./pages.ts";

/** Returns a policy that allows a page to access only this server, and forbids other sites to embed it in a frame. */
function contentSecurityPolicy(styles: string, images: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    `img-src ${images}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The viewer needs inline styles and `data:` images. */
const viewerPolicy = contentSecurityPolicy("'self' 'unsafe-inline'", "'self' data:");
const sitePolicy = contentSecurityPolicy("'self'", "'self'");

const headers = {
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The list of documents, and the viewer of each document, keyed by path. */
const viewerFiles: ReadonlyMap<string, DocsFile> = new Map<string, DocsFile>([
  ["/docs", { type: "html", load: listPage }],
  ["/docs/docs.css", { type: "css", load: () => styles }],
  ["/docs/start.js", { type: "js", load: () => startScript }],
  ["/docs/swagger-ui-bundle.js", { type: "js", load: () => viewerFile("swagger-ui-bundle.js") }],
  ["/docs/swagger-ui.css", { type: "css", load: () => viewerFile("swagger-ui.css") }],
  ["/docs/query.json", { type: "json", load: () => openApiDocument("query", "/") }],
  ...shownDocuments.flatMap((shown): readonly (readonly [string, DocsFile])[] => [
    [`/docs/${shown.name}`, { type: "html", load: () => viewerPage(shown) }],
    [`/docs/${shown.name}.json`, { type: "json", load: () => openApiDocument(shown.name, shown.address) }],
  ]),
]);

/**
 * Serves the documentation of both APIs at `/docs`: a site built by `kiln docs`, or a list of the documents without
 * one. The viewers, which can send requests, are always available. Pages of the site have request forms for the given
 * services.
 */
export function docsOn(site: string | undefined, services: readonly string[]): FastifyPluginAsync {
  return async (app) => {
    const ofSite = site === undefined ? new Map<string, DocsFile>() : siteFiles(site, services);
    const ofViewer = site === undefined ? viewerFiles : new Map([...viewerFiles, ...validatorFiles()]);
    const made = new Map<string, Promise<MadeFile>>();
    const send = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const [path] = request.url.split("?") as [string];
      const [own, file] = [ofSite.get(path), ofSite.get(path) ?? ofViewer.get(path)];
      if (file === undefined) return sendMissing(ofSite.get("/docs/404.html"), reply);
      // The site may be rebuilt while the server runs.
      const { text, etag } = await (own === undefined ? (made.get(path) ?? keep(made, path, file)) : make(file));
      reply.headers({
        ...headers,
        "content-security-policy": own === undefined ? viewerPolicy : sitePolicy,
        etag,
        "content-type": contentTypes[file.type],
      });
      const { "if-none-match": known } = request.headers;
      if (known !== undefined && isNoneMatched(known, etag)) return reply.code(304).send();
      return compressed(request, reply, text);
    };
    const [first, other] = site === undefined ? ["/docs", "/docs/"] : ["/docs/", "/docs"];
    app.get(first, send);
    app.get(other, (_, reply) => reply.redirect(site === undefined ? "../docs" : "docs/", 308));
    app.get("/docs/*", send);
  };
}

/** Sends the site's page for unknown addresses, with a base path for its relative links. */
async function sendMissing(page: DocsFile | undefined, reply: FastifyReply): Promise<unknown> {
  if (page === undefined) return reply.callNotFound();
  const html = String(await page.load()).replace(/ (href|src|data-root)="(?![a-z]+:|#|\/)/g, ' $1="/docs/');
  reply.code(404).headers({ ...headers, "content-security-policy": sitePolicy, "content-type": contentTypes.html });
  return html;
}

/** The minimum length for compression. Shorter responses would not fit into fewer packets. */
const leastCompressed = 1400;

async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: MadeFile["text"],
): Promise<string | Buffer> {
  reply.header("vary", "accept-encoding");
  if (text.length < leastCompressed || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return text;
  // The compressed response has different bytes, so its ETag is weak.
  reply.headers({ "content-encoding": "gzip", etag: `W/${String(reply.getHeader("etag"))}` });
  return zip(text);
}

const zip = promisify(gzip);

/** Reports whether a request is for the documentation, which does not count toward the API's rate limit. */
export function isForDocs({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/docs") === true;
}

interface MadeFile {
  readonly text: string | Buffer;
  readonly etag: string;
}

/** Builds a file on its first request and keeps the result. */
function keep(made: Map<string, Promise<MadeFile>>, path: string, file: DocsFile): Promise<MadeFile> {
  const promise = make(file);
  made.set(path, promise);
  return promise;
}

async function make({ load }: DocsFile): Promise<MadeFile> {
  const text = await load();
  return { text, etag: etagOf(text.toString("latin1")) };
}

function viewerFile(name: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)), "utf8");
}

/**
 * Returns the files of a site built by `kiln docs`, keyed by their paths on this server. Only files in the site's list
 * are included. Pages have request forms for `services`.
 */
function siteFiles(folder: string, services: readonly string[]): ReadonlyMap<string, DocsFile> {
  const list = JSON.parse(readFileSync(join(folder, listFile), "utf8")) as readonly string[];
  const files = list.flatMap((path): readonly (readonly [string, DocsFile])[] => {
    const type = typeOf(path);
    const load = (): Promise<Buffer> => readFile(join(folder, path));
    return type === undefined
      ? []
      : [
          [
            `/docs/${encodeURI(path)}`,
            { type, load: type === "html" ? async () => withServices(String(await load()), services) : load },
          ],
        ];
  });
  const start = files.find(([path]) => path === "/docs/index.html");
  return new Map([...files, ...(start === undefined ? [] : [["/docs/", start[1]] as const])]);
}

const listFile = "files.json";

function typeOf(path: string): DocsFile["type"] | undefined {
  const extension = extname(path).slice(1);
  return Object.hasOwn(contentTypes, extension) ? (extension as DocsFile["type"]) : undefined;
}

/**
 * Returns the site's folder in the package `@kiln/docs`; `undefined` if the site was not built or the package is not
 * installed.
 */
export function builtSite(): string | undefined {
  try {
    const folder = fileURLToPath(new URL("site", import.meta.resolve("@kiln/docs/package.json")));
    return existsSync(join(folder, listFile)) ? folder : undefined;
  } catch {
    return undefined;
  }
}
