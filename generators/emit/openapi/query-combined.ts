import { valueOr, type Fact } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { attributeMarks, statusMarks } from "../../describe/marks.ts";
import { pascalCase } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { rulesData } from "../../describe/rule-data.ts";
import { rulesProse } from "../../describe/rule.ts";
import { paragraphs } from "../../describe/join-texts.ts";
import { extensions, ref, schemaRef } from "./dialect.ts";
import { combinedTag, type PathEntry } from "./path-entry.ts";
import { responsesOf } from "./query-responses.ts";
import { arrayStyle, separatedText, severalSchema, type WireParameter } from "./query-parameters.ts";

/**
 * The one endpoint with everything a request may hold; nothing where the endpoint is unknown, or how prefixes join
 * names.
 */
export function combinedPath(service: QueryService, parameters: readonly WireParameter[]): readonly PathEntry[] {
  const { endpoint, prefix, methods } = service.wire;
  const path = valueOr(endpoint, undefined, "marked-beside");
  if (path === undefined || valueOr(prefix, undefined, "marked-beside") === undefined) return [];
  const known = valueOr(methods, ["GET"], "marked-beside");
  const operations = known.flatMap((method) => operation(service, method, parameters));
  const item = { ...jsonObject(operations), ...extensions(statusMarks(endpoint)) };
  return operations.length === 0 ? [] : [{ path, item, tag: combinedTag }];
}

/** With GET the parameters stand in the URL, with POST in a form. What other methods would carry is not known. */
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
    "Selectors name the modules. The parameters of each module have their prefixed names, those of a generator also the generator prefix.";
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

/**
 * Several values are one text: tools heed no `encoding` of forms, and would give a name several times, of which one
 * counts.
 */
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
    required: required.length === 0 ? undefined : required,
  };
  return { required: true, content: { "application/x-www-form-urlencoded": { schema } } };
}

/** The parameters that name the modules of a request, one for each group, and the one that names the generator. */
export function selectorParameters(service: QueryService): readonly WireParameter[] {
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
  const name = valueOr(fact, undefined, "marked-beside");
  if (fact === undefined || name === undefined) return [];
  const written =
    separator === undefined
      ? { schema: { $ref: schemaRef(key) } }
      : { ...arrayStyle(separator), schema: severalSchema(separator, key) };
  const parameter = { name, in: "query", description, ...written, ...extensions(statusMarks(fact)) };
  return [{ key, schemaKey: key, name, schema, parameter, multiple: separator !== undefined }];
}
