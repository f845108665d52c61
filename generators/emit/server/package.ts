import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Model } from "../../model/model.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { packageName } from "../shared/package/data-package.ts";
import { outputName } from "../../naming/output-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { serverNames } from "../../naming/type-names.ts";
import { readme } from "./readme.ts";
import { runtimeEntries } from "./runtime.ts";

/** The oldest maintained line of Node, from where `node:sqlite` needs no flag: the reference server needs that. */
const nodeRange = ">=22.13";

/** The Fastify that the plugins are for. */
export const fastifyRange = "^5.12.8";

/** The files below a service's folder that users may import. */
const entries = [
  ["", "index"],
  ["/results", "results"],
] as const;

/** The package's own files, by path below its root. */
export function packageTexts(model: Model, files: readonly PrintedFile[]): ReadonlyMap<string, string> {
  const { project, services } = model;
  return codePackageTexts({
    project,
    name: "server",
    description: `A server of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["server", "api", "fastify"],
    more: {
      sideEffects: false,
      engines: { node: nodeRange },
      exports: exportsOf(files),
      dependencies: { [packageName(project, "validators")]: rangeOf(project, "server", "validators") },
      peerDependencies: { fastify: fastifyRange },
    },
    readme: readme(model),
    moved: services.map((service) => ({
      name: serverNames(service).plugin,
      from: `${packageName(project, "server")}/${outputName(service.id)}`,
    })),
  });
}

/** The entry points of the services, by the names of their folders, and those of the runtime. */
function exportsOf(files: readonly PrintedFile[]): JsonObject {
  const paths = new Set(files.map(({ path }) => path));
  const folders = files
    .filter(({ path }) => path.endsWith("/index.js"))
    .map(({ path }) => path.slice(0, -"/index.js".length));
  const all = folders.flatMap((folder) =>
    entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const),
  );
  const ofServices = all.filter(([, path]) => paths.has(`${path}.js`));
  const ofRuntime =
    files.length === 0 ? [] : Object.entries(runtimeEntries).map(([name, path]) => [`./${name}`, path] as const);
  return Object.fromEntries([...ofServices, ...ofRuntime].map(([name, path]) => [name, codeEntry(path)]));
}
