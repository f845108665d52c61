import type { Model } from "../../model/model.ts";
import { codeTemplates, renderTemplate } from "../../codegen/template.ts";

/** The code that the generated files share, written by hand and copied as it is; by path below `generated/`. */
export function runtimeFiles({ services }: Model): ReadonlyMap<string, string> {
  const folders = services.length === 0 ? [] : ["http", ...new Set(services.map(({ kind }) => kind))];
  const paths = folders.flatMap((folder) => codeTemplates(`client/runtime/${folder}`).map((name) => `runtime/${folder}/${name}`));
  return new Map(paths.map((path) => [path, renderTemplate(`client/${path}`, {})]));
}
