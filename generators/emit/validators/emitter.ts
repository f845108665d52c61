import type { Model, Service } from "../../model/model.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { declaredNames } from "./names.ts";
import { packageTexts } from "./package.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import { runtimeTypes } from "./runtime.ts";

const into = "packages/validators";

/** Validators without dependencies: one file for each module, body and set of parameters, and the code that they share. */
export const validators: Emitter = {
  name: "validators",
  into,
  names: declaredNames,
  emit(model: Model): readonly OutFile[] {
    const generated = [runtimeTypes(), ...model.services.map(serviceFiles)].flatMap((files) => [...files]);
    const texts = [...packageTexts(model), ...generated.map(([path, text]) => [`generated/${path}`, text] as const)];
    return texts.map(([path, text]) => ({ path: `${into}/${path}`, text, owner: "generator" }));
  },
};

/** By path below `generated/`. */
function serviceFiles(service: Service): ReadonlyMap<string, string> {
  switch (service.kind) {
    case "query":
      return queryFiles(service);
    case "resource":
      return resourceFiles(service);
  }
}
