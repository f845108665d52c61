import { whereKnown, type Fact } from "../../../model/fact.ts";
import { responseHeadersOf } from "../../../model/operations.ts";
import type { Operation, RequestHeader, ResponseHeader } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import type { HeaderKind } from "../../../../templates/runtime/resource/client/table.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { docComment, lineComment, optionalMember, propertyKey } from "../../../codegen/typescript.ts";
import { nameOf } from "../../../codegen/spec-names.ts";
import { historyProse, lifecycleTags } from "../../../describe/lifecycle.ts";
import { statusRemark, usefulFirst } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { headersTypeName, responseHeadersTypeName } from "../../../naming/type-names.ts";
import { arrayOf, choicesType } from "../../shared/typescript/parameter-types.ts";
import { typeText, valuesOf, type TypeScope } from "../../shared/typescript/resource-types.ts";
import type { ResourceScope } from "./scope.ts";

/** Returns the types of the declared header fields of an operation's requests and responses. */
export function headerTypes(scope: ResourceScope, operation: Operation): string {
  return requestHeaders(scope, operation) + responseHeaders(scope, operation);
}

/**
 * Returns the type of request header fields. Calls may set undeclared fields, too. Values are sent unchanged, so a
 * timestamp is a string.
 */
function requestHeaders({ file, answers }: ResourceScope, operation: Operation): string {
  const { headers, operationId } = operation;
  if (headers.length === 0) return "";
  const texts = headers.map(({ type }) => typeText(answers, type));
  const members = headers.map((header, index) => memberText(header, texts[index]!, header.required));
  const others = [...new Set(["string", ...texts.filter((text) => !text.startsWith('"')), "undefined"])].join(" | ");
  return [
    lineComment(`The header fields of a request of ${codeSpan(operationId)}, and any others.`),
    `export interface ${nameOf(file.export(headersTypeName(operationId)), operation)} {\n${members.join("")}  readonly [name: string]: ${others};\n}\n\n`,
  ].join("");
}

function responseHeaders({ file, answers }: ResourceScope, operation: Operation): string {
  const { operationId } = operation;
  const headers = responseHeadersOf(operation);
  if (headers.length === 0) return "";
  const members = headers.map((header) => memberText(header, answeredType(header.type, answers), !header.optional));
  return [
    lineComment(`The header fields of a response of ${codeSpan(operationId)}.`),
    `export interface ${nameOf(file.export(responseHeadersTypeName(operationId)), operation)} {\n${members.join("")}}\n\n`,
  ].join("");
}

function memberText(header: RequestHeader | ResponseHeader, type: string, isSure: boolean): string {
  const { name, description } = header;
  const prose = sentences((description ?? "") + statusRemark(header.type), valuesOf(header.type), historyProse(header));
  const doc = docComment(usefulFirst(prose), "  ", lifecycleTags(header));
  return `${doc}  ${isSure ? `readonly ${propertyKey(name, header)}: ${type};` : optionalMember(name, type, header)}\n`;
}

/** Returns the type of a response header field. It is a string unless it is a number, a boolean or a list. */
function answeredType(type: Fact<Type>, scope: TypeScope): string {
  const one = (item: Type): string => {
    const kind = kindOf(item);
    if (kind !== "text") return kind;
    return item.kind === "enum" ? choicesType(item, scope.service.valueSets) : "string";
  };
  return whereKnown(
    type,
    (known) => (known.kind === "list" ? arrayOf(one(known.items)) : one(known)),
    () => "string",
  );
}

export function headerKind(type: Fact<Type>): HeaderKind | readonly [HeaderKind] {
  return whereKnown(
    type,
    (known) => (known.kind === "list" ? ([kindOf(known.items)] as const) : kindOf(known)),
    () => "text",
  );
}

function kindOf({ kind }: Type): HeaderKind {
  if (kind === "boolean") return kind;
  return kind === "integer" || kind === "number" ? "number" : "text";
}
