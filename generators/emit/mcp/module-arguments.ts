import { parameterParts } from "../../describe/parameter.ts";
import { rulesOfParameter } from "../../describe/parameter-rules.ts";
import { sentences } from "../../describe/join-texts.ts";
import { valueMeanings, ownValues } from "../../describe/value-list.ts";
import { undocumented, valueOr } from "../../model/fact.ts";
import type { Parameter, QueryService } from "../../model/query.ts";
import type { Rule } from "../../model/rules.ts";
import type { Argument } from "./argument-lines.ts";
import { knownTypeText } from "./type-text.ts";

/** Parameters as arguments, with the rules that are about each. */
export function parameterArguments(
  service: QueryService,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
): readonly Argument[] {
  return parameters.map((parameter) => {
    const { type: _, default: fallback, values, ...parts } = parameterParts(parameter, service);
    const ofDefault =
      parameter.default !== undefined && undocumented(parameter.default) !== undefined ? fallback : undefined;
    const prose = sentences(
      ...Object.values(parts),
      ofDefault,
      values,
      ...valueMeanings(ownValues(parameter.type)),
      ...rulesOfParameter(rules, parameter, service),
    );
    return {
      name: parameter.name,
      needed: parameter.required,
      type: parameterType(service, parameter),
      prose: prose ?? "",
      inner: [],
    };
  });
}

function parameterType(service: QueryService, { type, multiple, default: fact }: Parameter): string {
  const { valueSets, wire } = service;
  const one = knownTypeText({ valueSets, maxLimit: valueOr(wire.maxLimit, undefined, "marked-beside") }, type);
  const several = multiple === undefined ? one : `${/[ |]/.test(one) ? `(${one})` : one}[] ≤${multiple.lowLimit}`;
  const fallback = valueOr(fact, undefined, "marked-beside");
  return fallback === undefined ? several : `${several} = ${JSON.stringify(fallback)}`;
}
