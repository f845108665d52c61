import type { Model } from "../../model/model.ts";
import { renderTemplate } from "../../codegen/template.ts";
import { builtFile } from "../../runtime/built.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { decisionsJson } from "../shared/package/decisions.ts";
import { feedFile, openapiFile, startPage } from "./addresses.ts";
import { atom } from "./changes/feed.ts";
import { deadLinks, type DeadLink } from "./dead-links.ts";
import { formPath } from "./forms/form-path.ts";
import { pageHtml } from "./html/page.ts";
import { makeSite } from "./make-site.ts";
import { declaredNames } from "./names.ts";
import type { ProjectFiles } from "./project-text.ts";
import { indexedPage, searchIndex, type IndexedPage } from "./search/search-index.ts";
import { siteFolder } from "./site-folder.ts";
import { link, paragraph, text } from "./prose.ts";
import type { ListedPage, Page, Site } from "./site.ts";
import { sitemap } from "./sitemap.ts";
import { llmsText } from "./twins/llms.ts";
import { pageMarkdown } from "./twins/page.ts";
import { twinPath } from "./twins/twin-url.ts";

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
  /** The files, created lazily one after another. */
  readonly files: Iterable<OutFile>;
  /** Known when all files are made. */
  readonly deadLinks: () => readonly DeadLink[];
}

export function documentation(model: Model, project: ProjectFiles, address?: URL): Documentation {
  const site = makeSite(model, project);
  return { files: siteFiles(model, site, project, address), deadLinks: () => deadLinks(project.texts, site.has) };
}

function* siteFiles(
  { decisions, services }: Model,
  site: Site,
  { colours, documents }: ProjectFiles,
  address: URL | undefined,
): Generator<OutFile> {
  const listed: ListedPage[] = [];
  const indexed: IndexedPage[] = [];
  for (const page of site.pages) {
    const { path, kind, title, isCode, summary } = page;
    listed.push({ path, kind, title, isCode, summary });
    indexed.push(indexedPage(page));
    yield file(page.path, pageHtml(site, page).toString());
    yield file(twinPath(page.path), pageMarkdown(page));
    if (page.form !== undefined) yield file(formPath(page.path), `${JSON.stringify(page.form)}\n`);
  }
  yield file("assets/search-index.js", searchIndex(indexed));
  yield file(missingPage.path, pageHtml(site, missingPage).toString());
  yield file(twinPath(missingPage.path), pageMarkdown(missingPage));
  yield file("llms.txt", llmsText(site.name, services, listed));
  yield file("decisions.json", decisionsJson(decisions));
  for (const { name, text } of documents) yield file(openapiFile(name).path, text);
  if (site.feed !== undefined) yield file(feedFile.path, atom(site, site.feed, address));
  if (address !== undefined) yield file("sitemap.xml", sitemap(listed, address));
  for (const [path, ...templates] of assets)
    yield file(`assets/${path}`, templates.map((template) => renderTemplate(template, {})).join(""));
  for (const path of scripts) yield file(`assets/${path}`, builtFile(`docs/${path}`));
  yield file("assets/colours.css", colours ?? renderTemplate("docs/style/colours.css", {}));
}

/** The page that a server returns for a URL without a page. */
const missingPage: Page = {
  path: "404.html",
  kind: "start",
  title: "Page not found",
  isCode: false,
  summary: "This documentation has no page with this address.",
  breadcrumbs: [],
  siblings: [],
  blocks: [paragraph(text("Search for it, or "), link(startPage, text("start here")), text("."))],
};

/** Files that all pages share, each with its templates. */
const assets = [
  ["site.css", "docs/style/site.css", "docs/style/pictures.css"],
  ["icon.svg", "docs/style/icon.svg"],
  ["try/try.css", "docs/style/try.css"],
] as const;

/** Scripts from the build of `templates/runtime/docs/`. */
const scripts = [
  "site.js",
  "search.js",
  "search-synonyms.js",
  "search-words.js",
  "search-names.js",
  "search-terms.js",
  "search-engine.js",
  "try.js",
  ...[
    "answer",
    "answer-view",
    "body-text",
    "check",
    "code",
    "controls",
    "curl",
    "figure",
    "inputs",
    "preview",
    "request",
    "start",
    "try-form",
  ].map((name) => `try/${name}.js`),
];

function file(path: string, text: string): OutFile {
  return { path: `${siteFolder}/${path}`, text, owner: "generator" };
}
