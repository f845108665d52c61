import type { Model, Service } from "../../model/model.ts";
import { builtFile, builtFiles } from "../../runtime/built.ts";

const foldersOf: Readonly<Record<Service["kind"], readonly string[]>> = {
  query: ["action-api/server", "action-api/server/results"],
  resource: ["server/resource"],
};

/** The code that the generated files share, written by hand and copied as it was built; by path below `generated/`. */
export function runtimeFiles({ services }: Model): ReadonlyMap<string, string> {
  const folders = services.length === 0 ? [] : ["server/http", ...new Set(services.flatMap(({ kind }) => foldersOf[kind]))];
  const paths = folders.flatMap((folder) => builtFiles(folder).map((name) => `${folder}/${name}`));
  return new Map(paths.map((path) => [`runtime/${path}`, builtFile(path)]));
}
