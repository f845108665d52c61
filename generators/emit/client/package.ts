import { environmentImports } from "../../runtime/closure.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { packageName } from "../shared/package/data-package.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { clientNames } from "../shared/query-client-names.ts";
import { querySection } from "./query-readme.ts";
import { resourceSection } from "./resource-readme.ts";

/** The files below `generated/` that users may import, for each service that has them. */
const entries = [
  ["", "index"],
  ["/account", "account"],
  ["/core", "core"],
  ["/extras", "extras"],
  ["/validate", "validate"],
  ["/check", "check"],
  ["/convert", "convert"],
] as const;

/** The package's own files, by path below its root. */
export function packageTexts(
  { project, services }: Model,
  generated: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const exports = services.flatMap(({ id }) => {
    const folder = outputName(id);
    return entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const);
  });
  const validators = packageName(project, "validators");
  return codePackageTexts({
    project,
    name: "client",
    description: `Clients of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["client", "api", "fetch"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      ...environmentImports(generated),
      exports: Object.fromEntries(
        exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, codeEntry(path)]),
      ),
      peerDependencies: { [validators]: rangeOf(project, "client", "validators") },
      peerDependenciesMeta: { [validators]: { optional: true } },
    },
    readme: readme(project, services),
    moved: services.map((service) => ({
      name: createName(service),
      from: `${packageName(project, "client")}/${outputName(service.id)}`,
    })),
  });
}

function createName(service: Service): string {
  return service.kind === "query" ? clientNames(service).create : clientTypeNames(service).create;
}

function readme(project: Project, services: readonly Service[]): object {
  const name = packageName(project, "client");
  const isResource = (service: Service): service is ResourceService => service.kind === "resource";
  const entryOf = ({ id }: Service): string => `${name}/${outputName(id)}`;
  const [some] = services;
  const resources = services
    .filter(isResource)
    .map((service) => resourceSection(service, entryOf(service), packageName(project, "validators")));
  return {
    keyVariables: resources.flatMap(({ keyVariable }) => keyVariable ?? [])[0],
    someCreate: some && (isResource(some) ? clientTypeNames(some).create : clientNames(some).create),
    someEntry: some && entryOf(some),
    hasProfile: services.some((service) => !isResource(service) && service.profile !== undefined),
    queries: services
      .filter((service) => !isResource(service))
      .map((service) => querySection(service, entryOf(service))),
    resources,
  };
}
