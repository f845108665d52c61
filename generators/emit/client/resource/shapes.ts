import type { ResourceService, Shape, ShapeField, Resource } from "../../../model/resource.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { shapeTypeName, rawShapeTypeName } from "../../../naming/type-names.ts";
import { shapeType, type ShapeScope, shapeMember, typeText } from "../../shared/typescript/resource-types.ts";
import {
  type ResourceScope,
  type ShapeOwner,
  type ShapeUse,
  type TypeUse,
  moments,
  runtimeType,
  sentShapeName,
  shapeUse,
  sharedShapeUse,
} from "./scope.ts";
import { readableShapes, readableResponses } from "../../../naming/readable-responses.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { lineComment, nameOf, stringLiteral } from "../../../codegen/typescript.ts";
import { sentences } from "../../../describe/texts.ts";
import { lifecycleTags } from "../../../describe/lifecycle.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { pageMembers } from "../../../model/page.ts";
import { shapeFields } from "../../../model/queries.ts";
import { responsesOf, errorBodiesOf } from "../../../model/operations.ts";
import { bodyTypes } from "../../shared/resource-fields.ts";

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

/** Prints the type of an object as the client returns it: with readable names, and with lists that are never absent. */
function readableShapeType(scope: ResourceScope, shape: Shape): string {
  const { file, resource } = scope;
  const members = shape.pageOf === undefined ? objectMembers(scope, shape) : itemsOf(scope, shape);
  const head = sentences(
    `${shape.title}${statusRemark(shape.origin)}.`,
    shape.description,
    "As a client returns it, with readable names in addition.",
  );
  const name = file.export(shapeTypeName(resource, shape.name));
  const raw = rawShapeTypeName(resource, shape.name);
  return (
    `${lineComment(head, "", lifecycleTags(shape))}export interface ${nameOf(name, shape)} extends ` +
    `${raw} {\n${members.join("")}}\n\n`
  );
}

/** Returns the items member of a page. The items are objects with the client's names. */
function itemsOf({ answers, given }: ResourceScope, shape: Shape): readonly string[] {
  const { items } = pageMembers(shape);
  return shape.fields
    .filter(({ name }) => name === items)
    .map((field) => shapeMember(answers, field, { type: typeText(given, field.type) }));
}

function objectMembers(scope: ResourceScope, shape: Shape): readonly string[] {
  const { resource, answers } = scope;
  const { names, lists } = readableResponses(resource)!;
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  return fields.flatMap((field) => {
    const ofLists = lists.get(field.name);
    if (ofLists !== undefined) return [shapeMember(answers, field, { type: objectType(scope, field, ofLists) })];
    const other = names.get(field.name);
    return other === undefined
      ? []
      : [shapeMember(answers, { ...field, name: other }, { remark: `The same as ${codeSpan(field.name)}.` })];
  });
}

/** Returns the type of an object whose lists are always present. */
function objectType(
  { file, resource, answers }: ResourceScope,
  { type }: ShapeField,
  lists: readonly string[],
): string {
  const known = type.value;
  const reference = known?.kind === "union" ? known.members.find((member) => member.kind === "shape") : undefined;
  const shape = resource.shapes.find(({ name }) => name === reference!.shape)!;
  const optional = shapeFields(resource, shape).filter(({ name, required }) => lists.includes(name) && !required);
  const name = answers.shapeName!(shape.name);
  if (optional.length === 0) return name;
  return (
    `${runtimeType(file, "WithLists")}<${name}, ` + `${optional.map((field) => stringLiteral(field.name)).join(" | ")}>`
  );
}

export function typesUsed(resource: Resource): TypeUse {
  const { operations } = resource;
  // Path parameters and header fields are sent as text, so they have the types of responses.
  const texts = operations.flatMap(({ pathParameters, headers }) =>
    [...pathParameters, ...headers].map(({ type }) => type),
  );
  const query = operations.flatMap((operation) => operation.query.map(({ type }) => type));
  return {
    answers: [...responsesOf(operations), ...errorBodiesOf(operations), ...texts],
    requests: [...query, ...operations.flatMap((operation) => bodyTypes(resource, operation))],
  };
}
