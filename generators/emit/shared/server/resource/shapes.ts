import { generatedFile, type GeneratedFile, type PrintedFile } from "../../../../codegen/generated-file.ts";
import type { Fact } from "../../../../model/fact.ts";
import { typesOf } from "../../../../model/operations.ts";
import { shapesWithin } from "../../../../model/queries.ts";
import type { Resource, ResourceService } from "../../../../model/resource.ts";
import type { Type } from "../../../../model/type.ts";
import { shapeTypeName } from "../../../../naming/type-names.ts";
import { shapeType, type TypeScope } from "../../typescript/resource-types.ts";

/** The module with the shapes that resources share, in the service's folder. */
export const shapesModule = "shapes";

/** Returns `undefined` if the resources share no shapes. */
export function sharedShapes(service: ResourceService, folder: string): PrintedFile | undefined {
  const [resource] = service.resources;
  if (resource === undefined || service.shapes.length === 0) return undefined;
  const file = generatedFile(
    `${folder}/${shapesModule}.d.ts`,
    `The shapes that the resources of ${service.title} share.`,
  );
  const scope: TypeScope = { service, resource, moments: ["string"] };
  for (const { name } of service.shapes) file.export(shapeTypeName(resource, name));
  return file.print(
    `${service.shapes
      .map((shape) => shapeType(scope, shape))
      .join("")
      .trimEnd()}\n`,
  );
}

/**
 * Prints the interfaces of a resource's own shapes in requests and responses. Shared shapes are imported from their
 * module.
 */
export function ownShapes(scope: TypeScope, file: GeneratedFile): string {
  const { resource } = scope;
  const used = shapesWithin(resource, usedTypes(resource));
  for (const { name } of used.filter(({ shared }) => shared))
    file.importType(`../${shapesModule}.js`, shapeTypeName(resource, name));
  const own = used.filter(({ shared }) => !shared);
  for (const { name } of own) file.export(shapeTypeName(resource, name));
  return own
    .map((shape) => shapeType(scope, shape))
    .join("")
    .trimEnd();
}

export function usedTypes({ fields, operations }: Resource): readonly Fact<Type>[] {
  return [...operations.flatMap(typesOf), ...fields.map(({ type }) => type)];
}
