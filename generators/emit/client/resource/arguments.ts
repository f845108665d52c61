import { type Fact, whereKnown } from "../../../model/fact.ts";
import { mediaBodyOf, needsBody, responseHeadersOf } from "../../../model/operations.ts";
import type {
  FieldDefault,
  Operation,
  PathParameter,
  QueryParameter,
  Resource,
  ResourceService,
  ShapeField,
} from "../../../model/resource.ts";
import {
  docComment,
  identifier,
  literal,
  nameOf,
  optionalMember,
  propertyKey,
  stringLiteral,
} from "../../../codegen/typescript.ts";
import {
  camelCase,
  headersTypeName,
  rawShapeTypeName,
  requestTypeName,
  responseHeadersTypeName,
  shapeTypeName,
} from "../../../naming/type-names.ts";
import { sharedFlag } from "../../shared/resource-parameters.ts";
import { isRange, mediaTypesText } from "../../shared/typescript/value-types.ts";
import { typeText, valuesOf } from "../../shared/typescript/resource-types.ts";
import {
  type Condition,
  type ResourceScope,
  conditionHeader,
  isCondition,
  isOfTenant,
  runtimeType,
  runtimeValue,
} from "./scope.ts";
import { historyProse, lifecycleTags } from "../../../describe/lifecycle.ts";
import { statusRemark, usefulFirst } from "../../../describe/marks.ts";
import { valueProse } from "../../../describe/parameter.ts";
import { sentences } from "../../../describe/texts.ts";
import type { ReadableRow } from "../../../../templates/runtime/resource/client/table.ts";
import type { SameMember } from "../../../../templates/runtime/resource/client/convert.ts";
import { type PrintedFile, generatedFile } from "../../../codegen/generated-file.ts";
import { shapeFields } from "../../../model/queries.ts";
import { fromWireName, readableResponses, readableShapes, toWireName } from "../../../naming/readable-responses.ts";

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

export const convertModule = "convert";

/** Prints the entry point with conversions between wire names and readable names. */
export function convertFiles(service: ResourceService, folder: string): readonly PrintedFile[] {
  const resources = service.resources.filter((resource) => readableResponses(resource) !== undefined);
  return resources.length === 0
    ? []
    : [convertCode(service, folder, resources), convertTypes(service, folder, resources)];
}

function convertCode({ title }: ResourceService, folder: string, resources: readonly Resource[]): PrintedFile {
  const file = generatedFile(`${folder}/${convertModule}.js`, `Conversions of responses of ${title}.`);
  const texts = resources.flatMap((resource) => {
    const { names, lists } = readableResponses(resource)!;
    const rows: readonly ReadableRow[] = [...names, ...[...lists].map(([name, all]) => [name, name, ...all] as const)];
    const own = Object.fromEntries([...names].map(([name, other]) => [other, name]));
    return [
      functionText(
        file.export(fromWireName(resource)),
        runtimeValue(file, "readable"),
        rows.map((row) => literal(row, "  ")),
      ),
      functionText(
        file.export(toWireName(resource)),
        runtimeValue(file, "toWire"),
        [own, ...sameMembers(resource)].map((one) => literal(one, "  ")),
      ),
    ];
  });
  return file.print(texts.join("\n"));
}

function functionText(name: string, create: string, given: readonly string[]): string {
  return `export const ${name} = /* @__PURE__ */ ${create}(\n${given.map((one) => `  ${one},\n`).join("")});\n`;
}

/** Returns the wire members that duplicate the value of a field: an alternative name, and a plain `id`. */
function sameMembers(resource: Resource): readonly SameMember[] {
  const members = new Map(
    readableShapes(resource)
      .flatMap((shape) => shapeFields(resource, shape))
      .map((field) => [field.name, field]),
  );
  return [...members.values()].flatMap((field): readonly SameMember[] => {
    const source =
      resource.fields.find(({ aliases }) => aliases.includes(field.name))?.name ??
      (field.name === "id" ? resource.idField : undefined);
    const own = source === undefined || source === field.name ? undefined : members.get(source);
    if (own === undefined) return [];
    return isNumber(field) && !isNumber(own) ? [[own.name, field.name, "number"]] : [[own.name, field.name]];
  });
}

function isNumber({ type }: ShapeField): boolean {
  return ["integer", "number"].includes(type.value?.kind ?? "");
}

function convertTypes(service: ResourceService, folder: string, resources: readonly Resource[]): PrintedFile {
  const file = generatedFile(`${folder}/${convertModule}.d.ts`, `Conversions of responses of ${service.title}.`);
  const texts = resources.map((resource) => {
    const shapes = readableShapes(resource)
      .filter(({ pageOf }) => pageOf === undefined)
      .toSorted((a, b) => shapeFields(resource, b).length - shapeFields(resource, a).length);
    const type = (name: string): string => file.importType("./index.js", name);
    const [from, to] = [file.export(fromWireName(resource)), file.export(toWireName(resource))];
    const overloads = shapes.map((shape) => {
      return (
        `export declare function ${nameOf(from, resource)}(value: ` +
        `${type(rawShapeTypeName(resource, shape.name))}): ${type(shapeTypeName(resource, shape.name))};\n`
      );
    });
    const all = shapes.map((shape) => `Partial<${type(shapeTypeName(resource, shape.name))}>`).join(" | ");
    const names = [...readableResponses(resource)!.names].map(
      ([name, other]) => `readonly ${propertyKey(other)}: ${stringLiteral(name)}`,
    );
    const same = sameMembers(resource).filter(([, , kind]) => kind === undefined);
    const both = same.flatMap(([name, other]) =>
      [name, other].map((one) => `readonly ${propertyKey(one)}: ${stringLiteral(name)} | ${stringLiteral(other)}`),
    );
    return [
      docComment("Converts what the service sends to what the client returns: readable names are added."),
      ...overloads,
      "\n",
      docComment(
        "Converts an object with readable names to what the service sends, so that a fake of the service " +
          "can respond with it. Two names of a member with different values are a TypeError.",
      ),
      `export declare function ${nameOf(to, resource)}<T extends ${all}>(value: T): ` +
        `${runtimeType(file, "ToWire")}<T, { ${[...names, ...both].join("; ")} }>;\n`,
    ].join("");
  });
  return file.print(texts.join("\n"));
}
