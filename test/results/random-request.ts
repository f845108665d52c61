import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Request } from "../oracle/response-row.ts";
import type { Random } from "../support/random.ts";

/**
 * Returns a request in the decoded form, for one to three modules, possibly with a generator. Every parameter has a
 * chance to be set.
 */
export function randomRequest(service: QueryService, first: Module, random: Random): Request {
  const others = [...Array(random.below(3))].map(() => random.pick(service.modules));
  const generators = service.modules.filter(({ generator }) => generator);
  const parameters = (module: Module): object => randomParameters(service, module.parameters, random);
  const generator = first.generator && random.chance(0.5) ? first : random.pick(generators);
  return {
    ...Object.fromEntries(
      service.requestParameters.map(({ id, parameters }) => [
        id,
        randomParameters(
          service,
          parameters.filter(({ name }) => name !== "continue"),
          random,
        ),
      ]),
    ),
    modules: Object.fromEntries([first, ...others].map((module) => [module.name, parameters(module)])),
    ...(random.chance(0.3) ? { generator: { name: generator.name, parameters: parameters(generator) } } : {}),
  } as Request;
}

function randomParameters(
  service: QueryService,
  parameters: readonly Parameter[],
  random: Random,
): Record<string, unknown> {
  const given = parameters.flatMap((parameter) => {
    const value = random.chance(0.4) ? randomValue(service, parameter, random) : parameter.default?.value;
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  return Object.fromEntries(given);
}

function randomValue(service: QueryService, parameter: Parameter, random: Random): unknown {
  if (parameter.multiple === undefined) return oneValue(service, parameter, random);
  if (parameter.multiple.all && random.chance(0.2)) return service.wire.allSpecifier?.value;
  return [...new Set([...Array(random.below(6))].map(() => oneValue(service, parameter, random)))];
}

function oneValue(service: QueryService, { type }: Parameter, random: Random): unknown {
  switch (type.kind) {
    case "boolean":
      return true;
    case "integer":
    case "limit":
    case "namespace":
      return random.below(3);
    case "enum":
      return random.pick(choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set]))).values).value;
    default:
      return random.pick(["text", "other"]);
  }
}
