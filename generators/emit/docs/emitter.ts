import type { Model } from "../../model/model.ts";
import { renderTemplate } from "../../codegen/template.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { pageHtml } from "./html/page.ts";
import { makeSite } from "./make-site.ts";
import { declaredNames } from "./names.ts";
import type { ProjectFiles } from "./project-text.ts";
import { siteFolder } from "./site-folder.ts";

/**
 * The documentation as a site of plain HTML. It is made on demand, in the tarball and not in git: `emitters` has what `generate` writes,
 * and this one stands beside it.
 */
export function docsWith(files: ProjectFiles): Emitter {
  return { name: "docs", into: "packages/docs", names: declaredNames, emit: (model) => siteFiles(model, files) };
}

function* siteFiles(model: Model, { texts, colours }: ProjectFiles): Generator<OutFile> {
  const site = makeSite(model, { texts, colours });
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
