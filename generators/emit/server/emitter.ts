import type { PrintedFile } from "../../codegen/generated-file.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { packageName } from "../shared/package/data-package.ts";
import { codeFiles } from "../shared/package/common-files.ts";
import { declaredNames, runtimeFiles } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";

const into = "packages/server";

/** A plugin for each service, and the interfaces of the handlers that users write for it. */
export const server: Emitter = {
  name: "server",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const validators = packageName(model.project, "validators");
    const files = model.services.flatMap((service) => byKind(filesByKind, service, validators));
    return codeFiles(model, into, packageTexts(model, files), [...runtimeFiles(files), ...files]);
  },
};

const filesByKind: ByKind<Service, [validators: string], readonly PrintedFile[]> = {
  query: queryFiles,
  resource: resourceFiles,
};
