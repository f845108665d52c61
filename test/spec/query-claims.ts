import type { Fact, Origin } from "../../generators/model/fact.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Condition, DefaultValue, Module, Parameter, QueryService } from "../../generators/model/query.ts";
import type { EnumType, EnumValue, Type, ValueSet } from "../../generators/model/type.ts";
import { decidedBy } from "../../generators/describe/marks.ts";
import { lifecycleClaims } from "./lifecycle-claims.ts";
import {
  dataClaim,
  documented,
  each,
  factClaim,
  flag,
  leaf,
  section,
  thing,
  wording,
  type Claim,
  type Members,
} from "./claim.ts";

/**
 * Returns the claims of the spec about the query interface. Members of a result depend on the decision that the result
 * cites.
 */
export function queryClaims(service: QueryService): Claim {
  const { wire, groups, limits, tokens, pages, valueSets, modules, requestParameters, errors, answer, facts } = service;
  const { limit, multiple, userSubtypes } = limits;
  const setsWithName = valueSets.filter((set) => set.documentName !== undefined);
  return section({
    title: wording(service.title),
    description: wording(service.description),
    version: factClaim(service.version),
    profile: service.profile && leaf(service.profile, service.profileOrigin),
    baseUrl: factClaim(service.baseUrl),
    wire: each(
      Object.entries(wire),
      ([name]) => name,
      ([, fact]) => factClaim(fact as Fact<unknown>),
    ),
    groups: each(
      groups,
      ({ name }) => name,
      ({ role, roleOrigin, selector }) => {
        return thing(documented, { role: leaf(role, roleOrigin), selector: factClaim(selector) });
      },
    ),
    limits: section({
      limit: dataClaim({ minimum: limit.minimum, maximum: limit.maximum, highMaximum: limit.highMaximum }, documented),
      multiple: dataClaim({ low: multiple.low, high: multiple.high }, documented),
      userSubtypes: dataClaim(userSubtypes, documented),
    }),
    tokens:
      tokens &&
      section({
        module: leaf(tokens.module, documented),
        parameter: leaf(tokens.parameter, documented),
        account: tokens.account && factsClaim(tokens.account),
      }),
    authentication: factClaim(service.authentication),
    pages: pages && dataClaim({ pages: pages.pages, revisions: pages.revisions }, pages.origin),
    parameterGroups: each(
      service.parameterGroups,
      ({ id, documentName }) => documentName ?? id,
      () => thing(documented),
    ),
    sets: each(setsWithName, ({ documentName }) => documentName!, setClaim),
    modules: each(
      modules,
      ({ name }) => name,
      (module) => moduleClaim(service, module),
    ),
    requestParameters: each(
      requestParameters,
      ({ id }) => id,
      ({ origin }) => thing(origin),
    ),
    errors: each(
      errors,
      ({ code }) => code,
      ({ condition }) => factClaim(condition),
    ),
    answer: answer && thing(answer.origin),
    facts: factsClaim(facts),
  });
}

export function factsClaim(facts: QueryService["facts"]): Claim {
  return each(
    facts,
    ({ name }) => name,
    ({ text }) => factClaim(text),
  );
}

function setClaim({ title, values, missing, origin }: ValueSet): Claim {
  return thing(origin, {
    title: wording(title),
    ...valuesClaims(values, origin),
    missing: missing && section({ count: leaf(missing.count, origin), pattern: factClaim(missing.pattern) }),
  });
}

export function valuesClaims(values: readonly EnumValue[], origin: Origin): Members {
  return {
    values: each(
      values,
      ({ value }) => value,
      (one) => valueClaim(one, one.addedBy === undefined ? origin : decidedBy(one.addedBy)),
    ),
    deprecatedValues: each(
      values,
      ({ value }) => value,
      ({ deprecated }) => deprecated && thing(deprecated),
    ),
  };
}

/** Returns the claim for a value. Omits its deprecation, which is listed separately. */
function valueClaim(value: EnumValue, origin: Origin): Claim {
  return thing(origin, { ...lifecycleClaims(value, origin), deprecated: undefined });
}

function moduleClaim(service: QueryService, module: Module): Claim {
  const { group, prefix, generator, parameters, rules, result, facts, origin } = module;
  return thing(origin, {
    group: leaf(group, origin),
    prefix: leaf(prefix, origin),
    generator: flag(generator, origin),
    ...lifecycleClaims(module, origin),
    sameParametersAs: module.sameParametersAs === undefined ? undefined : leaf(module.sameParametersAs, origin),
    parameters: parametersClaim(service, parameters),
    rules: each(
      [...rules.entries()],
      ([index]) => String(index),
      ([, rule]) => thing(rule.origin),
    ),
    result: factClaim(result, () => true),
    facts: factsClaim(facts),
  });
}

function parametersClaim(service: QueryService, parameters: readonly Parameter[]): Claim {
  return each(
    parameters,
    ({ name }) => name,
    (parameter) => parameterClaim(service, parameter),
  );
}

function parameterClaim(service: QueryService, parameter: Parameter): Claim {
  const { type, multiple, required, sensitive, condition, syntax, template, origin } = parameter;
  return thing(origin, {
    ...typeClaims(service, type, origin),
    multiple: flag(multiple !== undefined, origin),
    all: flag(multiple?.all, origin),
    duplicates: flag(multiple?.duplicates, origin),
    required: flag(required, origin),
    default: factClaim(parameter.default, defaultText),
    ...lifecycleClaims(parameter, origin),
    sensitive: flag(sensitive, origin),
    condition: condition && dataClaim(conditionData(condition), origin),
    template: template && dataClaim({ [template.variable]: template.parameter }, origin),
    syntax: syntax && thing(syntax.origin),
  });
}

function typeClaims({ valueSets, limits }: QueryService, type: Type, origin: Origin): Members {
  switch (type.kind) {
    case "enum": {
      const { values } = choicesOf(type, new Map(valueSets.map((set) => [set.id, set])));
      return valuesClaims(values, originOfValues(type, valueSets, origin));
    }
    case "integer":
      return { type: leaf("integer", origin), minimum: factClaim(type.minimum), maximum: factClaim(type.maximum) };
    case "string": {
      const bounds = {
        minLength: factClaim(type.minLength),
        maxLength: factClaim(type.maxLength),
        pattern: factClaim(type.pattern),
      };
      return { type: leaf("string", origin), ...bounds };
    }
    case "namespace":
      return { type: leaf("namespace", origin), extra: dataClaim(type.extra, origin) };
    case "user": {
      const isUsual = type.subtypes.join() === limits.userSubtypes.join();
      return { type: leaf("user", origin), subtypes: isUsual ? undefined : dataClaim(type.subtypes, origin) };
    }
    default:
      return { type: leaf(type.kind, origin) };
  }
}

/** Returns the origin of values. A decided set may replace the values that the document lists at the parameter. */
function originOfValues({ values }: EnumType, sets: readonly ValueSet[], origin: Origin): Origin {
  const set = values.kind === "set" ? sets.find(({ id }) => id === values.set) : undefined;
  return set?.origin.status === "decided" ? set.origin : origin;
}

/** Formats a default like the statements: several values are joined with `|`. */
function defaultText(value: DefaultValue): string {
  return typeof value === "object" ? value.join("|") : String(value);
}

function conditionData(condition: Condition): unknown {
  switch (condition.kind) {
    case "only-with":
      return { onlyWith: condition.parameter };
    case "only-without":
      return { onlyWithout: condition.parameter };
    case "single-page":
      return condition.kind;
    case "modes":
      return { modes: condition.modes };
    case "applies-to":
      return { appliesTo: condition.subject };
  }
}
