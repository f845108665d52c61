import { choicesOf } from "../../model/queries.ts";
import { knownValue, type Fact } from "../../model/fact.ts";
import type { Destinations, Resource, ResourceService, Shape, ShapeField } from "../../model/resource.ts";
import type { EnumType, Type } from "../../model/type.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { shapeFields } from "../../model/queries.ts";
import { list, namer, regExp, type Code } from "./code.ts";
import type { Imports, RuntimeName } from "./imports.ts";
import { momentPattern } from "./resource-moments.ts";

/** `schema`: what the JSON Schema says. `decoding`: date/times must have a form that is known, too. */
export type Reading = "schema" | "decoding";

/** The functions of a file that tell whether something is a value of a type. */
export interface Checks {
  readonly imports: Imports;
  /** The name of a function from a value to a boolean; undefined where the type is unknown, so that anything will do. */
  of(type: Fact<Type>, reading: Reading): Code | undefined;
  destinations(destinations: Destinations): Code;
  /** The object that holds destinations by slot. */
  slots(destinations: Destinations): Code;
  /** A pattern under a name of its own. */
  pattern(pattern: string): Code;
  /** The declarations, after all are asked for. */
  print(): string;
}

/** Up to so many values are compared one by one. */
const fewValues = 6;

export function checksOf({ valueSets, timestamps }: ResourceService, resource: Resource, imports: Imports): Checks {
  const sets = new Map(valueSets.map((set) => [set.id, set]));
  const forms = knownValue(timestamps);
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
  const runtime = (name: RuntimeName): Code => imports.use(name);
  const isObject = (): Code => imports.use("isObject");
  const pattern = (text: string): Code => declared(`pattern ${text}`, "pattern", (name) => `const ${name} = /* @__PURE__ */ ${regExp(text)};\n`);
  const check = (type: Type, reading: Reading): Code => {
    const expression = expressionOf(type, reading);
    return declared(expression, type.kind, (name) => `const ${name} = (value) => ${expression};\n`);
  };

  /** An expression over `value`. */
  function expressionOf(type: Type, reading: Reading): Code {
    switch (type.kind) {
      case "string": {
        const [least, most, form] = [knownValue(type.minLength), knownValue(type.maxLength), knownValue(type.pattern)];
        const bounds = [least === undefined ? [] : [`${runtime("lengthOf")}(value) >= ${least}`], most === undefined ? [] : [`${runtime("lengthOf")}(value) <= ${most}`]];
        return allOf([`typeof value === "string"`, ...bounds.flat(), ...(form === undefined ? [] : [`${pattern(form)}.test(value)`])]);
      }
      case "timestamp":
        if (reading === "schema" || forms === undefined) return `typeof value === "string"`;
        return `${imports.use("isMoment")}(value, ${pattern(momentPattern(forms))})`;
      case "user":
      case "title":
        return `typeof value === "string"`;
      case "boolean":
        return `typeof value === "boolean"`;
      case "namespace":
        return "Number.isInteger(value)";
      case "integer":
        return wholeWithin(knownValue(type.minimum), knownValue(type.maximum));
      case "limit":
        return wholeWithin(type.minimum, type.highMaximum);
      case "enum":
        return enumExpression(type);
      case "list":
        return `${runtime("isListOf")}(value, ${check(type.items, reading)})`;
      case "map":
        return `${runtime("isMapOf")}(value, ${check(type.values, reading)})`;
      case "shape":
        return `${shapeCheck(resource.shapes.find(({ name }) => name === type.shape)!, reading)}(value)`;
      case "union":
        return type.members.map((member) => `(${expressionOf(member, reading)})`).join(" || ");
    }
  }

  function enumExpression(type: EnumType): Code {
    const { values, missing } = choicesOf(type, sets);
    const texts = values.map(({ value }) => value);
    const listed = texts.length <= fewValues ? texts.map((text) => `value === ${stringLiteral(text)}`).join(" || ") || "false" : `${setOf(texts)}.has(value)`;
    if (missing === undefined) return listed;
    const form = knownValue(missing.pattern);
    return `${listed} || (typeof value === "string"${form === undefined ? "" : ` && ${pattern(form)}.test(value)`})`;
  }

  function setOf(texts: readonly string[]): Code {
    return declared(`set ${JSON.stringify(texts)}`, "values", (name) => `const ${name} = /* @__PURE__ */ new Set(${list(texts.map(stringLiteral))});\n`);
  }

  /** Shapes may hold themselves: the name is known before the text is made. */
  function shapeCheck(shape: Shape, reading: Reading): Code {
    const key = `${reading} ${shape.name}`;
    const known = shapes.get(key);
    if (known !== undefined) return known;
    const name = nameOf(`${shape.name}-shape`);
    shapes.set(key, name);
    const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
    const own = shape.open ? [] : [`${runtime("hasOnly")}(value, ${setOf(fields.map((field) => field.name).filter((one) => one !== "__proto__"))})`];
    const parts = [`${isObject()}(value)`, ...fields.flatMap((field) => shapeFieldChecks(field, reading)), ...own];
    declarations.push(`function ${name}(value) {\n  return ${parts.join("\n    && ")};\n}\n`);
    return name;
  }

  function shapeFieldChecks({ name, type, required, nullable }: ShapeField, reading: Reading): readonly Code[] {
    const given = access("value", name);
    const one = type.status === "unknown" || name === "__proto__" ? undefined : check(type.value, reading);
    const test = one === undefined ? [] : [`(${given} === undefined || ${nullable ? `${given} === null || ` : ""}${one}(${given}))`];
    return required ? [...test, `${given} !== undefined`] : test;
  }

  function destinationsCheck({ pattern: form, bareNumbers }: Destinations): Code {
    const known = knownValue(form);
    const one = `typeof value === "string"${known === undefined ? "" : ` && ${pattern(known)}.test(value)`}`;
    const item = knownValue(bareNumbers) === false ? one : `(${one}) || Number.isInteger(value)`;
    const items = declared(item, "destination", (name) => `const ${name} = (value) => ${item};\n`);
    const all = `(${one}) || ${runtime("isListOf")}(value, ${items})`;
    return declared(all, "destinations", (name) => `const ${name} = (value) => ${all};\n`);
  }

  function slotsCheck(destinations: Destinations): Code {
    const one = destinationsCheck(destinations);
    const all = destinations.slots.flatMap(({ name, aliases }) => [name, ...aliases]);
    const parts = [`${isObject()}(value)`, ...all.flatMap((name) => optional(name, one))];
    return declared("slots", "slots", (name) => `const ${name} = (value) =>\n  ${parts.join("\n  && ")};\n`);
  }

  return {
    imports,
    of: (type, reading) => (type.status === "unknown" ? undefined : check(type.value, reading)),
    destinations: destinationsCheck,
    slots: slotsCheck,
    pattern,
    print: () => declarations.join(""),
  };
}

function wholeWithin(minimum: number | undefined, maximum: number | undefined): Code {
  const bounds = [minimum === undefined ? [] : [`value >= ${minimum}`], maximum === undefined ? [] : [`value <= ${maximum}`]];
  return allOf(["Number.isInteger(value)", ...bounds.flat()]);
}

function allOf(parts: readonly Code[]): Code {
  return parts.join(" && ");
}

/** A condition that `value` has no such property, or one that passes. ajv knows no property `__proto__`. */
export function optional(name: string, check: Code | undefined): readonly Code[] {
  const given = access("value", name);
  return check === undefined || name === "__proto__" ? [] : [`(${given} === undefined || ${check}(${given}))`];
}

/** A property of an object. */
export function access(object: Code, name: string): Code {
  const key = propertyKey(name);
  if (key.startsWith("[")) return object + key;
  return key.startsWith('"') ? `${object}[${key}]` : `${object}.${key}`;
}
