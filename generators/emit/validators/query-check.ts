import { knownValue } from "../../model/fact.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { EnumType, Type } from "../../model/type.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { expandParameters, isOpenTemplate, templatePattern } from "../../naming/wire-names.ts";
import { call, regExp, type Code } from "./code.ts";
import type { Imports } from "./imports.ts";
import type { ValueList, ValueLists } from "./value-lists.ts";

/** What the code of a module is made with. */
export interface Making {
  readonly service: QueryService;
  readonly module: Module;
  /** What the module is called in the code. */
  readonly name: string;
  readonly imports: Imports;
  readonly lists: ValueLists;
}

/** Up to so many values are compared one by one, which is faster than looking them up. */
export const fewValues = 6;
const usualMost = 500;

/** The functions that decide whether a typed object is what the module takes. */
export function checkCode(making: Making): Code {
  const { service, module, name } = making;
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, module.parameters, sets);
  const named = expandParameters(module.parameters, sets).filter(({ parameter }) => !isOpen(parameter));
  const cases = groupBy(named, ({ parameter }) => parameterCheck(making, parameter));
  const patterns = module.parameters.filter(isOpen);
  const patternName = (index: number): string => `names_${name}${index}`;
  const required = named.filter(({ parameter }) => parameter.required).map(({ name }) => stringLiteral(name));
  const standard = [`accepts_${name}`, ...(required.length === 0 ? [] : [`[${required.join(", ")}]`])];
  return [
    ...patterns.map((parameter, index) => `const ${patternName(index)} = /* @__PURE__ */ ${regExp(templatePattern(parameter))};\n`),
    `function accepts_${name}(name, given) {\n  switch (name) {\n`,
    ...[...cases].map(([check, names]) => `${names.map(({ name }) => `    case ${stringLiteral(name)}:\n`).join("")}      return ${check};\n`),
    `    default:\n      return ${patterns.map((parameter, index) => `(${patternName(index)}.test(name) && (${parameterCheck(making, parameter)}))`).join(" || ") || "false"};\n`,
    `  }\n}\n\n`,
    `export function validate_${name}(value) {\n  if (!${making.imports.use("isObject")}(value)) return false;\n`,
    `  for (const name in value) if (!accepts_${name}(name, value[name])) return false;\n`,
    `  return ${required.map((name) => `value[${name}] !== undefined`).join(" && ") || "true"};\n}\n\n`,
    `export const standard_${name} = /* @__PURE__ */ ${call(making.imports.use("standardOf"), ...standard)};\n`,
  ].join("");
}

/** An expression over `given` that is true of what the parameter takes, and of undefined. */
function parameterCheck(making: Making, { name, type, multiple }: Parameter): Code {
  if (multiple === undefined) return oneCheck(making, type, name);
  const check = severalCheck(making, type, name, multiple.highLimit);
  const all = making.service.wire.allSpecifier;
  if (!multiple.all) return check;
  const word = knownValue(all);
  return `${word === undefined ? `typeof given === "string"` : `given === ${stringLiteral(word)}`} || ${check}`;
}

function oneCheck(making: Making, type: Type, name: string): Code {
  const { service, imports } = making;
  switch (type.kind) {
    case "boolean":
      return call(imports.use("isFlag"), "given");
    case "integer": {
      const [minimum, maximum] = [knownValue(type.minimum), knownValue(type.maximum)];
      if (minimum === undefined && maximum === undefined) return call(imports.use("isWhole"), "given");
      return call(imports.use("isWithin"), "given", String(minimum ?? -Infinity), String(maximum ?? Infinity));
    }
    case "namespace":
      return call(imports.use("isWhole"), "given");
    case "limit": {
      const max = knownValue(service.wire.maxLimit);
      const word = max === undefined ? `typeof given === "string"` : `given === ${stringLiteral(max)}`;
      return `${word} || ${call(imports.use("isWithin"), "given", String(type.minimum), String(type.highMaximum))}`;
    }
    case "enum": {
      const values = valuesOf(making, type, name);
      const others = values.missing === undefined ? "" : ` || ${missingCheck(knownValue(values.missing.pattern), values.pattern)}`;
      if (values.values.length > fewValues) return `${call(imports.use("isOneOf"), "given", values.set())}${others}`;
      return `${[...values.values.map(({ value }) => `given === ${stringLiteral(value)}`), "given === undefined"].join(" || ")}${others}`;
    }
    case "string": {
      const [least, most, pattern] = [knownValue(type.minLength), knownValue(type.maxLength), knownValue(type.pattern)];
      if (least === undefined && most === undefined && pattern === undefined) return call(imports.use("isText"), "given");
      return call(imports.use("isTextOf"), "given", String(least ?? 0), String(most ?? Infinity), pattern === undefined ? "undefined" : regExp(pattern));
    }
    default:
      return call(imports.use("isText"), "given");
  }
}

/** The values of a parameter of this name. */
export function valuesOf({ lists, name: module }: Making, type: EnumType, name: string): ValueList {
  return lists.of(type, `${module} ${name}`);
}

function missingCheck(pattern: string | undefined, name: () => Code): Code {
  return pattern === undefined ? `typeof given === "string"` : `(typeof given === "string" && ${name()}.test(given))`;
}

function severalCheck(making: Making, type: Type, name: string, most: number): Code {
  const { imports } = making;
  const limit = most === usualMost ? [] : [String(most)];
  switch (type.kind) {
    case "namespace":
      return call(imports.use("areWhole"), "given", ...limit);
    case "integer":
      if (knownValue(type.minimum) === undefined && knownValue(type.maximum) === undefined) return call(imports.use("areWhole"), "given", ...limit);
      break;
    case "enum": {
      const values = valuesOf(making, type, name);
      if (values.missing === undefined) return call(imports.use("areOf"), "given", values.set(), ...limit);
      break;
    }
    case "timestamp":
    case "title":
    case "user":
      return call(imports.use("areTexts"), "given", ...limit);
    case "string":
      if (oneCheck(making, type, name) === "isText(given)") return call(imports.use("areTexts"), "given", ...limit);
      break;
    default:
  }
  return call(imports.use("areAll"), "given", `(given) => ${oneCheck(making, type, name)}`, ...limit);
}
