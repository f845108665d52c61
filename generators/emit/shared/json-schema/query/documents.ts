import type { Module, Parameter, QueryService, RequestParameters } from "../../../../model/query.ts";
import type { Rule } from "../../../../model/rules.ts";
import { type ValueSet, valueSetsById } from "../../../../model/type.ts";
import { type JsonObject, jsonObject, unlessEmpty } from "../../../../codegen/json.ts";
import { codeSpan } from "../../../../codegen/markdown.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import { parameterMarks, parameterText, valueSetProse } from "../../../../describe/parameter.ts";
import { rulesProse } from "../../../../describe/rule.ts";
import { proseBesideMark } from "../../../../describe/lifecycle.ts";
import { parameterSchema, valueSetSchema } from "../type-schema.ts";
import { expandParameters, isOpenTemplate, templatePattern } from "../../../../naming/wire-names.ts";
import { factRemark, moduleMarks, moduleParagraphs } from "../../../../describe/module.ts";
import { sentences } from "../../../../describe/texts.ts";
import { dialect, type SchemaDocument } from "../document.ts";
import { withDefinitions } from "../self-contained.ts";
import { incremental } from "../../../../model/memo.ts";

/**
 * Returns the schemas of requests: one for each value set, each set of request parameters and each module's parameters
 * as a typed object.
 */
export const queryRequestDocuments = incremental((service: QueryService): readonly SchemaDocument[] => {
  const sets = valueSetDocuments(service);
  return [
    ...sets,
    ...service.requestParameters.map((set) => withDefinitions(requestParametersDocument(service, set), sets)),
    ...service.modules.map((module) => withDefinitions(moduleDocument(service, module), sets)),
  ];
});

/** Returns the documents to which the others refer. */
const valueSetDocuments = incremental(({ id, valueSets }: QueryService): readonly SchemaDocument[] =>
  valueSets.map((set) => valueSetDocument(id, set)),
);

export function valueSetDocument(service: string, set: ValueSet): SchemaDocument {
  const schema = { description: valueSetProse(set), ...valueSetSchema(set, dialect) };
  return { service, kind: "value-sets", name: outputName(set.id), title: set.title, schema };
}

const requestParametersDocument = incremental((service: QueryService, set: RequestParameters): SchemaDocument => {
  const description = withRules(set.description, set.rules, service);
  const schema = { description, ...parametersSchema(service, set.parameters) };
  return { service: service.id, kind: "request-parameters", name: outputName(set.id), title: set.title, schema };
});

const moduleDocument = incremental((service: QueryService, module: Module): SchemaDocument => {
  const prefix =
    module.prefix === "" ? "The module has no prefix" : `The names lack the prefix ${codeSpan(module.prefix)}`;
  const about = `The parameters of the module ${codeSpan(module.name)} as a typed object. ${prefix}.`;
  const schema = {
    description: withRules(
      moduleParagraphs(module, sentences(about, proseBesideMark(module)), ...module.facts.map(factRemark)),
      module.rules,
      service,
    ),
    deprecated: module.deprecated && true,
    ...parametersSchema(service, module.parameters),
    examples:
      module.examples.length === 0 ? undefined : module.examples.map(({ request }) => (request ?? {}) as JsonObject),
    ...dialect.marks(moduleMarks(module)),
  };
  return {
    service: service.id,
    kind: "modules",
    name: outputName(module.name),
    title: `Parameters of ${module.name}`,
    schema,
  };
});

/**
 * Describes the rules between parameters. The schema does not enforce them, because violations depend on the whole
 * request and its serialization.
 */
function withRules(description: string | undefined, rules: readonly Rule[], service: QueryService): string | undefined {
  const parts = [description, rulesProse(rules, service, (name) => name)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

function parametersSchema(service: QueryService, parameters: readonly Parameter[]): JsonObject {
  const sets = valueSetsById(service.valueSets);
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, parameters, sets);
  const named = expandParameters(parameters, sets).filter(({ parameter }) => !isOpen(parameter));
  const required = named.filter(({ parameter }) => parameter.required).map(({ name }) => name);
  const patterns = parameters
    .filter(isOpen)
    .map((parameter) => [templatePattern(parameter), propertySchema(service, parameter)] as const);
  return {
    type: "object",
    properties: jsonObject(named.map(({ parameter, name }) => [name, propertySchema(service, parameter)])),
    patternProperties: unlessEmpty(jsonObject(patterns)),
    required: required.length === 0 ? undefined : required,
    additionalProperties: false,
  };
}

/**
 * Describes the conditions of a parameter. The schema does not enforce them, because it is undocumented whether the API
 * rejects or ignores a misplaced parameter.
 */
function propertySchema(service: QueryService, parameter: Parameter): JsonObject {
  const special = { maxLimit: service.wire.maxLimit, all: service.wire.allSpecifier };
  return {
    description: parameterText(parameter, service),
    ...parameterSchema(
      parameter,
      dialect,
      special,
      parameterMarks(parameter, (name) => name),
    ),
    deprecated: parameter.deprecated && true,
  };
}
