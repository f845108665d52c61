import type { Model, Service } from "../../model/model.ts";
import { printJson, type JsonObject } from "../../codegen/json.ts";
import { outputName } from "../../naming/output-name.ts";
import { builtFile } from "../../runtime/built.ts";
import { packageFiles } from "../shared/package/data-package.ts";
import { packingFolder } from "../shared/package/packing.ts";
import { withDecisions } from "../shared/package/decisions.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { declaredNames } from "./names.ts";
import { openapiPackage } from "./package.ts";
import { queryDocument } from "./query-document.ts";
import { resourceDocument } from "./resource-document.ts";

const into = "packages/openapi";

/** OpenAPI 3.1: one document for each service. */
export const openapi: Emitter = {
  name: "openapi",
  into,
  names: declaredNames,
  emit: (model) => withDecisions(model, into, files(model)),
};

function* files(model: Model): Generator<OutFile> {
  for (const service of model.services) yield documentFile(model, service);
  yield* packingScripts();
  yield* packageFiles(openapiPackage(model), into);
}

/** The document of a service as data. */
export function serviceDocument(model: Model, service: Service): JsonObject {
  switch (service.kind) {
    case "query":
      return queryDocument(model, service);
    case "resource":
      return resourceDocument(model, service);
  }
}

function documentFile(model: Model, service: Service): OutFile {
  return { path: `${into}/generated/${outputName(service.id)}.json`, text: printJson(serviceDocument(model, service)), owner: "generator" };
}

/** The same documents as YAML are made when the package is packed, and are in the tarball only. */
function packingScripts(): readonly OutFile[] {
  const names = ["yaml-files.js", "yaml.js"];
  return names.map((name) => ({ path: `${into}/${packingFolder}/${name}`, text: builtFile(`openapi/${name}`), owner: "generator" }));
}
