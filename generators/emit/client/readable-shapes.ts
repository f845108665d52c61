import { codeSpan } from "../../codegen/markdown.ts";
import { lineComment, stringLiteral } from "../../codegen/typescript.ts";
import { sentences } from "../../describe/join-texts.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { valueOr } from "../../model/fact.ts";
import { pageMembers } from "../../model/page.ts";
import { shapeFields } from "../../model/queries.ts";
import type { Shape, ShapeField } from "../../model/resource.ts";
import { readableAnswers } from "../../naming/readable-answers.ts";
import { rawShapeTypeName, shapeTypeName } from "../../naming/type-names.ts";
import { shapeMember, typeText } from "../shared/typescript/resource-types.ts";
import { runtimeType } from "./resource-runtime.ts";
import type { ResourceScope } from "./resource-scope.ts";

/**
 * The type of an object as a client gives it: what comes, with readable names, and with lists where there may be none.
 */
export function readableShapeType(scope: ResourceScope, shape: Shape): string {
  const { file, resource } = scope;
  const members = shape.pageOf === undefined ? objectMembers(scope, shape) : itemsOf(scope, shape);
  const head = sentences(
    `${shape.title}${statusRemark(shape.origin)}.`,
    shape.description,
    "As a client returns it, with readable names in addition.",
  );
  const name = file.export(shapeTypeName(resource, shape.name));
  const raw = rawShapeTypeName(resource, shape.name);
  return `${lineComment(head, "", lifecycleTags(shape))}export interface ${name} extends ${raw} {\n${members.join("")}}\n\n`;
}

/** Its items are objects as a client gives them. */
function itemsOf({ answers, given }: ResourceScope, shape: Shape): readonly string[] {
  const { items } = pageMembers(shape);
  return shape.fields
    .filter(({ name }) => name === items)
    .map((field) => shapeMember(answers, field, { type: typeText(given, field.type) }));
}

function objectMembers(scope: ResourceScope, shape: Shape): readonly string[] {
  const { resource, answers } = scope;
  const { names, lists } = readableAnswers(resource)!;
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

/** An object that always has its lists. */
function objectType(
  { file, resource, answers }: ResourceScope,
  { type }: ShapeField,
  lists: readonly string[],
): string {
  const known = valueOr(type, undefined, "unknown-is-open");
  const reference = known?.kind === "union" ? known.members.find((member) => member.kind === "shape") : undefined;
  const shape = resource.shapes.find(({ name }) => name === reference!.shape)!;
  const optional = shapeFields(resource, shape).filter(({ name, required }) => lists.includes(name) && !required);
  const name = answers.shapeName!(shape.name);
  if (optional.length === 0) return name;
  return `${runtimeType(file, "WithLists")}<${name}, ${optional.map((field) => stringLiteral(field.name)).join(" | ")}>`;
}
