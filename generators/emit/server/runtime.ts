import type { Model, Service } from "../../model/model.ts";
import { codeTemplates, renderTemplate } from "../../codegen/template.ts";

const foldersOf: Readonly<Record<Service["kind"], readonly string[]>> = { query: ["query", "query/results"], resource: ["resource"] };

/** The code that the generated files share, written by hand and copied as it is; by path below `generated/`. */
export function runtimeFiles({ services }: Model): ReadonlyMap<string, string> {
  const folders = services.length === 0 ? [] : ["http", ...new Set(services.flatMap(({ kind }) => foldersOf[kind]))];
  const paths = folders.flatMap((folder) => codeTemplates(`server/runtime/${folder}`).map((name) => `runtime/${folder}/${name}`));
  return new Map(paths.map((path) => [path, renderTemplate(`server/${path}`, {})]));
}
