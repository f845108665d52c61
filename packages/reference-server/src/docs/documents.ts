import { documents } from "@kiln/openapi";
import { moduleDocuments, read } from "../openapi-document.ts";
import { serviceAddresses } from "./service-addresses.ts";

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

export interface ListedModule {
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
