import { whereKnown, type Fact } from "../../../model/fact.ts";
import { mediaBodyOf, needsBody, responseHeadersOf } from "../../../model/operations.ts";
import type { Operation, PathParameter, FieldDefault, QueryParameter } from "../../../model/resource.ts";
import { stringLiteral, docComment, optionalMember, propertyKey, identifier } from "../../../codegen/typescript.ts";
import { headersTypeName, requestTypeName, responseHeadersTypeName, camelCase } from "../../../naming/type-names.ts";
import { sharedFlag } from "../../shared/resource-parameters.ts";
import { isRange, mediaTypesText } from "../../shared/typescript/value-types.ts";
import { typeText, valuesOf } from "../../shared/typescript/resource-types.ts";
import { type Condition, type ResourceScope, conditionHeader, isCondition, isOfTenant } from "./scope.ts";
import { runtimeType } from "./runtime.ts";
import { historyProse, lifecycleTags } from "../../../describe/lifecycle.ts";
import { statusRemark, usefulFirst } from "../../../describe/marks.ts";
import { valueProse } from "../../../describe/parameter.ts";
import { sentences } from "../../../describe/texts.ts";

/** Returns the arguments of a call: the path parameters, the body and the options of the call. */
export function argumentsText(scope: ResourceScope, operation: Operation): string {
  const names = argumentNames(operation);
  const ids = operation.pathParameters.map((parameter, index) => `${names[index]}: ${pathType(scope, parameter)}`);
  return [...ids, ...bodyArgument(operation), callText(scope, operation)].join(", ");
}

/** Returns the types of all arguments except the last one. */
export function leadingTypes(scope: ResourceScope, operation: Operation): readonly string[] {
  const body = operation.request === undefined ? [] : [requestTypeName(operation.operationId)];
  return [...operation.pathParameters.map((parameter) => pathType(scope, parameter)), ...body];
}

/** Returns the type of a path parameter. Ids from responses may be numbers or strings; paths contain both as text. */
function pathType({ answers }: ResourceScope, { type }: PathParameter): string {
  const kind = type.value?.kind;
  return kind === "string" || kind === "integer" ? "string | number" : typeText(answers, type);
}

function bodyArgument(operation: Operation): readonly string[] {
  const { request, operationId } = operation;
  if (request === undefined) return [];
  const name = requestTypeName(operationId);
  if (needsBody(operation)) return [`request: ${name}`];
  return [needsCall(operation) ? `request: ${name} | undefined` : `request?: ${name}`];
}

/** Returns whether every caller must set something in the last argument. */
function needsCall({ query, headers }: Operation): boolean {
  return [...query, ...headers].some(({ required }) => required);
}

function callText(scope: ResourceScope, operation: Operation): string {
  const type = [baseOptions(scope, operation), ...ownOptions(scope, operation)].join(" & ");
  if (needsCall(operation)) return `call: ${type}`;
  return isOfTenant(operation) ? `...call: ${runtimeType(scope.file, "Last")}<${type}>` : `call?: ${type}`;
}

/** Returns the options common to all calls. Declared header fields replace the general ones. */
function baseOptions({ file }: ResourceScope, operation: Operation): string {
  const { headers, tenant, operationId } = operation;
  const base = isOfTenant(operation)
    ? "Tenant"
    : runtimeType(file, tenant === "optional" ? "TenantOptions" : "CallOptions");
  if (headers.length === 0) return base;
  const needed = headers.filter(({ required }) => required);
  const instead = needed.filter(isCondition).map(({ name }) => stringLiteral(name));
  const name = headersTypeName(operationId);
  const type = instead.length === 0 ? name : `${runtimeType(file, "WithOptional")}<${name}, ${instead.join(" | ")}>`;
  return `${runtimeType(file, "With")}<${base}, { ${optionText("headers", needed.length > instead.length, type)} }>`;
}

function ownOptions(scope: ResourceScope, operation: Operation): readonly string[] {
  const { query, operationId } = operation;
  const isQueryNeeded = query.some(({ required }) => required);
  return [
    ...conditionOptions(scope, operation, "idempotency-key", ["KeyOptions", "NeededKeyOptions"]),
    ...conditionOptions(scope, operation, "if-match", ["MatchOptions", "NeededMatchOptions"]),
    ...mediaOptions(scope, operation),
    ...(sharedFlag(scope.resource, operation) !== undefined ? ["{ readonly shared?: boolean | undefined }"] : []),
    ...(query.length === 0 ? [] : [`{ ${optionText("query", isQueryNeeded, queryType(scope, query))} }`]),
    ...(responseHeadersOf(operation).length === 0
      ? []
      : [`${runtimeType(scope.file, "AnswerOptions")}<${responseHeadersTypeName(operationId)}>`]),
  ];
}

type RuntimeType = Parameters<typeof runtimeType>[1];

function conditionOptions(
  { file }: ResourceScope,
  operation: Operation,
  condition: Condition,
  [type, needed]: readonly [RuntimeType, RuntimeType],
): readonly string[] {
  const header = conditionHeader(operation, condition);
  if (header === undefined) return [];
  return [header.required ? `${runtimeType(file, needed)}<${stringLiteral(header.name)}>` : runtimeType(file, type)];
}

function mediaOptions({ file }: ResourceScope, operation: Operation): readonly string[] {
  const { mediaTypes = [] } = mediaBodyOf(operation) ?? {};
  if (mediaTypes.length === 0 || (mediaTypes.length === 1 && !isRange(mediaTypes[0]!))) return [];
  return [`${runtimeType(file, "MediaOptions")}<${mediaTypesText(mediaTypes)}>`];
}

function optionText(name: string, isNeeded: boolean, type: string): string {
  return `readonly ${name}${isNeeded ? `: ${type}` : `?: ${type} | undefined`}`;
}

function queryType({ requests }: ResourceScope, query: readonly QueryParameter[]): string {
  const members = query.map((parameter) => {
    const { name, type, required } = parameter;
    const text = typeText(requests, type);
    const doc = docComment(usefulFirst(queryProse(parameter)), "    ", lifecycleTags(parameter));
    return `${doc}    ${required ? `readonly ${propertyKey(name, parameter)}: ${text};` : optionalMember(name, text, parameter)}\n`;
  });
  return `{\n${members.join("")}  }`;
}

function queryProse(parameter: QueryParameter): string {
  const { description, type, default: fallback } = parameter;
  return sentences(
    (description ?? "") + statusRemark(type),
    valuesOf(type),
    fallback && defaultProse(fallback),
    historyProse(parameter),
  );
}

function defaultProse(fact: Fact<FieldDefault>): string {
  const remark = statusRemark(fact);
  return whereKnown(
    fact,
    (value) => `Default: ${valueProse(value)}${remark}.`,
    () => `Default${remark}.`,
  );
}

/** Names that a function parameter must not have in a module. `request` and `call` follow the path parameters. */
const taken: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super switch this throw true try
  typeof var void while with yield request call`.split(/\s+/),
);

/** Returns the names of an operation's path arguments, in path order: `id` for the id of the object. */
export function argumentNames({ pathParameters }: Operation): readonly string[] {
  const names = new Set<string>();
  for (const { name, isId } of pathParameters) {
    let argument = isId ? "id" : identifier(camelCase(name)) || "_";
    while (taken.has(argument) || names.has(argument)) argument += "_";
    names.add(argument);
  }
  return [...names];
}
