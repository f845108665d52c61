import type { PackageNames } from "./runtime.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { PrintedFile } from "../../codegen/generated-file.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { packageName } from "../shared/package/data-package.ts";
import { codeFiles, pathsOf } from "../shared/package/common-files.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";

const into = "packages/client";

/** A client without dependencies: an entry point for each service, and the code that they share. */
export const client: Emitter = {
  name: "client",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const files = model.services.flatMap((service) => serviceFiles(service, model.project));
    const generated = [...runtimeClosure(files), ...files];
    return codeFiles(model, into, packageTexts(model, pathsOf(generated)), generated);
  },
};

function serviceFiles(service: Service, project: Project): readonly PrintedFile[] {
  const printer = printers[service.kind] as (service: Service, project: Project) => readonly PrintedFile[];
  return printer(service, project);
}

type Printer<Kind> = (service: Extract<Service, { readonly kind: Kind }>, project: Project) => readonly PrintedFile[];

const printers: { readonly [Kind in Service["kind"]]: Printer<Kind> } = {
  query: (service, project) => queryFiles(service, packageNames(project)),
  resource: (service, project) => resourceFiles(service, packageNames(project)),
};

function packageNames(project: Project): PackageNames {
  return { client: packageName(project, "client"), validators: packageName(project, "validators") };
}
