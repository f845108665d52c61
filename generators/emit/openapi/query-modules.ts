import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { type JsonObject, unlessEmpty } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { proseBesideMark } from "../../describe/lifecycle.ts";
import { moduleParagraphs } from "../../describe/module.ts";
import { joinMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { moduleOperationId } from "../../naming/type-names.ts";
import { resultProse } from "../../describe/result.ts";
import { rulesData } from "../../describe/rule-data.ts";
import { rulesProse } from "../../describe/rule.ts";
import { wireName } from "../../naming/wire-names.ts";
import { moduleMarks } from "../../describe/module-marks.ts";
import { sentences } from "../../describe/join-texts.ts";
import { extensions, ref } from "./dialect.ts";
import { factsData, factsProse, type Questions } from "./head.ts";
import type { PathEntry } from "./path-entry.ts";
import { moduleResponse, responsesOf } from "./query-responses.ts";
import type { ModuleParameters } from "./query-parameters.ts";

/** The path of a module's own, made of its path identifier; nothing where the identifier is unknown. */
export function modulePath(
  service: QueryService,
  module: Module,
  parameters: ModuleParameters,
  questions: Questions,
): readonly PathEntry[] {
  const { modulePath: fact } = service.wire;
  const identifier = valueOr(fact, undefined, "marked-beside");
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
    "x-kiln-templated-parameters": parameters.templates.length === 0 ? undefined : parameters.templates,
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
    valueOr(service.wire.endpoint, undefined, "marked-beside"),
    group && valueOr(group.selector, undefined, "marked-beside"),
    valueOr(generatorSelector, undefined, "marked-beside"),
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
