import type {
  ErrorInfo,
  OwnerGrounds,
  ParameterGrounds,
  TableGrounds,
} from "../../../../../templates/runtime/query/server/table.ts";
import type { GroundText } from "../../../../../templates/runtime/http/server/ground.ts";
import { isUnknown, type Fact, type Origin } from "../../../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../../../model/query.ts";
import type { ErrorReference, Rule, Syntax } from "../../../../model/rules.ts";
import type { ErrorCode } from "../../../../model/service.ts";
import type { Type } from "../../../../model/type.ts";
import { groundText, someNamed, someOf, unstated } from "../grounds.ts";

/* The facts of a query service that no source document states and that a finding or an error can depend on. */

export function errorInfoGrounds({ condition, httpStatus }: ErrorCode): ErrorInfo["grounds"] {
  return someOf({ condition: groundText(condition), status: groundText(httpStatus) });
}

export function tableGrounds(service: QueryService, modules: readonly Module[]): TableGrounds | undefined {
  const { wire, errorBody, answer, requestParameters } = service;
  return someOf({
    methods: groundText(wire.methods),
    errorHeader: groundText(wire.errorHeader),
    errorBody: errorBody === undefined ? unstated : groundText(errorBody),
    answer: answer === undefined ? unstated : groundText(answer.origin),
    sets: someNamed(requestParameters.map((set) => [set.id, ownerGrounds(service, set)])),
    modules: someNamed(modules.map((module) => [module.name, ownerGrounds(service, module)])),
  });
}

interface Owner {
  readonly parameters: readonly Parameter[];
  readonly rules: readonly Rule[];
  readonly origin: Origin;
}

function ownerGrounds(service: QueryService, { parameters, rules, origin }: Owner): OwnerGrounds | undefined {
  return someOf({
    own: groundText(origin),
    parameters: someNamed(parameters.map((parameter) => [parameter.name, parameterGrounds(service, parameter)])),
    rules: someNamed(
      clearGrounds([
        ...rules.flatMap(ruleGrounds),
        ...parameters.flatMap(({ name, syntax }) => (syntax === undefined ? [] : syntaxGrounds(name, syntax))),
      ]),
    ),
  });
}

function parameterGrounds(service: QueryService, { type, origin }: Parameter): ParameterGrounds | undefined {
  return someOf({ own: groundText(origin), values: groundText(...valueClaims(service, type)) });
}

/** Returns the claims about a parameter's values, as far as they are known. Unknown facts don't reject values. */
function valueClaims({ valueSets }: QueryService, type: Type): readonly (Origin | Fact<unknown> | undefined)[] {
  if (type.kind === "enum") {
    const { values } = type;
    return values.kind === "inline" ? [] : [valueSets.find(({ id }) => id === values.set)?.origin];
  }
  if (type.kind !== "integer" && type.kind !== "number") return [];
  return [type.minimum, type.maximum].filter((fact) => fact !== undefined && !isUnknown(fact));
}

type NamedGround = readonly (readonly [name: string, ground: GroundText | undefined])[];

/**
 * Omits grounds with the same name that differ. It is unknown which of them a finding depends on, so the finding
 * includes only the ground of its code.
 */
function clearGrounds(grounds: NamedGround): NamedGround {
  return [...new Map(grounds)].filter(([name, ground]) =>
    grounds.every(([other, one]) => other !== name || one === ground),
  );
}

/** Returns grounds by the error code of a violation and the parameter that it reports. */
function ruleGrounds(rule: Rule): NamedGround {
  const ground = groundText(rule.origin);
  return codesOf(rule).map(({ error, parameter }) => [
    parameter === undefined ? error.code : `${error.code} ${parameter}`,
    ground,
  ]);
}

interface Breach {
  readonly error: ErrorReference;
  readonly parameter?: string | undefined;
}

function codesOf(rule: Rule): readonly Breach[] {
  switch (rule.kind) {
    case "exactly-one-of":
      return [rule.none, rule.several].map((error) => ({ error, parameter: rule.parameters[0]?.name }));
    case "at-most-one-of":
    case "at-least-one-of":
      return [{ error: rule.error, parameter: rule.parameters[0]?.name }];
    case "needs":
    case "excludes":
      return [{ error: rule.error }];
    case "contradiction":
    case "not-empty":
    case "in-namespace":
      return [{ error: rule.error, parameter: rule.parameter.name }];
    case "cap":
      return [{ error: rule.warning, parameter: rule.parameter.name }];
    case "warning":
      return [{ error: rule.warning }];
  }
}

function syntaxGrounds(parameter: string, syntax: Syntax): NamedGround {
  const others = [
    syntax.kind === "title" ? syntax.cannotExist : undefined,
    syntax.kind === "ip" ? syntax.widest.error : undefined,
  ];
  const ground = groundText(syntax.origin);
  return [syntax.error, ...others].flatMap((error) =>
    error === undefined ? [] : [[`${error.code} ${parameter}`, ground]],
  );
}
