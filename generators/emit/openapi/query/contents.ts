import { incremental, remembered } from "../../../model/memo.ts";
import { groupBy } from "../../../model/group-by.ts";
import type { Model } from "../../../model/model.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { type ValueSet, valueSetsById } from "../../../model/type.ts";
import { type Json, type JsonObject, isObject, jsonObject, unlessEmpty } from "../../../codegen/json.ts";
import { moduleOperationId, pascalCase, valueSetTypeName } from "../../../naming/type-names.ts";
import { valueSetProse } from "../../../describe/parameter.ts";
import { valueSetSchema } from "../../shared/json-schema/type-schema.ts";
import { dialect, extensions, ref, schemaRef } from "../dialect.ts";
import { type Questions, factsData, factsProse, questionsOf } from "../head.ts";
import { type PathEntry, combinedTag } from "../names.ts";
import { moduleResponse, queryResponses, responseSchemas, responsesOf } from "./responses.ts";
import { refusalSchema } from "../errors.ts";
import {
  type ModuleParameters,
  type WireParameter,
  arrayStyle,
  moduleParameters,
  requestParameters,
  separatedText,
  severalSchema,
} from "./parameters.ts";
import type { Fact } from "../../../model/fact.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { proseBesideMark } from "../../../describe/lifecycle.ts";
import { moduleMarks, moduleParagraphs } from "../../../describe/module.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark } from "../../../describe/marks.ts";
import { resultProse } from "../../../describe/result.ts";
import { rulesData, rulesProse } from "../../../describe/rule.ts";
import { wireName } from "../../../naming/wire-names.ts";
import { paragraphs, sentences } from "../../../describe/texts.ts";
import { outputName } from "../../../naming/declared-name.ts";

export interface QueryContents {
  readonly questions: Questions;
  readonly modules: readonly ModuleContents[];
  readonly combined: readonly PathEntry[];
  /** All components; each document contains those that it uses. */
  readonly components: JsonObject;
}

export interface ModuleContents {
  readonly module: Module;
  readonly parameters: ModuleParameters;
  readonly paths: readonly PathEntry[];
}

export const queryContents = remembered((model: Model) =>
  remembered((service: QueryService): QueryContents => {
    const questions = questionsOf(model);
    const modules = service.modules.map(moduleContents(model)(service));
    const general = [...selectorParameters(service), ...generalParameters(service)];
    const combined = namedOnce([
      ...general,
      ...modules.flatMap(({ parameters }) => [...parameters.combined, ...parameters.generator]),
    ]);
    const all = [
      ...general,
      ...modules.flatMap(({ parameters }) => [...parameters.own, ...parameters.combined, ...parameters.generator]),
    ];
    return { questions, modules, combined: combinedPath(service, combined), components: components(service, all) };
  }),
);

/** Returns the parameters that belong to no module. */
export const generalParameters = remembered((service: QueryService): readonly WireParameter[] => {
  const sets = valueSetsById(service.valueSets);
  return service.requestParameters.flatMap((set) => requestParameters(service, set, sets));
});

export const moduleContents = remembered((model: Model) =>
  remembered((service: QueryService) =>
    remembered((module: Module): ModuleContents => {
      const parameters = moduleParameters(service, module, valueSetsById(service.valueSets));
      return { module, parameters, paths: modulePath(service, module, parameters, questionsOf(model)) };
    }),
  ),
);

/** Removes duplicates: a parameter may belong to several modules, and to requests in general. */
function namedOnce(parameters: readonly WireParameter[]): readonly WireParameter[] {
  return [...groupBy(parameters, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}

function components(service: QueryService, parameters: readonly WireParameter[]): JsonObject {
  return {
    schemas: jsonObject([
      ...service.valueSets.map((set) => setEntry(set)),
      ...parameters.flatMap(({ schemaKey, schema }) => (schema === undefined ? [] : [[schemaKey, schema] as const])),
      ...responseSchemas(service),
      refusalSchema(service),
    ]),
    parameters: jsonObject(parameters.map(({ key, parameter }) => [key, parameter])),
    responses: queryResponses(service),
  };
}

const setEntry = incremental((set: ValueSet): readonly [string, JsonObject] => {
  return [
    valueSetTypeName(set),
    { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) },
  ];
});

/** Returns the path of a module, named after its path identifier. The list is empty if the identifier is unknown. */
function modulePath(
  service: QueryService,
  module: Module,
  parameters: ModuleParameters,
  questions: Questions,
): readonly PathEntry[] {
  const { modulePath: fact } = service.wire;
  const identifier = fact?.value;
  if (fact === undefined || identifier === undefined) return [];
  const nameOf = (name: string): string => wireName(service, module, name) ?? name;
  const group = service.groups.find(({ name }) => name === module.group);
  const tag = group?.title ?? module.group;
  const operation: JsonObject = {
    operationId: moduleOperationId(module),
    summary: `Query ${module.name}`,
    description: moduleParagraphs(
      module,
      moduleProse(service, module, questions),
      rulesProse(module.rules, service, nameOf),
      resultProse(service, module, nameOf),
    ),
    externalDocs:
      module.manual === undefined ? undefined : { description: "The manual of the real system", url: module.manual },
    tags: [tag],
    deprecated: module.deprecated && true,
    parameters: parameters.own.map(({ key }) => ref("parameters", key)),
    responses: responsesOf(service, moduleResponse(service, module)),
    "x-kiln-module": { name: module.name, group: module.group, prefix: module.prefix, generator: module.generator },
    "x-kiln-templated-parameters": unlessEmpty(parameters.templates),
    "x-kiln-rules": rulesData(module.rules, nameOf),
    "x-kiln-facts": unlessEmpty(factsData(module.facts)),
    ...extensions(joinMarks(statusMarks(fact), moduleMarks(module))),
  };
  return [{ path: `/${identifier.split("{name}").join(encodeURI(module.name))}`, item: { get: operation }, tag }];
}

function moduleProse(service: QueryService, module: Module, questions: Questions): string {
  const { generatorSelector } = service.wire;
  const group = service.groups.find(({ name }) => name === module.group);
  const [endpoint, selector, generator] = [
    service.wire.endpoint.value,
    group?.selector.value,
    generatorSelector?.value,
  ];
  return sentences(
    `The module ${codeSpan(module.name)} alone${statusRemark(module.origin)}.`,
    endpoint === undefined || selector === undefined
      ? undefined
      : `At the endpoint ${codeSpan(endpoint)} it is requested with ${codeSpan(`${selector}=${module.name}`)}.`,
    module.generator && generator !== undefined
      ? `It can be a generator: ${codeSpan(`${generator}=${module.name}`)}.`
      : undefined,
    module.sameParametersAs === undefined
      ? undefined
      : `It has the parameters of ${codeSpan(module.sameParametersAs)}.`,
    ...factsProse(module.facts, questions),
    proseBesideMark(module),
  );
}

/** Returns the single endpoint with all parameters of a request, if its path and prefixed names are known. */
function combinedPath(service: QueryService, parameters: readonly WireParameter[]): readonly PathEntry[] {
  const { endpoint, prefix, methods } = service.wire;
  const path = endpoint.value;
  if (path === undefined || prefix.value === undefined) return [];
  const known = methods.value ?? ["GET"];
  const operations = known.flatMap((method) => operation(service, method, parameters));
  const item = { ...jsonObject(operations), ...extensions(statusMarks(endpoint)) };
  return operations.length === 0 ? [] : [{ path, item, tag: combinedTag }];
}

/** Returns the operation of a method: GET with the parameters in the URL, or POST with a form. */
function operation(
  service: QueryService,
  method: string,
  parameters: readonly WireParameter[],
): readonly (readonly [string, JsonObject])[] {
  switch (method) {
    case "GET":
      return [
        [
          "get",
          {
            ...operationHead(service, method, "in the URL"),
            parameters: parameters.map(({ key }) => ref("parameters", key)),
            responses: anyResponses(service),
          },
        ],
      ];
    case "POST":
      return [
        [
          "post",
          {
            ...operationHead(service, method, "as a form"),
            requestBody: formBody(service, parameters),
            responses: anyResponses(service),
          },
        ],
      ];
    default:
      return [];
  }
}

function anyResponses(service: QueryService): JsonObject {
  return responsesOf(service, ref("responses", "Result"));
}

function operationHead(service: QueryService, method: string, where: string): JsonObject {
  const rules = service.requestParameters.flatMap((set) => set.rules);
  const about =
    "Selectors name the modules. The parameters of each module have their prefixed names, those of a " +
    "generator also the generator prefix.";
  return {
    operationId: `${method.toLowerCase()}${pascalCase(service.id)}`,
    summary: `Query any modules, with the parameters ${where}`,
    description: paragraphs(
      about,
      rulesProse(rules, service, (name) => name),
    ),
    tags: [combinedTag],
    "x-kiln-rules": rulesData(rules, (name) => name),
    ...extensions(
      attributeMarks({
        methods: service.wire.methods,
        prefix: service.wire.prefix,
        generatorPrefix: service.wire.generatorPrefix,
      }),
    ),
  };
}

/** Returns the form body. Multiple values are one string, because tools ignore the `encoding` of forms. */
function formBody(service: QueryService, parameters: readonly WireParameter[]): JsonObject {
  const required = parameters.filter(({ parameter }) => parameter["required"] === true).map(({ name }) => name);
  const schema = {
    type: "object",
    properties: jsonObject(
      parameters.map(({ name, schemaKey, multiple }) => [
        name,
        multiple ? separatedText(service.wire.separator, schemaKey) : { $ref: schemaRef(schemaKey) },
      ]),
    ),
    required: unlessEmpty(required),
  };
  return { required: true, content: { "application/x-www-form-urlencoded": { schema } } };
}

/** Returns the parameters that select modules, one for each group, and the one that selects the generator. */
function selectorParameters(service: QueryService): readonly WireParameter[] {
  const { generatorSelector, separator } = service.wire;
  const groups = service.groups.flatMap((group) => {
    const modules = service.modules.filter((module) => module.group === group.name);
    const items = { type: "string", enum: modules.map(({ name }) => name) };
    const description = `The modules of the group \`${group.name}\` to request.`;
    const schema = { type: "array", items: modules.length === 0 ? { type: "string" } : items };
    return selector(`Selector.${outputName(group.name)}`, group.selector, description, schema, separator);
  });
  const generators = service.modules.filter(({ generator }: Module) => generator).map(({ name }) => name);
  if (generators.length === 0) return groups;
  const schema = { type: "string", enum: generators };
  return [
    ...groups,
    ...selector(
      "Selector.generator-module",
      generatorSelector,
      "The module that selects the pages for the others.",
      schema,
      undefined,
    ),
  ];
}

function selector(
  key: string,
  fact: Fact<string> | undefined,
  description: string,
  schema: JsonObject,
  separator: Fact<string> | undefined,
): readonly WireParameter[] {
  const name = fact?.value;
  if (fact === undefined || name === undefined) return [];
  const written =
    separator === undefined
      ? { schema: { $ref: schemaRef(key) } }
      : { ...arrayStyle(separator), schema: severalSchema(separator, key) };
  const parameter = { name, in: "query", description, ...written, ...extensions(statusMarks(fact)) };
  return [{ key, schemaKey: key, name, schema, parameter, multiple: separator !== undefined }];
}

/** The components that a value refers to, directly or indirectly: names by section, in the order of the sections. */
type UsedComponents = Readonly<Record<string, readonly string[]>>;

/** The references of each component, by its own, in the order of the components. */
type ComponentGraph = ReadonlyMap<string, readonly string[]>;

const start = "#/components/";

/** Few changes of components change their references, so what depends only on these need not be made again. */
export const componentGraph = remembered((model: Model) =>
  remembered((service: QueryService): ComponentGraph => {
    const all = Object.entries(queryContents(model)(service).components).flatMap(([section, entries]) =>
      Object.entries(entries as Readonly<Record<string, JsonObject>>).map(
        ([name, component]) => [`${start}${section}/${name}`, referencesOf(component)] as const,
      ),
    );
    return new Map(all);
  }),
);

export function usedComponents(graph: ComponentGraph, references: Iterable<string>): UsedComponents {
  const used = new Set(references);
  // Iterating over a set includes items that are added during the iteration.
  for (const reference of used) for (const inner of graph.get(reference)!) used.add(inner);
  const paths = [...graph.keys()].filter((one) => used.has(one)).map((one) => one.slice(start.length));
  const sections = groupBy(paths, (path) => path.slice(0, path.indexOf("/")));
  return Object.fromEntries(
    Array.from(sections, ([section, those]) => [section, those.map((path) => path.slice(section.length + 1))]),
  );
}

/** Returns the references in a value, without those of the components that it refers to. */
export const referencesOf = remembered((value: JsonObject): readonly string[] => referencesIn(value));

export function referencesIn(value: Json | undefined): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

export function componentsFor(paths: JsonObject, components: JsonObject, graph: ComponentGraph): JsonObject {
  const references = Object.values(paths).flatMap((item) => (isObject(item) ? referencesOf(item) : []));
  return Object.fromEntries(
    Object.entries(usedComponents(graph, references)).map(([section, names]) => {
      const all = components[section] as JsonObject;
      return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
    }),
  );
}
