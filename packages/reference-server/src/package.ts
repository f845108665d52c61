import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Document, type ModuleDocuments, moduleDocument } from "@kiln/server/runtime/module-document";

/** The folder of the package. The relative path is the same from the sources and from the bundle. */
export const packageFolder = new URL("../", import.meta.url);

export function packageVersion(): string {
  const text = readFileSync(new URL("package.json", packageFolder), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}

/**
 * Returns an OpenAPI document of `@kiln/openapi`, such as `exchange` or `query/allpages`, as JSON. Its operations are
 * below `address`, a path of this server without a trailing slash.
 */
export function openApiDocument(name: string, address: string): string {
  const all = moduleDocuments().find(({ modules }) => Object.hasOwn(modules, name));
  const document =
    all === undefined ? read(name) : moduleDocument(read(all.overview), read(all.combined), all, all.modules[name]!);
  return JSON.stringify({ ...document, servers: [{ url: address }] });
}

export function moduleDocuments(): readonly ModuleDocuments[] {
  return (readJson("modules") as { readonly services: readonly ModuleDocuments[] }).services;
}

export function read(name: string): Document {
  return readJson(name) as Document;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@kiln/openapi/${name}.json`)), "utf8"));
}
