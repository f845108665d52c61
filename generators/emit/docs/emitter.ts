import type { Model, Service } from "../../model/model.ts";
import { escapeUnsafe } from "../../codegen/unsafe.ts";
import { renderTemplate } from "../../codegen/template.ts";
import { builtFile } from "../../runtime/built.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { decisionsJson } from "../shared/package/common-files.ts";
import { type Kind, feedFile, openapiFile, startPage } from "./addresses.ts";
import { atom } from "./changes.ts";
import { type DeadLink, deadLinks, makeSite } from "./make-site.ts";
import { formPath } from "./forms.ts";
import { pageHtml } from "./html.ts";
import { type ProjectFiles, link, paragraph, text } from "./prose.ts";
import { type IndexedPage, indexedPage, searchIndex } from "./search.ts";
import type { ListedPage, Page, Site } from "./site.ts";
import { llmsText, pageMarkdown, twinPath } from "./twins.ts";
import {
  type DeclaredName,
  type NameOwner,
  declared,
  outputName,
  ownerError,
  ownerModule,
  ownerOperation,
  ownerRequestParameters,
  ownerResource,
  ownerValueSet,
} from "../../naming/declared-name.ts";
import { htmlText } from "../../codegen/html.ts";

/**
 * The documentation as a static HTML site. It is built on demand and shipped in the tarball, not committed to git. It
 * is therefore not in `emitters`, which has the output of `generate`. `address` is the URL of the site, with a trailing
 * slash. It is required for a sitemap and for absolute links in the feed.
 */
export function docsWith(project: ProjectFiles, address?: URL): Emitter {
  return {
    name: "docs",
    into: "packages/docs",
    names: declaredNames,
    emit: (model) => documentation(model, project, address).files,
  };
}

export interface Documentation {
  /** The files, rendered lazily in order. */
  readonly files: Iterable<OutFile>;
  /** Complete only after all files have been rendered. */
  readonly deadLinks: () => readonly DeadLink[];
}

export function documentation(model: Model, project: ProjectFiles, address?: URL): Documentation {
  const site = makeSite(model, project);
  return { files: siteFiles(model, site, project, address), deadLinks: () => deadLinks(project.texts, site.has) };
}

function* siteFiles(
  model: Model,
  site: Site,
  { texts, synonyms, colours, documents }: ProjectFiles,
  address: URL | undefined,
): Generator<OutFile> {
  const listed: ListedPage[] = [];
  const indexed: IndexedPage[] = [];
  for (const page of site.pages) {
    const { path, kind, title, isCode, summary } = page;
    listed.push({ path, kind, title, isCode, summary });
    indexed.push(indexedPage(page));
    yield file(path, () => pageHtml(site, page).toString());
    yield file(twinPath(path), () => pageMarkdown(page));
    const { form } = page;
    if (form !== undefined) yield file(formPath(path), () => `${JSON.stringify(form)}\n`);
  }
  yield file("assets/search-index.js", () => searchIndex(indexed));
  yield file(missingPage.path, () => pageHtml(site, missingPage).toString());
  yield file(twinPath(missingPage.path), () => pageMarkdown(missingPage));
  yield file("llms.txt", () => llmsText(site.name, model, texts, listed));
  yield file("decisions.json", () => decisionsJson(model.decisions));
  for (const { name, text } of documents) yield file(openapiFile(name).path, () => text);
  const { feed } = site;
  if (feed !== undefined) yield file(feedFile.path, () => atom(site, feed, address));
  if (address !== undefined) yield file("sitemap.xml", () => sitemap(listed, address));
  for (const [path, ...templates] of assets)
    yield file(`assets/${path}`, () => templates.map((template) => renderTemplate(template, {})).join(""));
  for (const path of scripts)
    yield file(
      `assets/${path}`,
      () => builtFile(`docs/${path}`) + (path === synonymsScript ? ownSynonyms(synonyms) : ""),
    );
  yield file("assets/colours.css", () => colours ?? renderTemplate("docs/style/colours.css", {}));
}

const missingPage: Page = {
  path: "404.html",
  kind: "start",
  title: "Page not found",
  summary: "This documentation has no page with this address.",
  breadcrumbs: [],
  blocks: [paragraph(text("Search for it, or "), link(startPage, text("start here")), text("."))],
};

/** Files that all pages share, each with its template. */
const assets = [
  ["site.css", "docs/style/site.css", "docs/style/pictures.css"],
  ["icon.svg", "docs/style/icon.svg"],
  ["try/try.css", "docs/style/try.css"],
] as const;

const synonymsScript = "search-synonyms.js";

/** Adds the project's groups of synonyms to those of the site. */
function ownSynonyms(groups: readonly string[]): string {
  return groups.length === 0
    ? ""
    : `globalThis.searchSynonyms.alike.push(${escapeUnsafe(groups.map((group) => JSON.stringify(group)).join(", "))});\n`;
}

/** Scripts from the build of `templates/runtime/docs/`. */
const scripts = [
  "site.js",
  "search.js",
  synonymsScript,
  "search-engine.js",
  "try.js",
  ...["answer-view", "check", "code", "inputs", "preview", "request", "start", "try-form"].map(
    (name) => `try/${name}.js`,
  ),
];

/**
 * Returns a file that is rendered each time its text is read: `kiln docs --watch` reads only the files that a browser
 * requests.
 */
function file(path: string, render: () => string): OutFile {
  return {
    path: `${siteFolder}/${path}`,
    get text() {
      return render();
    },
    owner: "generator",
  };
}

/** Returns the names of pages, by folder. */
function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => {
    const page = (kind: Kind, owner: NameOwner, name: string): readonly DeclaredName[] =>
      declared(`docs ${service.id} ${kind}`, owner, [outputName(name)]);
    return [
      ...service.valueSets.flatMap((set) => page("value-sets", ownerValueSet(set), set.id)),
      ...service.errors.flatMap((error) => page("errors", ownerError(error), error.code)),
      ...ofStyle(service, page),
    ];
  });
}

function ofStyle(
  service: Service,
  page: (kind: Kind, owner: NameOwner, name: string) => readonly DeclaredName[],
): readonly DeclaredName[] {
  if (service.kind === "query") {
    return [
      ...service.modules.flatMap((module) => page("modules", ownerModule(module), module.name)),
      ...service.requestParameters.flatMap((set) => page("request-parameters", ownerRequestParameters(set), set.id)),
    ];
  }
  return service.resources.flatMap((resource) => [
    ...page("resources", ownerResource(resource), resource.id),
    ...resource.operations.flatMap((operation) => page("operations", ownerOperation(operation), operation.operationId)),
  ]);
}

/** Returns the sitemap for search engines. The protocol requires absolute URLs: `base` is the URL of the site. */
function sitemap(pages: readonly ListedPage[], base: URL): string {
  const addresses = pages.map(({ path }) => `<url><loc>${htmlText(new URL(path, base).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("\n")}\n</urlset>\n`;
}

/** The folder of the site, relative to the root. */
export const siteFolder = "packages/docs/site";
