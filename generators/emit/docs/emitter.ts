import type { Model } from "../../model/model.ts";
import { renderTemplate } from "../../codegen/template.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { pageHtml } from "./html/page.ts";
import { makeSite } from "./make-site.ts";
import { declaredNames } from "./names.ts";
import type { ProjectFiles } from "./project-text.ts";
import { siteFolder } from "./site-folder.ts";
import type { Site } from "./site.ts";
import { deadLinks, type DeadLink } from "./text-links.ts";

/**
 * The documentation as a site of plain HTML. It is made on demand, in the tarball and not in git: `emitters` has what `generate` writes,
 * and this one stands beside it.
 */
export function docsWith(project: ProjectFiles): Emitter {
  return { name: "docs", into: "packages/docs", names: declaredNames, emit: (model) => documentation(model, project).files };
}

export interface Documentation {
  /** Made one after another, as they are asked for. */
  readonly files: Iterable<OutFile>;
  readonly deadLinks: readonly DeadLink[];
}

export function documentation(model: Model, project: ProjectFiles): Documentation {
  const site = makeSite(model, project);
  return { files: siteFiles(site, project), deadLinks: deadLinks(site, project.texts) };
}

function* siteFiles(site: Site, { colours }: ProjectFiles): Generator<OutFile> {
  for (const page of site.pages) yield file(page.path, pageHtml(site, page).toString());
  for (const [path, template] of assets) yield file(`assets/${path}`, renderTemplate(template, {}));
  yield file("assets/colours.css", colours ?? renderTemplate("docs/style/colours.css", {}));
}

/** What all pages share. */
const assets = [
  ["site.css", "docs/style/site.css"],
  ["icon.svg", "docs/style/icon.svg"],
  ["site.js", "docs/script/site.js"],
] as const;

function file(path: string, text: string): OutFile {
  return { path: `${siteFolder}/${path}`, text, owner: "generator" };
}
