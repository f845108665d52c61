import { groupBy } from "../../model/group-by.ts";
import type { ResultField, ResultType, ResultUnion } from "../../model/result.ts";
import { docComment, propertyKey } from "../../codegen/typescript.ts";
import { leafType } from "../shared/typescript/leaf-types.ts";
import { arrayOf, choicesType } from "../shared/typescript/parameter-types.ts";
import { isOfParameter, testsOf } from "../../model/result-fields.ts";
import { resultFieldProse } from "../../describe/result.ts";
import { shapeNamed } from "../../model/results.ts";
import { setTypeName } from "./query-forms.ts";
import { isAlways, isNever, whenType, type TestScope } from "./result-tests.ts";

/*
 * Types of what is answered. Members that hang on the request are put in by conditions over the type of the request. An object that is
 * written as `[]` where it is empty has the type of an object: to a reader of its members it is the same.
 */

export function resultType(scope: TestScope, type: ResultType, indent = ""): string {
  switch (type.kind) {
    case "list":
      return arrayOf(resultType(scope, type.items, indent));
    case "map":
      return `{ readonly [key: string]: ${resultType(scope, type.values, indent)} }`;
    case "object":
      return objectType(scope, type.fields, indent);
    case "shape":
      return objectType(scope, shapeNamed(scope.service, type.shape).fields, indent);
    case "union":
      return unionType(scope, type, indent);
    default:
      return leafType(type, (one) => (one.values.kind === "set" ? setTypeName(one.values.set) : choicesType(one, scope.service.valueSets)));
  }
}

/** Of several objects, each knows the members of the others. */
function unionType(scope: TestScope, type: ResultUnion, indent: string): string {
  const { members } = type;
  const objects = members.flatMap((member) => objectFields(scope, member) ?? []);
  if (objects.length < 2) return members.map((member) => resultType(scope, member, indent)).join(" | ");
  const kinds = objects.map(({ fields }, index) => `${indent}  readonly ${index}: ${objectType(scope, fields, `${indent}  `)};\n`);
  const others = members.filter((member) => objectFields(scope, member) === undefined).map((member) => resultType(scope, member, indent));
  const tests = testsOf(scope.service, type);
  const hangsOn = tests.some(isOfParameter) ? scope.source : tests.some(({ kind }) => kind === "pages") ? "R" : "unknown";
  return [...others, `OneOf<{\n${kinds.join("")}${indent}}, ${hangsOn}>`].join(" | ");
}

function objectFields({ service }: TestScope, type: ResultType): { readonly fields: readonly ResultField[] } | undefined {
  return type.kind === "object" ? type : type.kind === "shape" ? shapeNamed(service, type.shape) : undefined;
}

/** An object in one piece, whatever it hangs on. */
export function objectType(scope: TestScope, fields: readonly ResultField[], indent = ""): string {
  const parts = objectParts(scope, fields, indent);
  return parts.length < 2 && !parts.some((part) => part.startsWith("Come<")) ? (parts[0] ?? "{}") : `Flat<${parts.join(" & ")}>`;
}

/** Object types that are the object together: those members that always come, and those of each condition. */
export function objectParts(scope: TestScope, fields: readonly ResultField[], indent = ""): readonly string[] {
  const groups = groupBy(fields, (field) => whenType(scope, field));
  return [...groups].filter(([when]) => !isNever(when)).map(([when, members]) => {
    const body = membersBody(scope, members, indent);
    return isAlways(when) ? body : `Come<${when}, ${body}>`;
  });
}

/** Members without their conditions, in braces. */
export function membersBody(scope: TestScope, fields: readonly ResultField[], indent = ""): string {
  return `{\n${fields.map((field) => memberText(scope, field, `${indent}  `)).join("")}${indent}}`;
}

export function memberText(scope: TestScope, field: ResultField, indent: string, optional = field.optional): string {
  const prose = resultFieldProse(field, (name) => name);
  const type = `${resultType(scope, field.type, indent)}${field.nullable ? " | null" : ""}`;
  return `${prose === undefined ? "" : docComment(prose, indent)}${indent}readonly ${propertyKey(field.name)}${optional ? "?" : ""}: ${type};\n`;
}
