import type { Model } from "../../model/model.ts";
import type { ModuleGroup, QueryService } from "../../model/query.ts";
import type { ValueSet } from "../../model/value-set.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { valueSetTypeName } from "../../naming/type-names.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { valueSetSchema } from "../shared/json-schema/type-schema.ts";
import { sentences } from "../shared/json-schema/annotations.ts";
import { dialect } from "./dialect.ts";
import { documentHead, factCode, questionsOf } from "./head.ts";
import { combinedPath, selectorParameters } from "./query-combined.ts";
import { combinedTag, type PathEntry } from "./path-entry.ts";
import { modulePath } from "./query-modules.ts";
import { moduleParameters, requestParameters, type WireParameter } from "./query-parameters.ts";
import { answerSchemas } from "./query-answers.ts";
import { refusalSchema } from "./query-errors.ts";
import { queryResponses } from "./query-responses.ts";
import { valueSetsById } from "../../model/value-sets.ts";

/** The OpenAPI document of a service of query modules: a path for each module, and the one endpoint that takes them all. */
export function queryDocument(model: Model, service: QueryService): JsonObject {
  const sets = valueSetsById(service.valueSets);
  const questions = questionsOf(model);
  const modules = service.modules.map((module) => ({ module, parameters: moduleParameters(service, module, sets) }));
  const general = [...selectorParameters(service), ...service.requestParameters.flatMap((set) => requestParameters(service, set, sets))];
  const combined = [...general, ...modules.flatMap(({ parameters }) => [...parameters.combined, ...parameters.generator])];
  const all = [...general, ...modules.flatMap(({ parameters }) => [...parameters.own, ...parameters.combined, ...parameters.generator])];
  const paths = [
    ...combinedPath(service, combined),
    ...modules.flatMap(({ module, parameters }) => modulePath(service, module, parameters, questions)),
  ];
  return {
    ...documentHead(model, service, questions),
    security: [],
    tags: [...combinedTags(paths), ...service.groups.map(groupTag)],
    paths: jsonObject(paths.map(({ path, item }) => [path, item])),
    components: {
      schemas: jsonObject([...service.valueSets.map(setEntry), ...schemaEntries(all), ...answerSchemas(service), refusalSchema(service)]),
      parameters: jsonObject(all.map(({ key, parameter }) => [key, parameter])),
      responses: queryResponses(service),
    },
  };
}

function combinedTags(paths: readonly PathEntry[]): readonly JsonObject[] {
  if (!paths.some(({ tag }) => tag === combinedTag)) return [];
  return [{ name: combinedTag, description: "The one endpoint, which takes any number of modules in one request." }];
}

function groupTag(group: ModuleGroup): JsonObject {
  const selector = factCode(group.selector);
  const how = selector === undefined
    ? "How a request selects them is not known."
    : `A request selects them with the parameter ${selector}.`;
  return { name: group.title, description: sentences(group.description, `The modules of the group \`${group.name}\`. ${how}`) };
}

function setEntry(set: ValueSet): readonly [string, JsonObject] {
  return [valueSetTypeName(set), { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) }];
}

function schemaEntries(parameters: readonly WireParameter[]): readonly (readonly [string, JsonObject])[] {
  return parameters.flatMap(({ schemaKey, schema }) => (schema === undefined ? [] : [[schemaKey, schema] as const]));
}
