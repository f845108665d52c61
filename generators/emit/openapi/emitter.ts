import type { Model, Service } from "../../model/model.ts";
import { printJson, type JsonObject } from "../../codegen/json.ts";
import { printYaml } from "../../codegen/yaml.ts";
import { outputName } from "../../naming/output-name.ts";
import { packageFiles } from "../shared/package/data-package.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { openapiPackage } from "./package.ts";
import { queryDocument } from "./query-document.ts";
import { resourceDocument } from "./resource-document.ts";

const into = "packages/openapi";

/** OpenAPI 3.1: one document for each service, as JSON and as YAML. */
export const openapi: Emitter = {
  name: "openapi",
  into,
  emit(model: Model): readonly OutFile[] {
    const documents = model.services.flatMap((service) => documentFiles(service.id, serviceDocument(model, service)));
    return [...documents, ...packageFiles(openapiPackage(model), into)];
  },
};

/** The document of a service as data. */
export function serviceDocument(model: Model, service: Service): JsonObject {
  switch (service.kind) {
    case "query":
      return queryDocument(model, service);
    case "resource":
      return resourceDocument(model, service);
  }
}

function documentFiles(service: string, document: JsonObject): readonly OutFile[] {
  const path = `${into}/generated/${outputName(service)}`;
  return [
    { path: `${path}.json`, text: printJson(document), owner: "generator" },
    { path: `${path}.yaml`, text: printYaml(document), owner: "generator" },
  ];
}
