import type { FastifyPluginAsync } from "fastify";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { etagOf, isNoneMatched } from "@kiln/server/runtime/etag";
import { openApiDocument } from "../openapi-document.ts";
import { page, startScript } from "./page.ts";

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
const files: Readonly<Record<string, DocsFile>> = {
  "/docs": { type: "html", load: () => page },
  "/docs/start.js": { type: "js", load: () => startScript },
  "/docs/swagger-ui-bundle.js": { type: "js", load: () => viewerFile("swagger-ui-bundle.js") },
  "/docs/swagger-ui-standalone-preset.js": { type: "js", load: () => viewerFile("swagger-ui-standalone-preset.js") },
  "/docs/swagger-ui.css": { type: "css", load: () => viewerFile("swagger-ui.css") },
  "/docs/exchange.json": { type: "json", load: () => openApiDocument("exchange", "/pbx/openapi.php") },
  "/docs/query.json": { type: "json", load: () => openApiDocument("query", "/") },
};

/** The documentation of both APIs, to read and to try, at `/docs`. */
export const docs: FastifyPluginAsync = async (app) => {
  app.get("/docs/", (_, reply) => reply.redirect("../docs", 308));
  for (const [path, { type, load }] of Object.entries(files)) {
    const file = once(async () => {
      const text = await load();
      return { text, etag: etagOf(text) };
    });
    app.get(path, async (request, reply) => {
      const { text, etag } = await file();
      reply.headers({ ...headers, etag, "content-type": contentTypes[type] });
      const { "if-none-match": known } = request.headers;
      return known !== undefined && isNoneMatched(known, etag) ? reply.code(304).send() : text;
    });
  }
};

/** Makes something on the first call, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function viewerFile(name: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)), "utf8");
}
