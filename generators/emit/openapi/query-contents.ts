import { groupBy } from "../../model/group-by.ts";
import type { Model } from "../../model/model.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { ValueSet } from "../../model/value-set.ts";
import { valueSetsById } from "../../model/value-sets.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { valueSetTypeName } from "../../naming/type-names.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { valueSetSchema } from "../shared/json-schema/type-schema.ts";
import { dialect } from "./dialect.ts";
import { questionsOf, type Questions } from "./head.ts";
import type { PathEntry } from "./path-entry.ts";
import { answerSchemas } from "./query-answers.ts";
import { combinedPath, selectorParameters } from "./query-combined.ts";
import { refusalSchema } from "./query-errors.ts";
import { modulePath } from "./query-modules.ts";
import { moduleParameters, requestParameters, type ModuleParameters, type WireParameter } from "./query-parameters.ts";
import { queryResponses } from "./query-responses.ts";

/** Everything that the documents of a service of query modules are made of. */
export interface QueryContents {
  readonly questions: Questions;
  /** The parameters of any request. */
  readonly requests: readonly WireParameter[];
  readonly modules: readonly ModuleContents[];
  /** The one endpoint, where it is known. */
  readonly combined: readonly PathEntry[];
  /** All components; each document has those that it uses. */
  readonly components: JsonObject;
}

export interface ModuleContents {
  readonly module: Module;
  readonly parameters: ModuleParameters;
  /** The path of the module's own, where it is known. */
  readonly paths: readonly PathEntry[];
}

export function queryContents(model: Model, service: QueryService): QueryContents {
  const sets = valueSetsById(service.valueSets);
  const questions = questionsOf(model);
  const modules = service.modules.map((module) => {
    const parameters = moduleParameters(service, module, sets);
    return { module, parameters, paths: modulePath(service, module, parameters, questions) };
  });
  const requests = service.requestParameters.flatMap((set) => requestParameters(service, set, sets));
  const general = [...selectorParameters(service), ...requests];
  const combined = namedOnce([
    ...general,
    ...modules.flatMap(({ parameters }) => [...parameters.combined, ...parameters.generator]),
  ]);
  const all = [
    ...general,
    ...modules.flatMap(({ parameters }) => [...parameters.own, ...parameters.combined, ...parameters.generator]),
  ];
  return {
    questions,
    requests,
    modules,
    combined: combinedPath(service, combined),
    components: components(service, all),
  };
}

/** A parameter may belong to several modules, and to requests as a whole. */
function namedOnce(parameters: readonly WireParameter[]): readonly WireParameter[] {
  return [...groupBy(parameters, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}

function components(service: QueryService, parameters: readonly WireParameter[]): JsonObject {
  return {
    schemas: jsonObject([
      ...service.valueSets.map(setEntry),
      ...schemaEntries(parameters),
      ...answerSchemas(service),
      refusalSchema(service),
    ]),
    parameters: jsonObject(parameters.map(({ key, parameter }) => [key, parameter])),
    responses: queryResponses(service),
  };
}

function setEntry(set: ValueSet): readonly [string, JsonObject] {
  return [
    valueSetTypeName(set),
    { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) },
  ];
}

function schemaEntries(parameters: readonly WireParameter[]): readonly (readonly [string, JsonObject])[] {
  return parameters.flatMap(({ schemaKey, schema }) => (schema === undefined ? [] : [[schemaKey, schema] as const]));
}
