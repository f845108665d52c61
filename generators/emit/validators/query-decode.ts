import { knownValue } from "../../model/fact.ts";
import type { Multiple, Parameter } from "../../model/query.ts";
import type { EnumType } from "../../model/type.ts";
import { memberAccess, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { expandParameters, type NamedParameter } from "../../naming/wire-names.ts";
import { call, literal, stringList, type Code } from "./code.ts";
import { fewValues, valuesOf, type Making } from "./query-check.ts";
import { ruleCode, syntaxCode } from "./query-rules.ts";

/** An expression that makes the description of a module's parameters. */
export function moduleCode(making: Making): Code {
  const { module, service, imports } = making;
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const named = inOrder(expandParameters(module.parameters, sets), knownValue(service.wire.templatedIndex));
  const parameters = named.map((one) => `    ${entryCode(one.name, parameterCode(making, one))},\n`).join("");
  const rules = module.rules.map((rule) => `    ${ruleCode(rule, imports)},\n`).join("");
  const defaults = defaultsCode(making);
  const parts = [
    stringLiteral(module.prefix),
    `[\n${parameters}  ]`,
    ...(defaults === undefined && rules === "" ? [] : [defaults ?? "undefined"]),
    ...(rules === "" ? [] : [`[\n${rules}  ]`]),
  ];
  return call(imports.use(module.deprecated ? "deprecatedModule" : "module"), ...parts);
}

/**
 * A parameter behind the function that sets it: a name that is written out is set faster than one from a table. The description learns
 * the name from it, too, so that it stands in the code but once.
 */
export function entryCode(name: string, parameter: Code): Code {
  return `[(to, value) => { to${memberAccess(name)} = value; }, ${parameter}]`;
}

/** In the order in which the system reads them: a templated parameter after the one that it ranges over, or after all. */
function inOrder(named: readonly NamedParameter[], place: "after-variable" | "last" | undefined): readonly NamedParameter[] {
  const plain = named.filter(({ parameter }) => parameter.template === undefined);
  const templated = named.filter(({ parameter }) => parameter.template !== undefined);
  if (place !== "after-variable") return [...plain, ...templated];
  return plain.flatMap((one) => [one, ...templated.filter(({ parameter }) => parameter.template!.parameter === one.name)]);
}

function parameterCode(making: Making, { parameter, name }: NamedParameter): Code {
  const { imports } = making;
  const { multiple, template, syntax } = parameter;
  let code = typeCode(making, parameter);
  if (multiple !== undefined) code = multipleCode(making, code, multiple);
  for (const mark of ["required", "deprecated", "sensitive"] as const) if (parameter[mark]) code = call(imports.use(mark), code);
  if (template !== undefined) code = call(imports.use("slot"), code, stringLiteral(template.parameter), stringLiteral(slotValue(parameter, name)));
  if (syntax?.kind === "listed") return call(imports.use("refusedWith"), code, stringLiteral(syntax.error.code));
  return syntax === undefined ? code : call(imports.use("checked"), code, syntaxCode(syntax, imports));
}

/** The value for which a templated parameter's name was made. */
function slotValue({ name, template }: Parameter, made: string): string {
  const start = name.indexOf(`{${template!.variable}}`);
  return made.slice(start, made.length - (name.length - start - template!.variable.length - 2));
}

function multipleCode({ service, imports }: Making, parameter: Code, multiple: Multiple): Code {
  const { low, high } = { low: 50, high: 500 };
  let code = parameter;
  if (multiple.all && knownValue(service.wire.allSpecifier) !== undefined) code = call(imports.use("orAll"), code);
  if (multiple.duplicates) code = call(imports.use("repeatable"), code);
  const isUsual = multiple.lowLimit === low && multiple.highLimit === high;
  return isUsual ? code : call(imports.use("upTo"), code, String(multiple.lowLimit), String(multiple.highLimit));
}

function typeCode(making: Making, { name, type, multiple }: Parameter): Code {
  const { imports } = making;
  const isSeveral = multiple !== undefined;
  switch (type.kind) {
    case "boolean":
      return call(imports.use("boolean"));
    case "integer": {
      const range = [knownValue(type.minimum) ?? "-Infinity", knownValue(type.maximum) ?? "Infinity"].map(String);
      return call(imports.use(isSeveral ? "integers" : "integer"), ...(range.join() === "-Infinity,Infinity" ? [] : range));
    }
    case "limit":
      return call(imports.use("limit"), String(type.minimum), String(type.maximum), String(type.highMaximum));
    case "namespace":
      return call(imports.use(isSeveral ? "namespaces" : "namespace"), ...type.extra.map(String));
    case "timestamp":
      return call(imports.use(isSeveral ? "timestamps" : "timestamp"));
    case "user":
      return call(imports.use(isSeveral ? "users" : "user"), ...type.subtypes.map(stringLiteral));
    case "title":
      return call(imports.use(isSeveral ? "titles" : "titled"));
    case "enum":
      return enumCode(making, type, name, isSeveral);
    default:
      return call(imports.use(isSeveral ? "strings" : "string"));
  }
}

function enumCode(making: Making, type: EnumType, name: string, isSeveral: boolean): Code {
  const { imports } = making;
  const values = valuesOf(making, type, name);
  const isFew = values.values.length <= fewValues && !isSeveral;
  const old = values.values.filter(({ deprecated }) => deprecated).map(({ value }) => value);
  let code = call(imports.use(isSeveral ? "someOf" : "oneOf"), isFew ? values.list() : values.set());
  if (old.length > 0) code = call(imports.use("oldValues"), code, stringList(old));
  if (values.missing !== undefined) code = call(imports.use("open"), code, knownValue(values.missing.pattern) === undefined ? "/^/" : values.pattern());
  return code;
}

/** A function that makes an object of the known defaults; undefined where there are none. */
function defaultsCode({ module, service }: Making): Code | undefined {
  const all = knownValue(service.wire.allSpecifier);
  const entries = module.parameters.flatMap(({ name, type, multiple, default: fact }) => {
    const known = knownValue(fact);
    if (known === undefined || type.kind === "boolean") return [];
    const isOne = multiple === undefined || typeof known === "object" || (multiple.all && known === all);
    return [`${propertyKey(name)}: ${literal(isOne ? known : [known as string])}`];
  });
  return entries.length === 0 ? undefined : `() => ({ ${entries.join(", ")} })`;
}
