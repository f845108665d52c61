import { fieldsOfBody } from "../../model/body-fields.ts";
import type { FieldsBody, Operation, Resource } from "../../model/resource.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, lineComment } from "../../codegen/typescript.ts";
import { fieldRuleProse } from "../../describe/field-rule.ts";
import { sentences } from "../../describe/join-texts.ts";
import { statusRemark } from "../../describe/marks.ts";
import { mediaProse } from "../../describe/media.ts";
import { fieldsTypeName, requestTypeName } from "../../naming/type-names.ts";
import { readableRules } from "../shared/readable-rules.ts";
import { bodyOf } from "../shared/resource-fields.ts";
import { inputBody, inputType, needType, typeText } from "../shared/typescript/resource-types.ts";
import { runtimeType } from "./resource-runtime.ts";
import type { ResourceScope } from "./resource-scope.ts";

/**
 * The type of an operation's body. What creates and updates may write is one type; a create says what of it must be
 * there.
 */
export function requestText(
  { file, requests, resource }: ResourceScope,
  { operationId, summary, request }: Operation,
): string {
  if (request === undefined) return "";
  const name = file.export(requestTypeName(operationId));
  const title = `The request of ${codeSpan(operationId)}: ${summary}.`;
  if (request.kind === "media") {
    return `${lineComment(sentences(title, mediaProse(request)))}export type ${name} = ${runtimeType(file, "MediaSource")};\n\n`;
  }
  if (request.kind === "own") {
    return `${lineComment(title + statusRemark(request.type))}export type ${name} = ${typeText(requests, request.type)};\n\n`;
  }
  const set = bodyOf(resource, request);
  if (request.kind === "fields") return withRules(title, resource, request) + inputType(requests, set, name);
  return `${lineComment(title)}export type ${name} = ${[fieldsTypeName(resource), ...set.required.map(needType)].join(" & ")};\n\n`;
}

/** All that creates and updates may write. */
export function fieldsText({ file, requests, resource }: ResourceScope): string {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return "";
  const all: FieldsBody = { kind: "create" };
  const body = inputBody(requests, bodyOf(resource, all), new Set());
  const doc = withRules(`The writable fields of: ${resource.title}.`, resource, all);
  return `${doc}export interface ${file.export(fieldsTypeName(resource))} ${body}\n\n`;
}

/** A comment with what holds between the fields of a body. */
function withRules(title: string, resource: Resource, request: FieldsBody): string {
  const fields = fieldsOfBody(resource, request);
  const rules = readableRules(
    resource.fieldRules,
    new Map(fields.map(({ name, aliases }) => [name, aliases[0] ?? name])),
  );
  return rules.length === 0
    ? lineComment(title)
    : docComment([title, "", ...rules.map((rule) => `- ${fieldRuleProse(rule)}`)].join("\n"));
}
