import type { Resource, ResourceService } from "../../model/resource.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { shapeTypeName } from "../../naming/type-names.ts";
import type { TypeScope } from "../shared/typescript/resource-types.ts";
import { sentShapeName } from "./request-shapes.ts";

/** Where the types of a resource are printed. */
export interface ResourceScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly file: GeneratedFile;
  /** For what answers hold. */
  readonly answers: TypeScope;
  /** For what requests hold, which may be Dates. */
  readonly requests: TypeScope;
}

/** The types that a date/time may have in answers, and in requests. */
export const moments = { answers: ["string"], requests: ["Date", "string"] } as const;

/** The file with the shapes that the resources of a service share, as the files of the resources name it. */
const sharedModule = "../shapes.js";

export function resourceScope(service: ResourceService, resource: Resource, file: GeneratedFile): ResourceScope {
  const scope = { service, resource };
  const nameOf = (name: typeof shapeTypeName) => (shape: string): string => {
    const isShared = resource.shapes.some((one) => one.name === shape && one.shared);
    return isShared ? file.importType(sharedModule, name(service, shape)) : name(resource, shape);
  };
  return {
    ...scope,
    file,
    answers: { ...scope, moments: moments.answers, shapeName: nameOf(shapeTypeName) },
    requests: { ...scope, moments: moments.requests, shapeName: nameOf(sentShapeName) },
  };
}
