import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { Model, Service } from "../../model/model.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeFiles } from "../shared/package/common-files.ts";
import { jsonSchemaFiles } from "./json-schema/service-schemas.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import { runtimeTypeFiles } from "./runtime.ts";

const into = "packages/validators";

/**
 * Validators without dependencies: one file for each module, body and set of parameters, shared code, and their JSON
 * Schemas.
 */
export const validators: Emitter = {
  name: "validators",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const generated = [...runtimeTypeFiles(model), ...model.services.flatMap(serviceFiles), ...jsonSchemaFiles(model)];
    return codeFiles(model, into, packageTexts(model), generated);
  },
};

function serviceFiles(service: Service): readonly PrintedFile[] {
  switch (service.kind) {
    case "query":
      return queryFiles(service);
    case "resource":
      return resourceFiles(service);
  }
}
