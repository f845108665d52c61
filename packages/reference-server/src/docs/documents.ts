import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { documents } from "@kiln/openapi";
import { html } from "@kiln/wiki";
import { moduleDocuments, read } from "../package.ts";

/** The path of each service on this server. */
const serviceAddresses: Readonly<Record<string, string>> = { exchange: "/pbx/openapi.php", query: "/" };

/** A document with its own page in the docs. */
export interface ShownDocument {
  /** The document's name in `@kiln/openapi`, and the name of its page below `/docs/`. */
  readonly name: string;
  readonly title: string;
  /** The path of its operations on this server. */
  readonly address: string;
}

/**
 * The documents with a page. The overview of query modules is omitted: the viewer processes a whole document before it
 * shows anything, and again before it opens an operation.
 */
export const shownDocuments: readonly ShownDocument[] = documents
  .map(({ service, title, json }) => ({
    name: json.replace(/\.json$/, ""),
    title,
    address: serviceAddresses[service] ?? "/",
  }))
  .filter(({ name }) => name !== "query");

export interface ModuleList {
  readonly title: string;
  readonly modules: readonly ListedModule[];
}

interface ListedModule {
  readonly document: string;
  /** The purpose of the kind, in Markdown. */
  readonly purpose: string;
}

export function moduleLists(): readonly ModuleList[] {
  return moduleDocuments().flatMap(({ overview, modules }) => {
    const { tags = [], paths } = read(overview);
    const listed = Object.entries(modules).map(([document, { path, tag }]) => {
      const { description = "" } = (paths[path]?.get ?? {}) as { readonly description?: string };
      return { tag, document, purpose: description.split("\n\n")[0]! };
    });
    return tags.map(({ name }) => ({ title: name, modules: listed.filter(({ tag }) => tag === name) }));
  });
}

export const contentTypes = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
} as const;

export interface DocsFile {
  readonly type: keyof typeof contentTypes;
  /** Returns text, or the bytes of an image. */
  readonly load: () => string | Promise<string | Buffer>;
}

/**
 * Returns the modules of `@kiln/validators`, by their paths on this server. The site's forms use them to check requests
 * before sending them.
 */
export function validatorFiles(): readonly (readonly [path: string, file: DocsFile])[] {
  const folder = fileURLToPath(new URL("generated", import.meta.resolve("@kiln/validators/package.json")));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => [
      `/docs/assets/validators/${path.replaceAll(sep, "/")}`,
      { type: "js", load: () => readFile(join(folder, path), "utf8") },
    ]);
}

/**
 * Adds the addresses of the services that readers may try to a page, for its request forms. Without them, a page has no
 * forms, as in a folder or on another host.
 */
export function withServices(page: string, services: readonly string[]): string {
  const addresses = Object.entries(serviceAddresses).filter(([service]) => services.includes(service));
  return page.replace(
    "<head>",
    () => `<head>\n<meta name="services" content="${html(JSON.stringify(Object.fromEntries(addresses)))}">`,
  );
}
