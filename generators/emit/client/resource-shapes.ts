import type { ResourceService } from "../../model/resource.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { shapeTypeName } from "../../naming/type-names.ts";
import { shapeType, type ShapeScope } from "../shared/typescript/resource-types.ts";
import { sentShapeName, shapeUse, sharedShapeUse, type ShapeOwner, type ShapeUse } from "./request-shapes.ts";
import { readableShapes } from "../../naming/readable-answers.ts";
import { readableShapeType } from "./readable-shapes.ts";
import { moments, type ResourceScope } from "./resource-scope.ts";
import { typesUsed } from "./resource-types-used.ts";

/** The declarations of the shapes that the resources of a service share; undefined where they use none. */
export function sharedShapeTypes(service: ResourceService, folder: string): PrintedFile | undefined {
  const used = sharedShapeUse(service, typesUsed);
  if (used.plain.length + used.input.length === 0) return undefined;
  const file = generatedFile(`${folder}/shapes.d.ts`, `The shapes that the resources of ${service.title} share.`);
  const text = shapesText(file, service, used, {
    answers: { service, resource: service, moments: moments.answers },
    requests: {
      service,
      resource: service,
      moments: moments.requests,
      shapeName: (shape) => sentShapeName(service, shape),
    },
  });
  return file.print(text.replace(/\n+$/, "\n"));
}

/** The shapes of a resource's own. */
export function ownShapeTypes(scope: ResourceScope): string {
  const { file, resource, answers, requests } = scope;
  const { plain, input, taken } = shapeUse(resource, typesUsed(resource).answers, typesUsed(resource).requests);
  const own = (shapes: ShapeUse["plain"]): ShapeUse["plain"] => shapes.filter(({ shared }) => !shared);
  const readable = readableShapes(resource)
    .map((shape) => readableShapeType(scope, shape))
    .join("");
  return shapesText(file, resource, { plain: own(plain), input: own(input), taken }, { answers, requests }) + readable;
}

function shapesText(
  file: GeneratedFile,
  owner: ShapeOwner,
  { plain, input, taken }: ShapeUse,
  { answers, requests }: { readonly answers: ShapeScope; readonly requests: ShapeScope },
): string {
  for (const { name } of plain) file.export(answers.shapeName?.(name) ?? shapeTypeName(owner, name));
  for (const { name } of input) file.export(sentShapeName(owner, name));
  return [
    ...plain.map((shape) => shapeType({ ...answers, isClosed: !taken.includes(shape) }, shape)),
    ...input.map((shape) => shapeType(requests, shape)),
  ].join("");
}
