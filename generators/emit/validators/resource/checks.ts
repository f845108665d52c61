import {
  limitRange,
  type IntegerType,
  type LiteralValue,
  type NumberType,
  type Type,
  dayPattern,
  momentPattern,
  valueSetsById,
} from "../../../model/type.ts";
import { isInherited, literal, propertyKey, reference, stringLiteral } from "../../../codegen/typescript.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import type { Fact } from "../../../model/fact.ts";
import { choicesOf, shapeFields } from "../../../model/queries.ts";
import type { Destinations, Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { type Code, type RuntimeUse, namer, regExp } from "../code.ts";
import {
  base64Length,
  base64Pattern,
  datePattern,
  decimalPattern,
  durationPattern,
  formatPatterns,
  timePattern,
} from "../../../naming/text-forms.ts";

/** `schema` applies the JSON Schema. `decoding` also requires timestamps in a known format, and safe integers. */
type Reading = "schema" | "decoding";

/** The functions in a file that check whether a value is of a type. */
export interface Checks {
  /** Returns the name of a function that checks a value, or `undefined` if any value is valid. */
  of(type: Fact<Type>, reading: Reading): Code | undefined;
  /** Returns the same function for a known type, for use as a value. */
  ofType(type: Type, reading: Reading): (value: unknown) => boolean;
  destinations(destinations: Destinations): Code;
  slots(destinations: Destinations, isClosed: boolean): Code;
  onlyNames(names: readonly string[]): Code;
  /** Declares a pattern and returns its name. */
  pattern(pattern: string): Code;
  /** Returns the declarations. Call it after requesting all checks. */
  print(): string;
}

/** Up to this number, comparing values one by one is faster than a lookup. */
const fewValues = 6;

export function checksOf({ valueSets, timestamps }: ResourceService, resource: Resource, runtime: RuntimeUse): Checks {
  const sets = valueSetsById(valueSets);
  const forms = timestamps?.value;
  const nameOf = namer("Check");
  const declarations: string[] = [];
  const names = new Map<string, Code>();
  const shapes = new Map<string, Code>();

  const declared = (key: string, wish: string, text: (name: Code) => string): Code => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = nameOf(wish);
    names.set(key, name);
    declarations.push(text(name));
    return name;
  };
  const value = reference<never>("value");
  const isObject = (): Code => literal(runtime.call("isObject", value));
  const isListOf = (check: Code): Code => literal(runtime.call("isListOf", value, reference(check)));
  const constant = (key: string, wish: string, code: Code): Code =>
    declared(key, wish, (name) => `const ${name} = /* @__PURE__ */ ${code};\n`);
  const pattern = (text: string): Code => constant(`pattern ${text}`, "pattern", literal(regExp(text)));
  const check = (type: Type, reading: Reading): Code => {
    const expression = byKind(expressions, type, reading);
    return declared(expression, type.kind, (name) => `const ${name} = (value) => ${expression};\n`);
  };

  const isText = (): Code => `typeof value === "string"`;
  const isOfPattern = (form: string): Code => `${isText()} && ${pattern(form)}.test(value)`;

  const expressions: ByKind<Type, [reading: Reading], Code> = {
    string(type) {
      const [least, most, form] = [type.minLength?.value, type.maxLength?.value, type.pattern?.value];
      const length = (): Code => literal(runtime.call("lengthOf", value));
      const format = type.format?.value;
      return allOf([
        isText(),
        ...(least === undefined ? [] : [`${length()} >= ${least}`]),
        ...(most === undefined ? [] : [`${length()} <= ${most}`]),
        ...[form, format && formatPatterns[format]].flatMap((one) =>
          one === undefined ? [] : [`${pattern(one)}.test(value)`],
        ),
      ]);
    },
    timestamp(_type, reading) {
      if (reading === "schema") return isText();
      if (timestamps === undefined) return literal(runtime.call("isInternetMoment", value));
      if (forms === undefined) return isText();
      return literal(runtime.call("isMoment", value, reference(pattern(momentPattern(forms)))));
    },
    user: isText,
    title: isText,
    date(_type, reading) {
      if (reading === "schema") return isOfPattern(datePattern);
      return literal(runtime.call("isMoment", value, reference(pattern(dayPattern))));
    },
    time: () => isOfPattern(timePattern),
    duration: () => isOfPattern(durationPattern),
    decimal(type, reading) {
      const form = isOfPattern(decimalPattern(type.scale?.value));
      const bounds = [type.minimum, type.maximum].map((bound) => bound?.value);
      if (reading === "schema" || bounds.every((bound) => bound === undefined)) return form;
      return allOf([form, literal(runtime.call("isDecimalWithin", value, ...bounds))]);
    },
    binary(type, reading) {
      const most = type.maxBytes?.value;
      const length = most === undefined ? [] : [`value.length <= ${base64Length(most)}`];
      const bytes =
        most === undefined || reading === "schema" ? [] : [literal(runtime.call("isBytesUpTo", value, most))];
      return allOf([isOfPattern(base64Pattern), ...length, ...bytes]);
    },
    file({ mediaTypes, maxBytes }, reading) {
      if (reading === "schema") return literal(runtime.call("isBlob", value));
      return literal(runtime.call("isFileOf", value, mediaTypes, maxBytes?.value));
    },
    any: (_type, reading) => (reading === "schema" ? "true" : "value !== undefined"),
    boolean: () => `typeof value === "boolean"`,
    number: (type) => allOf(["Number.isFinite(value)", ...numberBounds(type)]),
    namespace: () => "Number.isInteger(value)",
    integer: (type, reading) => allOf([wholeCheck(reading), ...numberBounds(type)]),
    limit: (type) => wholeWithin(limitRange(type)),
    enum(type) {
      const { values, missing } = choicesOf(type, sets);
      const listed = oneOf(values.map(({ value }) => value));
      if (missing === undefined) return listed;
      const form = missing.pattern?.value;
      return `${listed} || (typeof value === "string"${form === undefined ? "" : ` && ${pattern(form)}.test(value)`})`;
    },
    literal: ({ values }) => oneOf(values),
    list({ items, minItems, maxItems, uniqueItems }, reading) {
      const bounds = boundsOf("value.length", minItems?.value, maxItems?.value);
      const distinct = uniqueItems ? [literal(runtime.call("areDistinct", value))] : [];
      return allOf([isListOf(check(items, reading)), ...bounds, ...distinct]);
    },
    map({ values, minItems, maxItems, maxKeyLength }, reading) {
      const bounds = [maxItems, maxKeyLength, minItems].map((bound) => bound?.value);
      return literal(runtime.call("isMapOf", value, reference(check(values, reading)), ...bounds));
    },
    shape: (type, reading) => `${shapeCheck(resource.shapes.find(({ name }) => name === type.shape)!, reading)}(value)`,
    "one-of": ({ members }, reading) =>
      members.map((member) => `(${byKind(expressions, member, reading)})`).join(" || "),
    union({ members, exclusive }, reading) {
      const each = members.map((member) => `(${byKind(expressions, member, reading)})`);
      return exclusive ? `${each.map((one) => `+${one}`).join(" + ")} === 1` : each.join(" || ");
    },
  };

  function oneOf(values: readonly (string | LiteralValue)[]): Code {
    if (values.length > fewValues) return `${setOf(values)}.has(value)`;
    return values.map((one) => `value === ${literal(one)}`).join(" || ") || "false";
  }

  function setOf(values: readonly (string | LiteralValue)[]): Code {
    return constant(`set ${JSON.stringify(values)}`, "values", `new Set(${literal(values)})`);
  }

  /** Shapes may be recursive, so the name is reserved before the text is printed. */
  function shapeCheck(shape: Shape, reading: Reading): Code {
    const key = `${reading} ${shape.name}`;
    const known = shapes.get(key);
    if (known !== undefined) return known;
    const name = nameOf(`${shape.name}-shape`);
    shapes.set(key, name);
    const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
    const ownNames = fields.map((field) => field.name);
    const own = shape.extensible ? othersCheck(shape, ownNames, reading) : [onlyNames(ownNames)];
    const parts = [isObject(), ...fields.flatMap((field) => shapeFieldChecks(field, reading)), ...own];
    declarations.push(`function ${name}(value) {\n  return ${parts.join("\n    && ")};\n}\n`);
    return name;
  }

  function othersCheck({ additionalProperties }: Shape, names: readonly string[], reading: Reading): readonly Code[] {
    const type = additionalProperties?.value;
    if (type === undefined) return [];
    return [literal(runtime.call("hasOthers", value, reference(setOf(names)), reference(check(type, reading))))];
  }

  function shapeFieldChecks({ name, type, required, nullable }: ShapeField, reading: Reading): readonly Code[] {
    const known = type.value;
    const test = optional(name, known && check(known, reading), nullable);
    return required ? [...test, `${access("value", name)} !== undefined`] : test;
  }

  function destinationsCheck({ pattern: form, bareNumbers, maxItems, maxLength }: Destinations): Code {
    const one = expressions.string(
      { kind: "string", minLength: undefined, maxLength, pattern: form, format: undefined },
      "schema",
    );
    const item =
      bareNumbers.value === false
        ? one
        : `(${one}) || (${wholeWithin({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })})`;
    const items = declared(item, "destination", (name) => `const ${name} = (value) => ${item};\n`);
    const all = `(${one}) || (${allOf([isListOf(items), ...boundsOf("value.length", undefined, maxItems?.value)])})`;
    return declared(all, "destinations", (name) => `const ${name} = (value) => ${all};\n`);
  }

  function onlyNames(names: readonly string[]): Code {
    return literal(runtime.call("hasOnly", value, reference(setOf(names))));
  }

  function slotsCheck(destinations: Destinations, isClosed: boolean): Code {
    const one = destinationsCheck(destinations);
    const all = destinations.slots.flatMap(({ name, aliases }) => [name, ...aliases]);
    const ofNames = isClosed ? [onlyNames(all)] : [];
    const parts = [isObject(), ...ofNames, ...all.flatMap((name) => optional(name, one))];
    return declared("slots", "slots", (name) => `const ${name} = (value) =>\n  ${parts.join("\n  && ")};\n`);
  }

  return {
    of: ({ value: known }, reading) => known && check(known, reading),
    ofType: (type, reading) => reference(check(type, reading)),
    destinations: destinationsCheck,
    slots: slotsCheck,
    onlyNames,
    pattern,
    print: () => declarations.join(""),
  };
}

/** Decoding accepts only safe integers, because JSON parsers round larger ones. */
function wholeCheck(reading: Reading): Code {
  return reading === "schema" ? "Number.isInteger(value)" : "Number.isSafeInteger(value)";
}

function wholeWithin({ minimum, maximum }: ReturnType<typeof limitRange>): Code {
  return allOf([wholeCheck("schema"), ...boundsOf("value", minimum, maximum)]);
}

const comparisons = { minimum: ">=", maximum: "<=", exclusiveMinimum: ">", exclusiveMaximum: "<" } as const;

/** Returns conditions for the bounds of a number. As in ajv, a number is a multiple if the quotient is an integer. */
function numberBounds(type: IntegerType | NumberType): readonly Code[] {
  const multipleOf = type.multipleOf?.value;
  return [
    ...(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const).flatMap((key) => {
      const bound = type[key]?.value;
      return bound === undefined ? [] : [`value ${comparisons[key]} ${bound}`];
    }),
    ...(multipleOf === undefined ? [] : [`Number.isInteger(value / ${multipleOf})`]),
  ];
}

function boundsOf(value: Code, minimum: number | undefined, maximum: number | undefined): readonly Code[] {
  return [
    ...(minimum === undefined ? [] : [`${value} >= ${minimum}`]),
    ...(maximum === undefined ? [] : [`${value} <= ${maximum}`]),
  ];
}

function allOf(parts: readonly Code[]): Code {
  return parts.join(" && ");
}

/** Returns a condition that a property of `value` is either absent or valid. */
export function optional(name: string, check: Code | undefined, nullable = false): readonly Code[] {
  const given = access("value", name);
  return check === undefined
    ? []
    : [`(${given} === undefined || ${nullable ? `${given} === null || ` : ""}${check}(${given}))`];
}

/** Returns an access to a property. If all objects inherit its name, only an own property counts. */
export function access(object: Code, name: string): Code {
  const own = memberOf(object, name);
  return isInherited(name) ? `(Object.hasOwn(${object}, ${stringLiteral(name)}) ? ${own} : undefined)` : own;
}

function memberOf(object: Code, name: string): Code {
  const key = propertyKey(name);
  if (key.startsWith("[")) return object + key;
  return key.startsWith('"') ? `${object}[${key}]` : `${object}.${key}`;
}
