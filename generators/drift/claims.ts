import { matchFact, type Fact, type Origin } from "../model/fact.ts";
import type { Lifecycle } from "../model/lifecycle.ts";
import type { Place } from "../model/place.ts";
import type { Condition, DefaultValue, Module, Parameter } from "../model/query.ts";
import type { Cap } from "../model/rules.ts";
import type { Type } from "../model/type.ts";

/** The value of an attribute that live APIs describe as well, as text. */
export interface Claim {
  readonly attribute: string;
  /** Undefined if there is no such value, or if it is unknown. */
  readonly value: string | undefined;
  readonly status: Fact<unknown> | Origin;
  readonly place: Place;
}

export function moduleClaims(module: Module): readonly Claim[] {
  const { group, prefix, generator, origin, place } = module;
  const claim = claimsAt(origin, place);
  return [
    claim("group", group),
    claim("prefix", prefix),
    claim("generator", generator),
    deprecationClaim(module, origin, place),
  ];
}

export function parameterClaims(parameter: Parameter, rules: Module["rules"]): readonly Claim[] {
  const { type, multiple, required, sensitive, condition, template, origin, place } = parameter;
  const claim = claimsAt(origin, place);
  const fact = (attribute: string, value: Fact<DefaultValue> | undefined): Claim =>
    value === undefined
      ? claim(attribute, undefined)
      : {
          attribute,
          value: matchFact(value, { documented: text, decided: text, unknown: () => undefined }),
          status: value,
          place,
        };
  const isNamespace = type.kind === "namespace";
  return [
    claim("type", type.kind === "enum" ? "list of values" : type.kind),
    claim("required", required),
    claim("multiple", multiple !== undefined),
    claim("all", multiple !== undefined && !isNamespace && multiple.all),
    claim("duplicates", multiple?.duplicates === true),
    claim("maximum number of values", multiple?.lowLimit),
    claim("higher maximum number of values", multiple?.highLimit),
    fact("default", parameter.default),
    ...boundClaims(type, capOf(parameter, rules), claim, fact),
    claim("sensitive", sensitive),
    claim("template", template?.parameter),
    claim("condition", condition && conditionText(condition)),
    deprecationClaim(parameter, origin, place),
  ];
}

type MakeClaim = (attribute: string, value: DefaultValue | boolean | undefined) => Claim;

function claimsAt(status: Origin, place: Place): MakeClaim {
  return (attribute, value) => ({ attribute, value: value === undefined ? undefined : text(value), status, place });
}

function boundClaims(
  type: Type,
  cap: Cap | undefined,
  claim: MakeClaim,
  fact: (attribute: string, value: Fact<number> | undefined) => Claim,
): readonly Claim[] {
  switch (type.kind) {
    case "integer":
      return [fact("minimum", type.minimum), fact("maximum", type.maximum)];
    case "limit":
      return [
        claim("minimum", type.minimum),
        claim("maximum", cap?.maximum ?? type.maximum),
        claim("higher maximum", cap?.highMaximum ?? type.highMaximum),
      ];
    case "namespace":
      return [
        claim(
          "extra",
          type.extra.toSorted((a, b) => a - b),
        ),
      ];
    case "user":
      return [claim("subtypes", type.subtypes.toSorted())];
    default:
      return [];
  }
}

/** The range of a limit that is capped in every request. */
function capOf({ name }: Parameter, rules: Module["rules"]): Cap | undefined {
  return rules
    .filter((rule) => rule.kind === "cap")
    .find((rule) => rule.parameter.name === name && rule.when.length === 0 && rule.unless.length === 0);
}

function deprecationClaim({ deprecated }: Lifecycle, origin: Origin, place: Place): Claim {
  return { attribute: "deprecated", value: text(deprecated !== undefined), status: deprecated ?? origin, place };
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "only-with":
    case "only-without":
      return `${condition.kind} ${condition.parameter}`;
    case "modes":
      return `modes ${condition.modes.join(", ")}`;
    case "applies-to":
      return `applies to ${condition.subject}`;
    case "single-page":
      return "single-page";
  }
}

function text(value: DefaultValue | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("|") : String(value);
}
