import type { Model, Project, Service } from "../../model/model.ts";
import { packageName } from "../shared/package/data-package.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import { runtimeFiles } from "./runtime.ts";

const into = "packages/server";

/** A server's generated part: a plugin for each service, and the interface of the handlers that people write beside it. */
export const server: Emitter = {
  name: "server",
  into,
  names: declaredNames,
  emit(model: Model): readonly OutFile[] {
    const generated = [...runtimeFiles(model), ...model.services.flatMap((service) => [...serviceFiles(service, model.project)])];
    const texts = [...packageTexts(model), ...generated.map(([path, text]) => [`generated/${path}`, text] as const)];
    return texts.map(([path, text]) => ({ path: `${into}/${path}`, text, owner: "generator" }));
  },
};

/** By path below `generated/`. */
function serviceFiles(service: Service, project: Project): ReadonlyMap<string, string> {
  const validators = packageName(project, "validators");
  switch (service.kind) {
    case "query":
      return queryFiles(service, validators);
    case "resource":
      return resourceFiles(service, validators);
  }
}
