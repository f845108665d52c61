import type { QueryService } from "../../generators/model/query.ts";
import type { ResultField, ResultType } from "../../generators/model/result.ts";
import type { Test } from "../../generators/model/rules.ts";
import { knownResult, shapeNamed } from "../../generators/model/result-parts.ts";
import type { Exchange } from "./response-row.ts";

/**
 * Returns the parts of a request that can affect the schema of its response, as a string. Requests with the same key
 * have the same schema.
 */
export function narrowingKeys(service: QueryService): (exchange: Exchange) => string {
  const names = new Map(
    service.modules.map((module) => [module.name, testedParameters(service, moduleFields(service, module.name))]),
  );
  const general = testedParameters(service, [...(service.answer?.body ?? []), ...(service.answer?.fields ?? [])]);
  return ({ row, request }) => {
    if (request === undefined) return `refused ${row.query}`;
    const tested = (module: string, parameters: object): object => pick(parameters, names.get(module) ?? new Set());
    const modules = Object.entries(request.modules).map(([name, parameters]) => [name, tested(name, parameters)]);
    const generator = request.generator && [
      request.generator.name,
      tested(request.generator.name, request.generator.parameters),
    ];
    const sets = service.requestParameters.map(({ id }) => pick(request[id] as object, general));
    return JSON.stringify([modules, generator, sets, "continue" in (request["query"] as object)]);
  };
}

function pick(parameters: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => names.has(name)));
}

function moduleFields(service: QueryService, name: string): readonly ResultField[] {
  const {
    items = [],
    results = [],
    page = [],
    generated = [],
    body = [],
  } = knownResult(service.modules.find((module) => module.name === name)!) ?? {};
  return [...items, ...results, ...page, ...generated, ...body];
}

function testedParameters(service: QueryService, fields: readonly ResultField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => [
      ...[...field.when, ...field.unless].flatMap(parametersOf),
      ...testedParameters(service, fieldsIn(service, field.type)),
    ]),
  );
}

function parametersOf(test: Test): readonly string[] {
  if (test.kind === "all") return test.tests.flatMap(parametersOf);
  return "parameter" in test ? [test.parameter] : [];
}

function fieldsIn(service: QueryService, type: ResultType): readonly ResultField[] {
  switch (type.kind) {
    case "list":
      return fieldsIn(service, type.items);
    case "map":
      return fieldsIn(service, type.values);
    case "object":
      return type.fields;
    case "shape":
      return shapeNamed(service, type.shape).fields;
    case "union":
      return type.members.flatMap((member) => fieldsIn(service, member));
    default:
      return [];
  }
}
