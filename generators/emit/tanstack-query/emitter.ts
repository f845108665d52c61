import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { packageName } from "../shared/package/data-package.ts";
import { codeFiles } from "../shared/package/common-files.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";

const into = "packages/tanstack-query";

/** TanStack Query options for queries and mutations: an entry point for each service, and shared code. */
export const tanstackQuery: Emitter = {
  name: "tanstack-query",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const files = model.services.flatMap((service) => serviceFiles(service, model.project));
    return codeFiles(model, into, packageTexts(model), [...runtimeClosure(files), ...files]);
  },
};

function serviceFiles(service: Service, project: Project): readonly PrintedFile[] {
  const client = packageName(project, "client");
  switch (service.kind) {
    case "query":
      return queryFiles(service, client);
    case "resource":
      return resourceFiles(service, client);
  }
}
