import { choicesOf } from "../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { expandParameters } from "../../generators/naming/wire-names.ts";
import type { Random } from "../support/random.ts";

/** Selects among the values that the type allows. */
export interface Wish {
  /** Selects only values that a query string can carry without changing them. */
  readonly carried: boolean;
}

/** Returns a valid typed object of a module, with the required parameters and some of the others. */
export function typedValue(service: QueryService, module: Module, random: Random, wish: Wish): Record<string, unknown> {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const value: Record<string, unknown> = {};
  for (const { parameter, name } of expandParameters(module.parameters, sets)) {
    if (parameter.required || random.chance(0.3)) value[name] = parameterValue(service, parameter, random, wish);
  }
  return value;
}

export function parameterValue(service: QueryService, parameter: Parameter, random: Random, wish: Wish): unknown {
  const { multiple } = parameter;
  if (multiple === undefined) return oneValue(service, parameter, random, wish);
  if (multiple.all && random.chance(0.1)) return "*";
  const items = Array.from({ length: random.below(5) }, () => oneValue(service, parameter, random, wish));
  const kept = wish.carried && !multiple.duplicates ? [...new Set(items)] : items;
  return wish.carried && multiple.duplicates && kept.length === 1 && kept[0] === "" ? [] : kept;
}

const carriedTexts = [
  "a",
  "Foo Bar",
  "a|b",
  "*",
  "ä",
  "名前",
  "%7C",
  "a+b&c=d",
  "a=b",
  "#x",
  "[x]",
  "x ".repeat(40),
  "𝕏",
  "constructor",
  "__proto__",
  "max",
  "0",
];
const otherTexts = ["", "\u001fa", "\u0001", "Cafe\u0301", "\ud800", "\uffff"];

function oneValue(service: QueryService, parameter: Parameter, random: Random, wish: Wish): unknown {
  const { type, multiple, required } = parameter;
  switch (type.kind) {
    case "boolean":
      return wish.carried || random.chance(0.8);
    case "integer":
    case "namespace":
      return wholeNumber(parameter, random, wish);
    case "limit":
      return random.chance(0.2)
        ? "max"
        : type.minimum + random.below((wish.carried ? type.maximum : type.highMaximum) - type.minimum + 1);
    case "enum": {
      const { values } = choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
      return random.pick(values).value;
    }
    case "timestamp":
      return wish.carried
        ? random.pick(["2001-01-15T14:56:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2024-02-29T12:00:00Z"])
        : random.pick(carriedTexts);
    case "user":
      return wish.carried
        ? random.pick([
            "Alice",
            "Foo@bar",
            "Ünal",
            "Two words",
            ...(type.subtypes.includes("ip") ? ["192.0.2.1", "192.0.2.xxx"] : []),
          ])
        : random.pick(carriedTexts);
    default:
      return random.pick(
        wish.carried
          ? multiple !== undefined && !required
            ? [...carriedTexts, ""]
            : carriedTexts
          : [...carriedTexts, ...otherTexts],
      );
  }
}

function wholeNumber({ type }: Parameter, random: Random, wish: Wish): number {
  if (type.kind === "namespace" && wish.carried) return random.below(16);
  const minimum = type.kind === "integer" && type.minimum?.status !== "unknown" ? type.minimum?.value : undefined;
  const numbers = [
    0,
    1,
    42,
    2 ** 31,
    Number.MAX_SAFE_INTEGER,
    ...(minimum === undefined ? [-1, -7, Number.MIN_SAFE_INTEGER] : []),
  ];
  return random.pick(wish.carried ? numbers : [...numbers, ...(minimum === undefined ? [-1e300] : []), 1e300]);
}
