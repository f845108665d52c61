import type { Model, Service } from "../../model/model.ts";
import { builtFile, builtFiles } from "../../runtime/built.ts";

/** The code that the generated files share, written by hand and copied as it is; by path below `generated/`. */
export function runtimeFiles({ services }: Model): ReadonlyMap<string, string> {
  const folders = services.length === 0 ? [] : ["http", ...new Set(services.map(({ kind }) => folderOf[kind]))];
  const paths = folders.flatMap((folder) => builtFiles(folder).map((name) => `${folder}/${name}`));
  return new Map(paths.map((path) => [`runtime/${path}`, builtFile(path)]));
}

const folderOf: Readonly<Record<Service["kind"], string>> = { query: "action-api/client", resource: "client" };
