import { statusRemark } from "../../describe/marks.ts";
import { valueOr } from "../../model/fact.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import type { Operation, ResourceService } from "../../model/resource.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { errorProse } from "../../describe/error.ts";
import { packageName } from "../shared/package/data-package.ts";
import { defaultUrl, keyPlaces } from "../../naming/resource-paths.ts";
import { clientNames } from "./query-names.ts";
import { querySection } from "./query-readme.ts";
import { needsKey, needsTenant } from "./resource-facts.ts";
import { callExamples } from "./resource-readme.ts";

/** The files below `generated/` that users may import, for each service that has them. */
const entries = [["", "index"], ["/account", "account"], ["/core", "core"], ["/extras", "extras"], ["/validate", "validate"]] as const;

/** The package's own files, by path below its root. */
export function packageTexts({ project, services }: Model, generated: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const exports = services.flatMap(({ id }) => {
    const folder = outputName(id);
    return entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const);
  });
  const validators = packageName(project, "validators");
  const optional = services.some(({ kind }) => kind === "query");
  return codePackageTexts({
    project,
    name: "client",
    description: `Clients of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["client", "api", "fetch"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: Object.fromEntries(exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, codeEntry(path)])),
      peerDependencies: optional ? { [validators]: project.version } : undefined,
      peerDependenciesMeta: optional ? { [validators]: { optional: true } } : undefined,
    },
    readme: readme(project, services),
  });
}

function readme(project: Project, services: readonly Service[]): object {
  const name = packageName(project, "client");
  const isResource = (service: Service): service is ResourceService => service.kind === "resource";
  const entryOf = ({ id }: Service): string => `${name}/${outputName(id)}`;
  const [some] = services;
  return {
    someCreate: some && (isResource(some) ? clientTypeNames(some).create : clientNames(some).create),
    someEntry: some && entryOf(some),
    hasProfile: services.some((service) => !isResource(service) && service.profile !== undefined),
    queries: services.filter((service) => !isResource(service)).map((service) => querySection(service, entryOf(service))),
    resources: services.filter(isResource).map((service) => resourceSection(service, entryOf(service))),
  };
}

/** The options that a user gives, as the argument of an example. */
function neededOptions(service: ResourceService): string {
  const names = [
    ...(defaultUrl(service) === undefined ? ["baseUrl"] : []),
    ...(needsKey(service) ? ["key"] : []),
    ...(needsTenant(service) ? ["tenant"] : []),
  ];
  return names.length === 0 ? "" : `{ ${names.join(", ")} }`;
}

const tenantProse: Readonly<Record<Operation["tenant"], string>> = { required: "needed", optional: "may be given", none: "" };

function resourceSection(service: ResourceService, entry: string): object {
  const { create, error } = clientTypeNames(service);
  const operations = service.resources.flatMap((resource) =>
    resource.operations.map(({ name, method, path, summary, tenant }) => ({
      call: `${collectionName(resource)}.${camelCase(name)}`, request: `${method} ${path}`, summary, tenant: tenantProse[tenant],
    })),
  );
  return {
    entry, create, error, operations,
    title: service.title,
    description: service.description,
    base: service.baseUrlVariables[0] && valueOr(service.baseUrlVariables[0].example, undefined, "used-on-the-wire"),
    given: neededOptions(service),
    url: defaultUrl(service),
    needsTenant: needsTenant(service),
    examples: callExamples(service),
    hasAnswerHeaders: operationsOf(service).some(({ response }) => response.headers.length > 0),
    keys: !needsKey(service) ? [] : keyPlaces(service).map(({ in: place, name, nameFact }) => {
      return { place, name: place === "bearer" ? `${name}: Bearer …` : name, remark: statusRemark(nameFact).trim() };
    }),
    errors: service.errors.map((one) => ({ code: one.code, prose: errorProse(one) })),
  };
}
