import type { Model, Project, Service } from "../../model/model.ts";
import { packageName } from "../shared/package/data-package.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import { runtimeFiles } from "./runtime.ts";

const into = "packages/client";

/** A client without dependencies: an entry point for each service, and the code that they share. */
export const client: Emitter = {
  name: "client",
  into,
  names: declaredNames,
  emit(model: Model): readonly OutFile[] {
    const generated = new Map([...runtimeFiles(model), ...model.services.flatMap((service) => [...serviceFiles(service, model.project)])]);
    const texts = [...packageTexts(model, generated), ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const)];
    return texts.map(([path, text]) => ({ path: `${into}/${path}`, text, owner: "generator" }));
  },
};

/** By path below `generated/`. */
function serviceFiles(service: Service, project: Project): ReadonlyMap<string, string> {
  switch (service.kind) {
    case "query":
      return queryFiles(service, { client: packageName(project, "client"), validators: packageName(project, "validators") });
    case "resource":
      return resourceFiles(service);
  }
}
