import { valueOr } from "../../model/fact.ts";
import type { Model, Service } from "../../model/model.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { openQuestions } from "../../describe/open-questions.ts";
import { outputName } from "../../naming/output-name.ts";
import { packageName, type DataPackage } from "../shared/package/data-package.ts";
import { packingFolder } from "../shared/package/packing.ts";

/** No totals: branches that both add something would each state another one, and a merge would keep neither right. */
const holds: Readonly<Record<Service["kind"], string>> = {
  query: "modules and their parameters",
  resource: "resources and their operations",
};

/** The package of the OpenAPI documents: its metadata, README and index. */
export function openapiPackage(model: Model): DataPackage {
  const { project, services } = model;
  return {
    project,
    name: "openapi",
    description: `OpenAPI 3.1 documents of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["openapi", "openapi-3.1"],
    templates: "openapi",
    readme: readme(model),
    indexName: "documents",
    index: services.map(indexEntry),
    exports: { "./*.yaml": "./generated/*.yaml" },
    scripts: { prepack: [`node ${packingFolder}/yaml-files.js write`], postpack: [`node ${packingFolder}/yaml-files.js remove`] },
  };
}

function indexEntry(service: Service): JsonObject {
  const path = outputName(service.id);
  return {
    service: service.id,
    title: service.title,
    version: valueOr(service.version, "0.0.0", "marked-beside"),
    json: `${path}.json`,
    yaml: `${path}.yaml`,
  };
}

function readme(model: Model): object {
  const { project, services } = model;
  return {
    packageName: packageName(project, "openapi"),
    project: project.name,
    license: project.license,
    example: services[0] === undefined ? "index" : outputName(services[0].id),
    services: services.map((service) => ({ title: service.title, file: outputName(service.id), holds: holds[service.kind] })),
    questions: openQuestions(model),
  };
}
