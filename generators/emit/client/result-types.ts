import { groupBy } from "../../model/group-by.ts";
import type {
  ResultField,
  ResultLeaf,
  ResultObject,
  ResultType,
  ResultUnion,
  ShapeReference,
} from "../../model/result.ts";
import { docComment, propertyKey } from "../../codegen/typescript.ts";
import { resultFieldProse } from "../../describe/result.ts";
import { isOfParameter, shapeNamed, testsOf } from "../../model/result-parts.ts";
import { leafType } from "../shared/typescript/media-types.ts";
import { arrayOf, choicesType } from "../shared/typescript/parameter-types.ts";
import { isAlways, isNever, whenType, type TestScope } from "./result-tests.ts";

/*
 * Types of results. Members that depend on the request are added by conditional types over the type of the request. An
 * object that is `[]` on the wire if empty has an object type, because reading its members works the same way.
 */

export function resultType(scope: TestScope, type: ResultType, indent = ""): string {
  const printer = typePrinters[type.kind] as Printer<ResultType>;
  return printer(scope, type, indent);
}

type Printer<Type> = (scope: TestScope, type: Type, indent: string) => string;

const leaf: Printer<ResultLeaf> = ({ service, names }, type) =>
  leafType(type, (one) =>
    one.values.kind === "set" ? names.valueSet(one.values.set) : choicesType(one, service.valueSets),
  );

const typePrinters: { readonly [Kind in ResultType["kind"]]: Printer<Extract<ResultType, { readonly kind: Kind }>> } = {
  list: (scope, { items }, indent) => arrayOf(resultType(scope, items, indent)),
  map: (scope, { values }, indent) => `{ readonly [key: string]: ${resultType(scope, values, indent)} }`,
  object: (scope, { fields }, indent) => objectType(scope, fields, indent),
  shape: (scope, { shape }, indent) => objectType(scope, shapeNamed(scope.service, shape).fields, indent),
  union: unionType,
  any: leaf,
  boolean: leaf,
  const: leaf,
  enum: leaf,
  namespace: leaf,
  number: leaf,
  text: leaf,
  timestamp: leaf,
  title: leaf,
  user: leaf,
};

/** Returns the type of a union of objects. Each object also declares the members of the others. */
function unionType(scope: TestScope, type: ResultUnion, indent: string): string {
  const objects = type.members.filter(isObject);
  if (objects.length < 2) return type.members.map((member) => resultType(scope, member, indent)).join(" | ");
  const kinds = objects.map(
    (member, index) => `${indent}  readonly ${index}: ${resultType(scope, member, `${indent}  `)};\n`,
  );
  const others = type.members.filter((member) => !isObject(member)).map((member) => resultType(scope, member, indent));
  const tests = testsOf(scope.service, type);
  const hangsOn = tests.some(isOfParameter)
    ? scope.source
    : tests.some(({ kind }) => kind === "pages")
      ? "R"
      : "unknown";
  return [...others, `${scope.names.type("OneOf")}<{\n${kinds.join("")}${indent}}, ${hangsOn}>`].join(" | ");
}

function isObject(type: ResultType): type is ResultObject | ShapeReference {
  return type.kind === "object" || type.kind === "shape";
}

function objectType(scope: TestScope, fields: readonly ResultField[], indent = ""): string {
  return objectPart(scope, fields, indent).text;
}

export function objectPart(scope: TestScope, fields: readonly ResultField[], indent = ""): ObjectPart {
  const parts = objectParts(scope, fields, indent);
  if (parts.length === 0) return { text: "{}", always: true };
  if (parts.length === 1 && parts[0]!.always) return parts[0]!;
  return { text: `${scope.names.type("Flat")}<${joinParts(parts)}>`, always: false };
}

/** A part of an object type: the unconditional members, or those of one condition. */
export interface ObjectPart {
  readonly text: string;
  readonly always: boolean;
}

/** Returns types that together form the object type. */
export function objectParts(scope: TestScope, fields: readonly ResultField[], indent = ""): readonly ObjectPart[] {
  const groups = groupBy(fields, (field) => whenType(scope, field));
  return [...groups]
    .filter(([when]) => !isNever(when))
    .map(([when, members]) => {
      const body = `{\n${members.map((field) => memberText(scope, field, `${indent}  `)).join("")}${indent}}`;
      return isAlways(when)
        ? { text: body, always: true }
        : { text: `${scope.names.type("MembersIf")}<${when}, ${body}>`, always: false };
    });
}

export function joinParts(parts: readonly ObjectPart[]): string {
  return parts.map(({ text }) => text).join(" & ") || "{}";
}

function memberText(scope: TestScope, field: ResultField, indent: string): string {
  return declarationText(field, `${typeOf(scope, field, indent)};\n`, indent, field.optional);
}

/** Prints an interface member that cannot be omitted. Its type states whether it is present. */
export function askedMemberText(scope: TestScope, field: ResultField, indent: string): string {
  const [when, type] = [whenType(scope, field), typeOf(scope, field, indent)];
  return declarationText(
    field,
    `${isAlways(when) ? type : `${scope.names.type("Asked")}<${when}, ${type}>`};\n`,
    indent,
    true,
  );
}

function typeOf(scope: TestScope, { type, nullable }: ResultField, indent: string): string {
  return `${resultType(scope, type, indent)}${nullable ? " | null" : ""}`;
}

function declarationText(field: ResultField, type: string, indent: string, optional: boolean): string {
  const prose = resultFieldProse(field, (name) => name);
  const doc = prose === undefined ? "" : docComment(prose, indent);
  return `${doc}${indent}readonly ${propertyKey(field.name, field)}${optional ? "?" : ""}: ${type}`;
}
