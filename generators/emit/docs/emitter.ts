import type { Model } from "../../model/model.ts";
import { renderTemplate } from "../../codegen/template.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { pageHtml } from "./html/page.ts";
import { makeSite } from "./make-site.ts";
import { declaredNames } from "./names.ts";

export const siteFolder = "packages/docs/site";

/**
 * The documentation as a site of plain HTML. It is made on demand, in the tarball and not in git: `emitters` has what `generate` writes,
 * and this one stands beside it.
 */
export const docs: Emitter = {
  name: "docs",
  into: "packages/docs",
  names: declaredNames,
  emit: siteFiles,
};

function* siteFiles(model: Model): Generator<OutFile> {
  const site = makeSite(model);
  for (const page of site.pages) yield file(page.path, pageHtml(site, page).toString());
  for (const [path, template] of assets) yield file(`assets/${path}`, renderTemplate(template, {}));
}

/** What all pages share. */
const assets = [
  ["colours.css", "docs/style/colours.css"],
  ["site.css", "docs/style/site.css"],
  ["icon.svg", "docs/style/icon.svg"],
  ["site.js", "docs/script/site.js"],
] as const;

function file(path: string, text: string): OutFile {
  return { path: `${siteFolder}/${path}`, text, owner: "generator" };
}
