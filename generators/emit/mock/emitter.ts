import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { Model, Service } from "../../model/model.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeFiles, pathsOf } from "../shared/package/common-files.ts";
import { packageName } from "../shared/package/data-package.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";

const into = "packages/mock";

/** A mock of each service, with test data and handlers for MSW. */
export const mock: Emitter = {
  name: "mock",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const validators = packageName(model.project, "validators");
    const files = model.services.flatMap((service) => serviceFiles(service, validators));
    const generated = [...runtimeClosure(files), ...files];
    return codeFiles(model, into, packageTexts(model, pathsOf(generated)), generated);
  },
};

function serviceFiles(service: Service, validators: string): readonly PrintedFile[] {
  switch (service.kind) {
    case "query":
      return queryFiles(service, validators);
    case "resource":
      return resourceFiles(service, validators);
  }
}
