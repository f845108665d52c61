import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { etagOf, isNoneMatched } from "@kiln/server/runtime/etag";
import { openApiDocument } from "../openapi-document.ts";
import { shownDocuments } from "./documents.ts";
import { listPage, styles } from "./list-page.ts";
import { startScript, viewerPage } from "./viewer-page.ts";

/** The page may ask this server only, and no other site may show it in a frame. The viewer needs inline styles and `data:` images. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = {
  "content-security-policy": contentSecurityPolicy,
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const contentTypes = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
};

interface DocsFile {
  readonly type: keyof typeof contentTypes;
  readonly load: () => string | Promise<string>;
}

/** By path. */
const files: ReadonlyMap<string, DocsFile> = new Map<string, DocsFile>([
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

/** The documentation of both APIs, to read and to try, at `/docs`. */
export const docs: FastifyPluginAsync = async (app) => {
  const made = new Map<string, Promise<MadeFile>>();
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path] = request.url.split("?") as [string];
    const file = files.get(path);
    if (file === undefined) return reply.callNotFound();
    const { text, etag } = await (made.get(path) ?? keep(made, path, file));
    reply.headers({ ...headers, etag, "content-type": contentTypes[file.type] });
    const { "if-none-match": known } = request.headers;
    return known !== undefined && isNoneMatched(known, etag) ? reply.code(304).send() : text;
  };
  app.get("/docs/", (_, reply) => reply.redirect("../docs", 308));
  app.get("/docs", send);
  app.get("/docs/*", send);
};

interface MadeFile {
  readonly text: string;
  readonly etag: string;
}

/** A file is made when it is asked for first. */
function keep(made: Map<string, Promise<MadeFile>>, path: string, { load }: DocsFile): Promise<MadeFile> {
  const file = Promise.resolve(load()).then((text) => ({ text, etag: etagOf(text) }));
  made.set(path, file);
  return file;
}

function viewerFile(name: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)), "utf8");
}
