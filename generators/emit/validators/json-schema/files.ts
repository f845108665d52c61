import { incremental } from "../../../model/memo.ts";
import { type PrintedFile, generatedFile } from "../../../codegen/generated-file.ts";
import { type Json, type JsonObject, isObject, jsonObject, unlessEmpty } from "../../../codegen/json.ts";
import type { Model, Service } from "../../../model/model.ts";
import { allResponsesOf } from "../../../model/operations.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { Destinations, Operation, ResourceService } from "../../../model/resource.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { requestTypeName } from "../../../naming/type-names.ts";
import { composed } from "../../../runtime/compose.ts";
import { builtModules } from "../../../runtime/modules.ts";
import { type FieldSet, isBody } from "../../shared/resource-fields.ts";
import {
  type SchemaDocument,
  type SchemaKind,
  dialect,
  responseName,
  selfContained,
} from "../../shared/json-schema/document.ts";
import { queryRequestDocuments, resourceDocuments } from "../../shared/json-schema/documents.ts";
import { moduleInterface } from "../../shared/typescript/value-types.ts";
import { type ValidatedParts, responseKey, responsesModule, typeNames, validatedParts } from "../resource.ts";
import { endings } from "../resource/text.ts";
import { type RuntimeName, runtimeUse } from "../code.ts";
import { valueSetsById } from "../../../model/type.ts";
import { expandParameters } from "../../../naming/wire-names.ts";
import { destinationList } from "../../shared/json-schema/resource-schema.ts";
import { mayStayNumbers } from "../resource/conversion.ts";
import {
  docComment,
  lineComment,
  literal,
  memberAccess,
  reference,
  stringLiteral,
} from "../../../codegen/typescript.ts";
import { typeModule } from "../runtime.ts";
import { type Marks, joinMarks } from "../../../describe/marks.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { withInner } from "../../shared/json-schema/shape-schema.ts";

/** Returns the entry points with JSON Schemas, for each module and each operation, and their shared code. */
export function jsonSchemaFiles({ services }: Model): readonly PrintedFile[] {
  const files = services.flatMap(filesOf);
  if (files.length === 0) return [];
  const shared = generatedFile(schemaRuntime, "JSON Schemas for each target.");
  const names = (["withJsonSchema", "describedAnswers"] as const).map((name: RuntimeName) => shared.export(name));
  return [shared.print(composed(builtModules(), { names, exported: new Set(names) })), ...files];
}

function filesOf(service: Service): readonly PrintedFile[] {
  switch (service.kind) {
    case "query":
      return moduleFiles(service);
    case "resource":
      return operationFiles(service);
  }
}

function moduleFiles(service: QueryService): readonly PrintedFile[] {
  const documentOf = finder(queryRequestDocuments(service));
  return service.modules.flatMap((module) => {
    return filesOfModule(service, module, documentOf("modules", module.name));
  });
}

const filesOfModule = incremental(
  (service: QueryService, module: Module, document: SchemaDocument): readonly PrintedFile[] => {
    const input = titled(document);
    const type = moduleInterface(module);
    return schemaFiles(service.id, module.name, [
      { ending: "", input, output: outputOfModule(service, module, input), types: { input: type, decoded: type } },
    ]);
  },
);

const operationFiles = incremental((service: ResourceService): readonly PrintedFile[] => {
  const documents = resourceDocuments(service);
  const documentOf = finder(documents);
  const schemaOf: SchemaOf = (kind, name) => titled(documentOf(kind, name));
  const ofRequests = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const parts = validatedParts(service, resource, operation);
      return parts === undefined
        ? []
        : schemaFiles(service.id, operation.operationId, describedParts(operation, parts, schemaOf));
    }),
  );
  return [...ofRequests, ...responseSchemaFiles(service, documents)];
});

function describedParts(
  operation: Operation,
  { body, sets }: ValidatedParts,
  schemaOf: SchemaOf,
): readonly DescribedPart[] {
  const { operationId } = operation;
  const ofSets = sets.map((set): DescribedPart => {
    const input = inputOfSet(
      set,
      schemaOf(isBody(set) ? "requests" : set.kind === "headers" ? "headers" : "parameters", operationId),
    );
    return { ending: endings[set.kind], input, output: outputOfSet(set, input), types: typeNames(operation, set) };
  });
  if (body === undefined) return ofSets;
  const input = rootObject(schemaOf("requests", operationId));
  const type = requestTypeName(operationId);
  return [
    { ending: "", input, output: input, types: { input: type, decoded: type, optional: body.optional } },
    ...ofSets,
  ];
}

type SchemaOf = (kind: SchemaKind, name: string) => JsonObject;

/** Returns a function that finds the document of a definition by its name in the spec. */
function finder(documents: readonly SchemaDocument[]): (kind: SchemaKind, name: string) => SchemaDocument {
  const byName = new Map(documents.map((document) => [`${document.kind}/${document.name}`, document]));
  return (kind, name) => {
    const found = byName.get(`${kind}/${outputName(name)}`);
    if (found === undefined) throw new Error(`There is no JSON Schema of ${kind}/${name}.`);
    return found;
  };
}

function titled({ title, schema }: SchemaDocument): JsonObject {
  return { title, ...schema };
}

/** Returns the output schema of a module's `standard`, with all defaults and one format of timestamps. */
function outputOfModule(
  service: QueryService,
  { parameters }: Module,
  { examples: _, ...input }: JsonObject,
): JsonObject {
  const named = expandParameters(parameters, valueSetsById(service.valueSets));
  const always = new Set([
    ...((input["required"] as readonly string[] | undefined) ?? []),
    ...parameters.filter(hasDefault).map(({ name }) => name),
  ]);
  const times = new Set(
    named
      .filter(({ parameter: { type, multiple } }) => type.kind === "timestamp" && multiple === undefined)
      .map(({ name }) => name),
  );
  const properties = Object.entries(input["properties"] as JsonObject).map(
    ([name, schema]) => [name, times.has(name) ? withTime(schema as JsonObject) : schema] as const,
  );
  return { ...input, properties: jsonObject(properties), required: unlessEmpty([...always]) };
}

/** Returns whether the parameter has a known default. A flag has none: it is absent if it is omitted. */
function hasDefault({ type, template, default: fact }: Parameter): boolean {
  return type.kind !== "boolean" && template === undefined && fact?.value !== undefined;
}

/** Restricts a timestamp to the format that every validator returns. */
function withTime(schema: JsonObject): JsonObject {
  return { ...schema, pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" };
}

/** Returns the input schema of `standard` for a set of fields, closed unless a key may be among the parameters. */
function inputOfSet(set: FieldSet, schema: JsonObject): JsonObject {
  const root = rootObject(schema);
  return set.kind === "parameters" && set.others.length === 0 ? { ...root, additionalProperties: false } : root;
}

/** Returns the output schema of `standard`: readable names, members for all defaults, and a list for each slot. */
function outputOfSet({ fields, destinations }: FieldSet, input: JsonObject): JsonObject {
  const given = input["properties"] as Readonly<Record<string, JsonObject>>;
  const properties = fields.map(({ names: [name] }) => [name!, given[name!]] as const);
  return rootObject({
    title: input["title"],
    description: input["description"],
    type: "object",
    properties: jsonObject([
      ...properties,
      ...(destinations === undefined ? [] : [[destinations.objectField, slotsSchema(destinations)] as const]),
    ]),
    required: unlessEmpty(
      fields.filter((field) => field.needed || field.default !== undefined).map(({ names: [name] }) => name!),
    ),
    additionalProperties: false,
    $comment: input["$comment"],
    $defs: input["$defs"],
  });
}

function slotsSchema(destinations: Destinations): JsonObject {
  const list = destinationList(destinations, mayStayNumbers(destinations));
  const slots = destinations.slots.map(({ name }) => [name, list] as const);
  return {
    description: "Destinations by slot.",
    type: "object",
    properties: jsonObject(slots),
    additionalProperties: false,
  };
}

/** Returns the schemas of a service's responses, by operation. The list is empty if no operation returns a body. */
function responseSchemaFiles(service: ResourceService, documents: readonly SchemaDocument[]): readonly PrintedFile[] {
  const schemas = schemasOf(service, documents);
  const path = `${outputName(service.id)}/${responsesModule}`;
  const title = `The JSON Schemas of responses of ${service.title}.`;
  return Object.keys(schemas).length === 0
    ? []
    : [responseCode(path, title, schemas), responseTypes(path, title, Object.keys(schemas))];
}

function schemasOf(service: ResourceService, documents: readonly SchemaDocument[]): JsonObject {
  const byName = new Map(
    selfContained(documents, new Set(["responses"])).flatMap((one) =>
      one.kind === "responses" ? [[one.name, one] as const] : [],
    ),
  );
  const entries = service.resources.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      allResponsesOf(operation).flatMap((response) => {
        const found = byName.get(responseName(operation, response));
        return response.body === undefined || found === undefined
          ? []
          : [[responseKey(operation, response), rootObject({ title: found.title, ...found.schema })] as const];
      }),
    ),
  );
  return Object.fromEntries(entries);
}

function responseCode(path: string, title: string, schemas: JsonObject): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.js`, title);
  const runtime = runtimeUse((one) => file.import(`../../${schemaRuntime}`, one));
  const members = Object.entries(schemas).map(
    ([key, schema]) => `  ${stringLiteral(key)}: () => (${literal(schema, "  ")}),\n`,
  );
  const made = runtime.call(
    "describedAnswers",
    reference(file.import(`../../${path}.js`, "checkAnswer")),
    reference("schemas"),
  );
  return file.print(
    `const schemas = {\n${members.join("")}};\n\nexport const ${file.export("standardAnswer")} = /* ` +
      `@__PURE__ */ ${literal(made)};\n`,
  );
}

function responseTypes(path: string, title: string, keys: readonly string[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.d.ts`, title);
  const schema = file.importType(`../${typeModule("DescribedSchema")}`, "DescribedSchema");
  const doc = docComment(
    [
      "A Standard Schema and Standard JSON Schema that accepts the response of an operation unchanged.",
      "`operation` is the method and the path, followed by the status if the operation has several success responses,",
      "or if the response is an error without a code.",
    ].join("\n"),
  );
  return file.print(
    `${doc}export declare function ${file.export("standardAnswer")}(\n` +
      `  operation:\n${keys.map((key) => `    | ${stringLiteral(key)}\n`).join("")}): ${schema}<unknown, unknown>;\n`,
  );
}

/** The folder of the files, both below the package root and in import paths. */
export const schemaFolder = "schema";

/** The runtime file that they share. No service has a file of this name. */
const schemaRuntime = "runtime/resource/validators/json-schema.js";

/** A validator that describes its input and output as JSON Schemas. */
interface DescribedPart {
  /** The suffix of its name after `standard`. */
  readonly ending: string;
  readonly input: JsonObject;
  readonly output: JsonObject;
  /** The types that the file of the validator declares. If `optional` is true, the result may be `undefined`. */
  readonly types: { readonly input: string; readonly decoded: string; readonly optional?: boolean };
}

function schemaFiles(service: string, name: string, parts: readonly DescribedPart[]): readonly PrintedFile[] {
  const path = `${outputName(service)}/${outputName(name)}`;
  return [codeFile(path, name, parts), typesFile(path, name, parts)];
}

function codeFile(path: string, name: string, parts: readonly DescribedPart[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.js`, `The JSON Schemas of ${name}.`);
  const runtime = runtimeUse((one) => file.import(`../../${schemaRuntime}`, one));
  const texts = parts.map(({ ending, input, output }) => {
    const own = `standard${ending}`;
    const [taken, given, both] = [`input${ending}`, `output${ending}`, `described${ending}`];
    const beside = besides(output, input, "input");
    const isSame = literal(beside) === "input";
    const made = runtime.call(
      "withJsonSchema",
      reference(file.import(`../../${path}.js`, own)),
      reference(taken),
      isSame ? undefined : reference(given),
    );
    return {
      text: [
        `const ${taken} = () => (${literal(input)});\n\n`,
        isSame ? "" : `const ${given} = (input) => (${literal(beside)});\n\n`,
        `const ${both} = /* @__PURE__ */ ${literal(made)};\n\n`,
      ].join(""),
      exported: `${both} as ${file.export(own)}`,
    };
  });
  return file.print(
    `${texts.map(({ text }) => text).join("")}export { ${texts.map(({ exported }) => exported).join(", ")} };\n`,
  );
}

function typesFile(path: string, name: string, parts: readonly DescribedPart[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.d.ts`, `The JSON Schemas of ${name}.`);
  const schema = file.importType(`../${typeModule("DescribedSchema")}`, "DescribedSchema");
  const texts = parts.map(({ ending, types }) => {
    const [input, decoded] = [types.input, types.decoded].map((one) => file.importType(`../../${path}.js`, one));
    const given = types.optional === true ? `${decoded} | undefined` : decoded;
    return (
      lineComment(prose) + `export declare const ${file.export(`standard${ending}`)}: ${schema}<${input}, ${given}>;\n`
    );
  });
  return file.print(texts.join("\n"));
}

const prose =
  "The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema " +
  "of its `input` and `output`.";

/** Returns the value for printing, with references to the corresponding parts of `base` that are equal. */
function besides(value: Json | undefined, base: Json | undefined, name: string): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return undefined;
  if (text.length > name.length && text === JSON.stringify(base)) return reference(name);
  if (!isObject(value)) return value;
  const of = isObject(base) ? base : {};
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    besides(member, Object.hasOwn(of, key) ? of[key] : undefined, name + memberAccess(key)),
  ]);
  return Object.fromEntries(entries);
}

/*
 * Tools that need an object at the root, such as MCP and forms, read `type`, `properties` and `required` there. Schemas
 * in `allOf` and behind `$ref` are therefore merged into the root if the meaning stays the same.
 */

function rootObject({ $defs = {}, ...schema }: JsonObject): JsonObject {
  const definitions = $defs as Definitions;
  const root = atRoot(schema, definitions);
  const used = usedDefinitions(root, definitions);
  return used.size === 0
    ? root
    : { ...root, $defs: jsonObject([...used].sort().map((name) => [name, definitions[name]])) };
}

type Definitions = Readonly<Record<string, JsonObject>>;

const start = "#/$defs/";

function referred({ $ref }: JsonObject, definitions: Definitions): JsonObject | undefined {
  return typeof $ref === "string" ? definitions[$ref.slice(start.length)] : undefined;
}

function atRoot(schema: JsonObject, definitions: Definitions): JsonObject {
  const { $ref, allOf = [], ...own } = schema;
  const meant = referred(schema, definitions);
  if (
    $ref !== undefined &&
    meant?.["type"] !== "object" &&
    meant?.["$ref"] === undefined &&
    meant?.["allOf"] === undefined
  )
    return schema;
  const parts = [...(meant === undefined ? [] : [meant]), ...(allOf as readonly JsonObject[])];
  return parts.map((part) => atRoot(part, definitions)).reduce(joined, own);
}

/** Merges the second schema into the first. Parts that cannot be merged are added to `allOf`. */
function joined(root: JsonObject, part: JsonObject): JsonObject {
  if (part["type"] === "object" && hasAnnotationsAlone(root)) return { ...part, ...root, ...annotated(root, part) };
  if (isAboutSame(root, part))
    return {
      ...root,
      properties: withAnnotations(root, part),
      required: unlessEmpty([root["required"] ?? [], part["required"] ?? []].flat() as Json[]),
    };
  return { ...root, allOf: [...((root["allOf"] as readonly JsonObject[] | undefined) ?? []), brief(root, part)] };
}

/** Reduces a choice of required names to those names, because some tools close each object that a schema describes. */
function brief(root: JsonObject, part: JsonObject): JsonObject {
  const choices = part["anyOf"] as readonly JsonObject[] | undefined;
  const isChoice =
    choices !== undefined && Object.keys(part).length === 1 && choices.every((one) => isAboutSame(root, one));
  return isChoice ? { anyOf: choices.map(({ required }) => havingAll(required as readonly string[])) } : part;
}

/** In strict mode, ajv expects every required member among the properties. */
function havingAll(names: readonly string[]): JsonObject {
  return { properties: jsonObject(names.map((name) => [name, {}])), required: names };
}

function annotated(root: JsonObject, part: JsonObject): JsonObject {
  const [first, second] = [root, part].map(({ description }) => description as string | undefined);
  return { description: paragraphs(first ?? "", second), ...dialect.marks(joinMarks(marksOf(part), marksOf(root))) };
}

function marksOf({ $comment }: JsonObject): Marks {
  return typeof $comment === "string" ? (JSON.parse($comment.replace(/^x-kiln: /, "")) as Marks) : {};
}

/** Reports whether the part restricts members no further than the root does, except for requiring them. */
function isAboutSame(root: JsonObject, part: JsonObject): boolean {
  const others = Object.keys(part).filter((keyword) => !["type", "properties", "required"].includes(keyword));
  return (
    part["type"] === "object" &&
    others.length === 0 &&
    Object.entries(propertiesOf(part)).every(([name, schema]) =>
      isSaid(schema, Object.hasOwn(propertiesOf(root), name) ? propertiesOf(root)[name]! : {}),
    )
  );
}

function isSaid(schema: JsonObject, by: JsonObject): boolean {
  return Object.entries(schema).every(
    ([keyword, value]) => isAnnotation(keyword) || JSON.stringify(value) === JSON.stringify(by[keyword]),
  );
}

/** Returns whether the keyword is an annotation, which does not restrict values. */
function isAnnotation(keyword: string): boolean {
  return ["$comment", "default", "deprecated", "description", "examples", "title"].includes(keyword);
}

function hasAnnotationsAlone(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => isAnnotation(keyword) || schema[keyword] === undefined);
}

function withAnnotations(root: JsonObject, part: JsonObject): JsonObject {
  const given = propertiesOf(part);
  return jsonObject(
    Object.entries(propertiesOf(root)).map(([name, schema]) => [
      name,
      Object.hasOwn(given, name) ? { ...given[name], ...schema } : schema,
    ]),
  );
}

function propertiesOf({ properties = {} }: JsonObject): Definitions {
  return properties as Definitions;
}

/** Returns the names of the definitions that a schema uses, directly or indirectly. */
function usedDefinitions(schema: JsonObject, definitions: Definitions, used = new Set<string>()): ReadonlySet<string> {
  const { $ref } = schema;
  const name = typeof $ref === "string" ? $ref.slice(start.length) : undefined;
  if (name !== undefined && !used.has(name) && isObject(definitions[name])) {
    used.add(name);
    usedDefinitions(definitions[name], definitions, used);
  }
  withInner(schema, (inner) => (usedDefinitions(inner, definitions, used), inner));
  return used;
}
