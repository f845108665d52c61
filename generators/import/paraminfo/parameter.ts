import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { type DescribedModule, type DescribedParameter, type Loss, readHelpText, textsOf } from "./description.ts";
import { lowerMaximums, type Maximums, maximumsOf } from "../../model/type.ts";

/** The limits that most parameters have. A service defines them once for all parameters. */
export interface CommonLimits {
  readonly limit: Maximums & { readonly minimum: number };
  readonly multiple: { readonly low: number; readonly high: number };
  readonly userSubtypes: readonly string[];
  /** The value for all, or `undefined` if no parameter accepts one. */
  readonly allSpecifier: string | undefined;
}

export interface ImportedParameter {
  readonly name: string;
  readonly yaml: JsonObject;
  /** The maximum of a limit, if it is lower than the service's. */
  readonly cap: Maximums | undefined;
  readonly losses: readonly Loss[];
}

/** Types of the wiki with the corresponding types of the spec. Types that are only a format of strings are losses. */
const types: Readonly<Record<string, string>> = {
  string: "string",
  text: "string",
  password: "string",
  integer: "integer",
  limit: "limit",
  boolean: "boolean",
  timestamp: "timestamp",
  namespace: "namespace",
  user: "user",
  title: "title",
};

/** Conversions of conditions, by the names that the wiki uses. */
const conditions: Readonly<Record<string, (info: JsonObject) => Json | undefined>> = {
  singlepageonly: () => "single-page",
  modes: ({ values }) => (Array.isArray(values) ? { modes: values as readonly Json[] } : undefined),
  useronly: () => ({ onlyWith: "user" }),
  nonuseronly: () => ({ onlyWithout: "user" }),
};

/** Attributes that have a key in the spec, or that are irrelevant to it. */
const known = new Set(
  `index name type required multi default min max highmax lowlimit highlimit limit deprecated deprecatedvalues sensitive
   subtypes extranamespaces allspecifier allowsduplicates templatevars submodules submoduleparamprefix description info`.split(
    /\s+/,
  ),
);

/** Attributes that have an effect only if they are true or present, with the replacement in the spec. */
const inexpressible: Readonly<Record<string, string>> = {
  mustExist: "a title that need not exist",
  enforcerange: "a range whose violation is a warning",
  maxbytes: "a string of any length",
  maxchars: "a string of any length",
  internalvalues: "values like all others",
  tokentype: "a string",
  mustMatch: "a string",
};

export function importParameter(
  module: DescribedModule,
  parameter: DescribedParameter,
  common: CommonLimits,
): ImportedParameter {
  const { name, attributes, isMultiple, templateVariables } = parameter;
  const losses: Loss[] = [];
  const lose = (feature: string, instead: string): void => {
    losses.push({ subject: `${module.name}.${name}`, feature, instead });
  };
  const help = readHelpText(parameter.description);
  const flag = (key: string): true | undefined => (attributes[key] === true ? true : undefined);
  for (const [key, value] of Object.entries(attributes)) {
    if (known.has(key) || value === false || value === null) continue;
    lose(key, inexpressible[key] ?? "nothing");
  }
  if (templateVariables.length > 1) lose("several template variables", "the first variable");
  const [template] = templateVariables;
  const typed = typeOf(parameter, common, help.values, lose);
  const yaml: JsonObject = {
    ...typed,
    multiple: isMultiple || undefined,
    all: isMultiple && typed["type"] !== "namespace" ? allOf(parameter, common, lose) : undefined,
    duplicates: isMultiple ? flag("allowsduplicates") : undefined,
    required: flag("required"),
    default: defaultOf(parameter, lose),
    deprecated: flag("deprecated"),
    sensitive: parameter.type === "password" ? true : flag("sensitive"),
    condition: conditionOf(module, parameter, lose),
    template: template && { [template[0]]: template[1] },
    description: help.description,
  };
  if (isMultiple) compareValueLimits(parameter, common, lose);
  return { name, yaml, cap: parameter.type === "limit" ? capOf(parameter, common, lose) : undefined, losses };
}

type Lose = (feature: string, instead: string) => void;

function typeOf(
  { type, attributes }: DescribedParameter,
  common: CommonLimits,
  descriptions: ReadonlyMap<string, string>,
  lose: Lose,
): JsonObject {
  if (typeof type !== "string") {
    if (type.length > 0) return enumOf([...new Set(type)], textsOf(attributes, "deprecatedvalues"), descriptions);
    lose("an empty list of values", "a string");
    return { type: "string" };
  }
  const name = types[type];
  if (name === undefined) lose(`type ${type}`, "a string");
  const [extra, subtypes] = [attributes["extranamespaces"], textsOf(attributes, "subtypes")];
  return {
    type: name ?? "string",
    ...(name === "integer" ? { minimum: numberOf(attributes, "min"), maximum: numberOf(attributes, "max") } : {}),
    ...(name === "namespace" && Array.isArray(extra) ? { extra: extra as readonly Json[] } : {}),
    ...(name === "user" && subtypes.length > 0 && subtypes.join() !== common.userSubtypes.join() ? { subtypes } : {}),
  };
}

function enumOf(
  values: readonly string[],
  deprecated: readonly string[],
  descriptions: ReadonlyMap<string, string>,
): JsonObject {
  const listed = values.map((value): Json => {
    const description = descriptions.get(value);
    return description === undefined ? value : { value, description };
  });
  const listedDeprecated = deprecated.filter((value) => values.includes(value));
  return { values: listed, deprecatedValues: listedDeprecated.length > 0 ? listedDeprecated : undefined };
}

function allOf({ attributes }: DescribedParameter, { allSpecifier }: CommonLimits, lose: Lose): true | undefined {
  const own = attributes["allspecifier"];
  if (own === undefined) return undefined;
  if (own === allSpecifier) return true;
  lose("a different word for all values", `“${allSpecifier ?? "*"}” is not accepted`);
  return undefined;
}

function defaultOf({ type, isMultiple, attributes }: DescribedParameter, lose: Lose): Json | undefined {
  const value = attributes["default"];
  if (value === undefined || value === null || (type === "boolean" && value === false)) return undefined;
  if (typeof value === "object" || typeof value === "boolean") {
    lose("default", "no default");
    return undefined;
  }
  if (!isMultiple) return valueOfType(type, value);
  const values = String(value) === "" ? [] : String(value).split(String(value).startsWith("\u001F") ? "\u001F" : "|");
  return values.filter((one) => one !== "").map((one) => valueOfType(type, one));
}

/** Returns a number for types with numbers, and a string for all others. */
function valueOfType(type: DescribedParameter["type"], value: string | number): string | number {
  const isNumber = type === "integer" || type === "namespace" || type === "limit";
  return isNumber && /^-?\d+$/.test(String(value)) ? Number(value) : String(value);
}

function conditionOf(module: DescribedModule, { attributes }: DescribedParameter, lose: Lose): Json | undefined {
  const infos = [attributes["info"]].flat().filter(isObject);
  const found = infos.map((info) => ({
    name: String(info["name"]),
    condition: conditions[String(info["name"])]?.(info),
  }));
  const usable = found.filter(({ condition }) => isOf(module, condition));
  for (const one of found) if (one !== usable[0]) lose(`info ${one.name}`, "no condition");
  return usable[0]?.condition;
}

/** Returns whether the condition exists and the parameter that it names, if any, belongs to the module. */
function isOf({ parameters }: DescribedModule, condition: Json | undefined): boolean {
  if (!isObject(condition)) return condition !== undefined;
  const named = condition["onlyWith"] ?? condition["onlyWithout"];
  return named === undefined || parameters.some(({ name }) => name === named);
}

function capOf({ attributes }: DescribedParameter, { limit }: CommonLimits, lose: Lose): ImportedParameter["cap"] {
  const maximums = maximumsIn(attributes, limit);
  const [own, common] = [maximumsOf(maximums), maximumsOf(limit)];
  if ((numberOf(attributes, "min") ?? limit.minimum) !== limit.minimum) lose("minimum of a limit", `${limit.minimum}`);
  if (own.low > common.low || own.high > common.high) lose("maximum of a limit", `${common.low} and ${common.high}`);
  return own.low >= common.low && own.high >= common.high ? undefined : lowerMaximums(maximums, limit);
}

/** Reads the maximums of a limit. `common` has those of the service. */
export function maximumsIn(attributes: JsonObject, common: Maximums): Maximums {
  return {
    maximum: numberOf(attributes, "max") ?? common.maximum,
    highMaximum: numberOf(attributes, "highmax") ?? common.highMaximum,
  };
}

function compareValueLimits({ attributes }: DescribedParameter, { multiple }: CommonLimits, lose: Lose): void {
  const low = numberOf(attributes, "lowlimit") ?? multiple.low;
  const high = numberOf(attributes, "highlimit") ?? multiple.high;
  if (low !== multiple.low || high !== multiple.high) lose("number of values", `${multiple.low} and ${multiple.high}`);
}

export function numberOf(attributes: JsonObject, key: string): number | undefined {
  const value = attributes[key];
  return typeof value === "number" && Number.isInteger(value) ? value : undefined;
}
