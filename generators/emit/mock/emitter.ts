import type { PrintedFile } from "../../codegen/generated-file.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
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
    const files = model.services.flatMap((service) => byKind(filesByKind, service, validators));
    const generated = [...runtimeClosure(files), ...files];
    return codeFiles(model, into, packageTexts(model, pathsOf(generated)), generated);
  },
};

const filesByKind: ByKind<Service, [validators: string], readonly PrintedFile[]> = {
  query: queryFiles,
  resource: resourceFiles,
};
