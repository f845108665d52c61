import { join } from "node:path";
import { compile } from "../../generators/compile.ts";
import { docsWith, siteFolder } from "../../generators/emit/docs/emitter.ts";
import { noFiles, type ProjectFiles } from "../../generators/emit/docs/prose.ts";
import { load, loadSources, type LoadResult } from "../../generators/load/load.ts";
import type { Model } from "../../generators/model/model.ts";
import { baseFolder } from "../support/base.ts";
import { loadedSpec, rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";

/** The files of a site, keyed by path. */
export type SiteFiles = ReadonlyMap<string, string>;

export function modelOf(loaded: LoadResult): Model {
  const { model, diagnostics } = compile(loaded, []);
  if (model === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return model;
}

export function siteOf(model: Model, files: ProjectFiles = noFiles, address?: URL): SiteFiles {
  return new Map(
    Array.from(
      docsWith(files, address).emit(model),
      ({ path, text }) => [path.slice(siteFolder.length + 1), text] as const,
    ),
  );
}

/** The small spec of the golden cases after three releases, created by `releases.slow.test.ts`. */
export const releasedFolder = join(import.meta.dirname, "released");

/** The small spec of the golden cases, the small spec with every feature, another team's spec, and the real one. */
export const models = {
  base: () => modelOf(loadSources(readFiles(baseFolder))),
  complete: () => modelOf(loadSources(readFiles(join(rootFolder, "test/fixtures/complete")))),
  released: () => modelOf(loadSources(readFiles(releasedFolder))),
  stranger: () => modelOf(load(join(rootFolder, "test/services/booking-shop"))),
  real: () => modelOf(loadedSpec()),
} as const;

/** Returns the HTML pages among the files. */
export function pagesOf(files: SiteFiles): readonly (readonly [path: string, html: string])[] {
  return [...files].filter(([path]) => path.endsWith(".html"));
}

export function attributes(html: string, name: string): readonly string[] {
  return Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), ([, value]) => value!);
}
