import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { etagOf, isNoneMatched } from "../../generated/runtime/server/http/etag.js";
import { openApiDocument } from "../documents.js";
import { page, start } from "./page.js";

/** The page asks nobody but this server, and nobody shows it in a frame of theirs. The viewer puts styles and pictures into it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = { "content-security-policy": policy, "cache-control": "no-cache", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" };

const types = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", json: "application/json; charset=utf-8" };

/** What lies where, each with what makes its text. @type {Readonly<Record<string, readonly [type: keyof typeof types, text: () => string | Promise<string>]>>} */
const files = {
  "/docs": ["html", () => page],
  "/docs/start.js": ["js", () => start],
  "/docs/swagger-ui-bundle.js": ["js", () => viewerFile("swagger-ui-bundle.js")],
  "/docs/swagger-ui-standalone-preset.js": ["js", () => viewerFile("swagger-ui-standalone-preset.js")],
  "/docs/swagger-ui.css": ["css", () => viewerFile("swagger-ui.css")],
  "/docs/exchange.json": ["json", () => openApiDocument("exchange", "/pbx/openapi.php")],
  "/docs/query.json": ["json", () => openApiDocument("query", "/")],
};

/** The documentation of both APIs, to read and to try, at `/docs`. @type {import("fastify").FastifyPluginAsync} */
export async function docs(app) {
  app.get("/docs/", (_, reply) => reply.redirect("../docs", 308));
  for (const [path, [type, make]] of Object.entries(files)) {
    const file = once(async () => {
      const text = await make();
      return { text, etag: etagOf(text) };
    });
    app.get(path, async (request, reply) => {
      const { text, etag } = await file();
      reply.headers({ ...headers, etag, "content-type": types[type] });
      const { "if-none-match": known } = request.headers;
      return known !== undefined && isNoneMatched(known, etag) ? reply.code(304).send() : text;
    });
  }
}

/** What is asked for the first time is made then, and kept. @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

/** @param {string} name */
function viewerFile(name) {
  return readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)), "utf8");
}
