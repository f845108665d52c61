import type { Resource, ResourceService } from "../../../model/resource.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { readableShapes } from "../../../naming/readable-responses.ts";
import { rawShapeTypeName, shapeTypeName } from "../../../naming/type-names.ts";
import type { TypeScope } from "../../shared/typescript/resource-types.ts";
import { sentShapeName } from "../request-shapes.ts";

/** The scope in which the types of a resource are printed. */
export interface ResourceScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly file: GeneratedFile;
  /** The scope of types in raw responses. */
  readonly answers: TypeScope;
  /** The scope of types in responses as the client returns them. */
  readonly given: TypeScope;
  /** The scope of types in requests, which accept `Date` values. */
  readonly requests: TypeScope;
}

/** The types of a timestamp in responses and in requests. */
export const moments = { answers: ["string"], requests: ["Date", "string"] } as const;

/** The import path of the shared shapes, relative to the files of the resources. */
const sharedModule = "../shapes.js";

export function resourceScope(service: ResourceService, resource: Resource, file: GeneratedFile): ResourceScope {
  const scope = { service, resource };
  const readable = new Set(readableShapes(resource).map(({ name }) => name));
  const nameOf =
    (name: typeof shapeTypeName, rawName = rawShapeTypeName) =>
    (shape: string): string => {
      const isShared = resource.shapes.some((one) => one.name === shape && one.shared);
      if (isShared) return file.importType(sharedModule, name(service, shape));
      const own = name(resource, shape);
      return readable.has(shape) && own === shapeTypeName(resource, shape) ? rawName(resource, shape) : own;
    };
  return {
    ...scope,
    file,
    answers: { ...scope, moments: moments.answers, shapeName: nameOf(shapeTypeName) },
    given: { ...scope, moments: moments.answers, shapeName: nameOf(shapeTypeName, shapeTypeName) },
    requests: { ...scope, moments: moments.requests, shapeName: nameOf(sentShapeName) },
  };
}
