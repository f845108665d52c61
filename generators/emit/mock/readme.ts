import type { Model } from "../../model/model.ts";
import { outputName } from "../../naming/output-name.ts";
import { packageName } from "../shared/package/data-package.ts";
import { mockNames } from "./mock-names.ts";

/** What the README says of each service. */
export function readme({ project, services }: Model): object {
  return {
    services: services.map((service) => ({ title: service.title, entry: `${packageName(project, "mock")}/${outputName(service.id)}`, ...mockNames(service) })),
  };
}
