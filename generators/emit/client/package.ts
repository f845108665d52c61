import type { Model, Service } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { printJson, type JsonObject } from "../../print/json.ts";
import { renderTemplate } from "../../print/template.ts";
import { knownValue } from "../../view/marks.ts";
import { camelCase, clientTypeNames, collectionName } from "../../view/names.ts";
import { outputName } from "../../view/output-name.ts";
import { packageName } from "../../view/package.ts";
import { keyPlaces } from "../../view/resource-wire.ts";
import { querySection } from "./query-readme.ts";
import { needsTenant } from "./resource-facts.ts";
import { errorProse } from "./resource-prose.ts";

/** The files below `generated/` that users may import, for each service that has them. */
const entries = [["", "index"], ["/account", "account"], ["/core", "core"], ["/validate", "validate"]] as const;

/** The package's own files, by path below its root. */
export function packageTexts(model: Model, generated: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { project } = model;
  return new Map([
    ["package.json", printJson(packageJson(model, generated))],
    ["README.md", renderTemplate("client/README.md.hbs", readme(model))],
    ["LICENSE", renderTemplate("package/LICENSE.hbs", { holder: project.contact, license: project.license, isMit: project.license === "MIT" })],
  ]);
}

function packageJson({ project, services }: Model, generated: ReadonlyMap<string, string>): JsonObject {
  const exports = services.flatMap(({ id }) => entries.map(([ending, file]) => [`./${outputName(id)}${ending}`, `${outputName(id)}/${file}`] as const));
  const validators = packageName(project, "validators");
  const optional = services.some(({ kind }) => kind === "query");
  return {
    name: packageName(project, "client"),
    version: project.version,
    description: `Clients of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["client", "api", "fetch"],
    license: project.license,
    author: project.contact,
    type: "module",
    sideEffects: false,
    engines: { node: project.nodeRange },
    exports: {
      ...Object.fromEntries(exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, entry(path)])),
      "./package.json": "./package.json",
    },
    files: ["generated"],
    peerDependencies: optional ? { [validators]: project.version } : undefined,
    peerDependenciesMeta: optional ? { [validators]: { optional: true } } : undefined,
  };
}

function entry(path: string): JsonObject {
  return { types: `./generated/${path}.d.ts`, default: `./generated/${path}.js` };
}

function readme({ project, services }: Model): object {
  const name = packageName(project, "client");
  const isResource = (service: Service): service is ResourceService => service.kind === "resource";
  return {
    packageName: name,
    project: project.name,
    license: project.license,
    queries: services.filter((service) => !isResource(service)).map((service) => querySection(service, `${name}/${outputName(service.id)}`)),
    resources: services.filter(isResource).map((service) => resourceSection(service, `${name}/${outputName(service.id)}`)),
  };
}

function resourceSection(service: ResourceService, entry: string): object {
  const { create, error } = clientTypeNames(service);
  const operations = service.resources.flatMap((resource) =>
    resource.operations.map(({ name, method, path, summary, tenant }) => ({
      call: `${collectionName(resource)}.${camelCase(name)}`, request: `${method} ${path}`, summary, tenant: tenant === "required" ? "needed" : tenant === "optional" ? "may be given" : "",
    })),
  );
  return {
    entry, create, error, operations,
    title: service.title,
    description: service.description,
    base: service.baseUrlVariables[0] && knownValue(service.baseUrlVariables[0].example),
    needsTenant: needsTenant(service),
    keys: keyPlaces(service).map((place) => ({ place: place.in, name: place.in === "bearer" ? `${place.name}: Bearer …` : place.name, remark: place.remark.trim() })),
    errors: service.errors.map((one) => ({ code: one.code, prose: errorProse(one) })),
  };
}
