import { limitRange, bodyOnlyKinds, type EnumType, type Type, valueSetsById } from "../../../model/type.ts";
import { forKinds, type ByKind, byKind, groupBy } from "../../../model/group-by.ts";
import { literal, reference, stringLiteral } from "../../../codegen/typescript.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import { expandParameters, isOpenTemplate, templatePattern } from "../../../naming/wire-names.ts";
import { type Code, type RuntimeUse, type ValueList, type ValueLists, regExp } from "../code.ts";

export interface Making {
  readonly service: QueryService;
  readonly module: Module;
  readonly name: string;
  readonly runtime: RuntimeUse;
  readonly lists: ValueLists;
}

/** Up to this number, comparing values one by one is faster than a lookup. */
export const fewValues = 6;
/** The default maximum number of values in the runtime. */
const defaultMost = 500;

const given = reference<unknown>("given");

export function checkCode(making: Making): Code {
  const { service, module, name, runtime } = making;
  const sets = valueSetsById(service.valueSets);
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, module.parameters, sets);
  const named = expandParameters(module.parameters, sets).filter(({ parameter }) => !isOpen(parameter));
  const cases = groupBy(named, ({ parameter }) => parameterCheck(making, parameter));
  const patterns = module.parameters.filter(isOpen);
  const patternName = (index: number): string => `names_${name}${index}`;
  const others = patterns.map(
    (parameter, index) => `(${patternName(index)}.test(name) && (${parameterCheck(making, parameter)}))`,
  );
  const present = requiredNames(making).map((one) => `value[${stringLiteral(one)}] !== undefined`);
  const forms = patterns.map((parameter) => literal(regExp(templatePattern(parameter))));
  return [
    ...forms.map((form, index) => `const ${patternName(index)} = /* @__PURE__ */ ${form};\n`),
    `function accepts_${name}(name, given) {\n  switch (name) {\n`,
    ...[...cases].map(
      ([check, some]) =>
        `${some.map((one) => `    case ${stringLiteral(one.name)}:\n`).join("")}      return ${check};\n`,
    ),
    `    default:\n      return ${others.join(" || ") || "false"};\n`,
    `  }\n}\n\n`,
    `function validate_${name}(value) {\n  if (!${literal(runtime.call("isObject", reference("value")))}) ` +
      `return false;\n`,
    `  for (const name in value) if (!accepts_${name}(name, value[name])) return false;\n`,
    `  return ${present.join(" && ") || "true"};\n}\n\n`,
  ].join("");
}

export function requiredNames({ service, module }: Making): readonly string[] {
  const sets = valueSetsById(service.valueSets);
  const named = expandParameters(module.parameters, sets).filter(
    ({ parameter }) => !isOpenTemplate(parameter, module.parameters, sets),
  );
  return named.filter(({ parameter }) => parameter.required).map((one) => one.name);
}

/** Returns an expression over `given` that is true for valid values and for `undefined`. */
function parameterCheck(making: Making, { name, type, multiple }: Parameter): Code {
  if (multiple === undefined) return byKind(checks, type, making, name);
  const several = byKind(
    listChecks,
    type,
    making,
    name,
    multiple.highLimit === defaultMost ? undefined : multiple.highLimit,
  );
  return multiple.all ? `${specifierCheck(making.service.wire.allSpecifier?.value)} || ${several}` : several;
}

/** If the specifier's wire format is unknown, any string is accepted. */
function specifierCheck(specifier: string | undefined): Code {
  return specifier === undefined ? `typeof given === "string"` : `given === ${stringLiteral(specifier)}`;
}

const isText = (_type: Type, { runtime }: Making): Code => literal(runtime.call("isText", given));

/** Checks for a single value. The module itself parses strings of any type that only bodies have. */
const checks: ByKind<Type, [making: Making, name: string], Code> = {
  boolean: (_type, { runtime }) => literal(runtime.call("isFlag", given)),
  integer(type, { runtime }) {
    const [minimum, maximum] = [type.minimum?.value, type.maximum?.value];
    if (minimum === undefined && maximum === undefined) return literal(runtime.call("isWhole", given));
    return literal(runtime.call("isWithin", given, minimum ?? infinite("-Infinity"), maximum ?? infinite("Infinity")));
  },
  namespace: (_type, { runtime }) => literal(runtime.call("isWhole", given)),
  limit(type, { runtime, service }) {
    const { minimum, maximum } = limitRange(type);
    const within = literal(runtime.call("isWithin", given, minimum, maximum));
    if (service.wire.maxLimit === undefined) return within;
    return `${specifierCheck(service.wire.maxLimit.value)} || ${within}`;
  },
  enum(type, making, name) {
    const values = valuesOf(making, type, name);
    const others = values.missing === undefined ? "" : ` || ${missingCheck(values.missing.pattern?.value, values)}`;
    if (values.values.length > fewValues)
      return `${literal(making.runtime.call("isOneOf", given, values.set()))}${others}`;
    return `${[...values.values.map(({ value }) => `given === ${stringLiteral(value)}`), "given === undefined"].join(" || ")}${others}`;
  },
  string(type, making) {
    const [least, most, pattern] = [type.minLength?.value, type.maxLength?.value, type.pattern?.value];
    if (least === undefined && most === undefined && pattern === undefined) return isText(type, making);
    const form = pattern === undefined ? undefined : regExp(pattern);
    return literal(making.runtime.call("isTextOf", given, least ?? 0, most ?? infinite("Infinity"), form));
  },
  timestamp: isText,
  user: isText,
  title: isText,
  ...forKinds(bodyOnlyKinds, isText),
};

/** Returns a reference to the constant, because infinite numbers have no literal. */
function infinite(name: "Infinity" | "-Infinity"): number {
  return reference(name);
}

export function valuesOf({ lists, name: module }: Making, type: EnumType, name: string): ValueList {
  return lists.of(type, `${module} ${name}`);
}

function missingCheck(pattern: string | undefined, values: ValueList): Code {
  return pattern === undefined
    ? `typeof given === "string"`
    : `(typeof given === "string" && ${literal(values.pattern())}.test(given))`;
}

/** `most` is the maximum number of values if it differs from the default. */
type ListArguments = [making: Making, name: string, most: number | undefined];
type ListCheck = (type: Type, ...args: ListArguments) => Code;

const areTexts: ListCheck = (_type, { runtime }, _name, most) => literal(runtime.call("areTexts", given, most));

/** Checks multiple values of types without a separate loop in the runtime. */
const areAll: ListCheck = (type, making, name, most) =>
  literal(making.runtime.call("areAll", given, reference(`(given) => ${byKind(checks, type, making, name)}`), most));

const listChecks: ByKind<Type, ListArguments, Code> = {
  namespace: (_type, { runtime }, _name, most) => literal(runtime.call("areWhole", given, most)),
  integer(type, making, name, most) {
    const isBounded = type.minimum?.value !== undefined || type.maximum?.value !== undefined;
    return isBounded ? areAll(type, making, name, most) : literal(making.runtime.call("areWhole", given, most));
  },
  enum(type, making, name, most) {
    const values = valuesOf(making, type, name);
    if (values.missing !== undefined) return areAll(type, making, name, most);
    return literal(making.runtime.call("areOf", given, values.set(), most));
  },
  string(type, making, name, most) {
    const bounds = [type.minLength?.value, type.maxLength?.value, type.pattern?.value];
    return bounds.some((bound) => bound !== undefined)
      ? areAll(type, making, name, most)
      : areTexts(type, making, name, most);
  },
  timestamp: areTexts,
  title: areTexts,
  user: areTexts,
  boolean: areAll,
  limit: areAll,
  ...forKinds(bodyOnlyKinds, areAll),
};
