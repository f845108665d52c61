import { choicesOf } from "../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../generators/model/query.ts";
import { expandParameters } from "../../generators/naming/wire-names.ts";
import type { Random } from "../support/random.ts";
import { applies, defaultsOf, type Asked, type Value } from "./meets.ts";
import { isRepaired } from "./rule-repair.ts";
import { syntaxValue, title } from "./syntax-values.ts";

export interface Circumstances {
  readonly generator: boolean;
  readonly highLimits: boolean;
}

/** Returns a typed object that a request can carry and that the module accepts. Undefined if the rules permit none. */
export function carriedValue(
  service: QueryService,
  module: Module,
  circumstances: Circumstances,
  chance: Random,
): Value | undefined {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const named = expandParameters(module.parameters, sets);
  const share = chance.pick([0.1, 0.3, 0.6]);
  const value: Value = {};
  const asked: Asked = { value, generator: circumstances.generator, defaults: defaultsOf(module) };
  const make = (name: string): unknown =>
    parameterValue(service, module, named.find((one) => one.name === name)!.parameter, asked, circumstances, chance);
  for (const { parameter, name } of named) if (parameter.required || chance.chance(share)) value[name] = make(name);
  if (!isRepaired(module, asked, make, chance)) return undefined;
  for (const { parameter, name } of named) {
    if (parameter.template !== undefined && !hasSlot(value[parameter.template.parameter], name)) delete value[name];
    if (dependsOnOthers(parameter) && name in value) value[name] = make(name);
    if (value[name] === undefined) delete value[name];
  }
  return value;
}

/** Returns whether the form of the value depends on other parameters. */
function dependsOnOthers({ syntax }: Parameter): boolean {
  return syntax !== undefined && (syntax.kind === "continue" || syntax.when.length > 0 || syntax.unless.length > 0);
}

function hasSlot(slots: unknown, name: string): boolean {
  return slots === "*" || (Array.isArray(slots) && slots.some((slot) => name.endsWith(`-${slot as string}`)));
}

function parameterValue(
  service: QueryService,
  module: Module,
  parameter: Parameter,
  asked: Asked,
  { highLimits }: Circumstances,
  chance: Random,
): unknown {
  const { multiple } = parameter;
  const one = (): unknown => oneValue(service, module, parameter, asked, highLimits, chance);
  if (multiple === undefined) return one();
  if (multiple.all && chance.chance(0.1)) return "*";
  const items = Array.from({ length: chance.chance(0.02) ? (highLimits ? 400 : 50) : chance.below(5) }, one).filter(
    (item) => item !== undefined,
  );
  if (!multiple.duplicates) return [...new Set(items)];
  return items.length === 1 && items[0] === "" ? [] : items;
}

const texts = [
  "a",
  "Foo Bar",
  "a|b",
  "|",
  "||",
  "*",
  "ä",
  "名前",
  "%",
  "%7C",
  "100%",
  "%1F",
  "+",
  " ",
  "a+b&c=d",
  "&",
  "=",
  "=a",
  "?x",
  "#x",
  "[x]",
  "x ".repeat(40),
  "𝕏",
  "😀|😀",
  "a\nb\t",
  "constructor",
  "__proto__",
  "max",
  "0",
  "",
];
const users: Readonly<Record<string, readonly string[]>> = {
  name: ["Alice", "Foo@bar", "Ünal", "Two words", "A+B=C", "Me & you", "100% me", "𝕏 and 😀"],
  ip: ["192.0.2.1", "192.0.2.xxx", "2001:DB8:0:0:0:0:0:1"],
  cidr: ["192.0.2.0/24"],
  id: ["#123"],
  interwiki: ["Wikipedia>Bob"],
};
const times = ["2001-01-15T14:56:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2024-02-29T12:00:00Z"];

function oneValue(
  service: QueryService,
  module: Module,
  parameter: Parameter,
  asked: Asked,
  highLimits: boolean,
  chance: Random,
): unknown {
  const { type, syntax, required, name } = parameter;
  if (syntax !== undefined && syntax.kind !== "listed" && (applies(asked, syntax) || chance.chance(0.5))) {
    return syntaxValue(syntax, asked, namespaceOf(module, name), chance);
  }
  switch (type.kind) {
    case "boolean":
      return chance.chance(0.8);
    case "integer": {
      const [minimum, maximum] = [known(type.minimum) ?? -(2 ** 63), known(type.maximum) ?? 2 ** 62];
      return chance.pick(
        [minimum, maximum, 0, 1, -1, 42, 2 ** 31, Number.MIN_SAFE_INTEGER, 2 ** 53].filter(
          (number) => number >= minimum && number <= maximum,
        ),
      );
    }
    case "namespace":
      return chance.pick([...Array(16).keys(), ...type.extra]);
    case "limit": {
      const most = highLimits ? type.highMaximum : type.maximum;
      return chance.pick(["max", type.minimum, most, type.minimum + chance.below(most - type.minimum + 1)]);
    }
    case "enum":
      return chance.pick(choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set]))).values).value;
    case "timestamp":
      return chance.pick(times);
    case "user":
      return chance.pick(type.subtypes.flatMap((subtype) => users[subtype] ?? []));
    case "title":
      return title(undefined, chance);
    default:
      return chance.pick(required ? texts.filter((text) => text !== "") : texts);
  }
}

function known(fact: { readonly status: string; readonly value?: number | undefined } | undefined): number | undefined {
  return fact?.value;
}

/** Returns the only namespace that a rule permits for the title. */
function namespaceOf(module: Module, name: string): number | undefined {
  const rule = module.rules.find((one) => one.kind === "in-namespace" && one.parameter.name === name);
  return rule?.kind === "in-namespace" ? rule.namespace : undefined;
}
