import {
  numberKinds,
  stringKinds,
  type IntegerType,
  type NumberType,
  type Type,
  valueSetsById,
} from "../../../model/type.ts";
import { forKinds, type ByKind, byKind } from "../../../model/group-by.ts";
import type {
  LeafPart,
  Part,
  RuleCheck,
  ShapeTable,
  ShapeTableField,
  UnionPart,
} from "../../../../templates/runtime/resource/validators/reading.ts";
import { literal, reference } from "../../../codegen/typescript.ts";
import type { Fact } from "../../../model/fact.ts";
import { choicesOf, isSecret, shapeFieldRules, shapeFields } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { taggedShapes } from "../../../model/shapes.ts";
import { type Code, type RuntimeUse, namer } from "../code.ts";
import type { Checks } from "./checks.ts";
import { type Source, conversion, isStructured } from "./conversion.ts";
import { counted } from "../../../describe/texts.ts";
import { formatNames, linePattern } from "../../../naming/text-forms.ts";
import type { RuleRow } from "../../../../templates/runtime/resource/validators/field-rules.ts";
import { fieldRuleText } from "../../../describe/rule.ts";
import type { FieldRule, FieldRuleKind } from "../../../model/rules.ts";

/** Descriptions of structured values, from which the runtime builds readers. */
export interface Parts {
  of(type: Fact<Type>, source: Source): Part;
  /** Returns the declarations of shapes. Call it after requesting all parts. */
  print(): string;
}

/** Returns the encoding of values in an object or a nested list. They are JSON unless the value is deep. */
function inside(source: Source): Source {
  return source === "answer" || source === "deep" ? source : "body";
}

const anything: Part = { kind: "leaf", is: reference("() => true"), expected: "anything" };

export function partsOf(service: ResourceService, resource: Resource, runtime: RuntimeUse, checks: Checks): Parts {
  const nameOf = namer("Parts");
  const names = new Map<string, Code>();
  const declarations: string[] = [];

  const partOf = (type: Type, source: Source): Part => byKind(printers, type, source);
  const factPart = (fact: Fact<Type>, source: Source): Part =>
    fact.value === undefined ? anything : partOf(fact.value, source);

  function leaf(type: Type, source: Source): LeafPart {
    const from = conversion(type, { source, runtime, checks });
    return {
      kind: "leaf",
      is: checks.ofType(type, source === "answer" ? "schema" : "decoding"),
      expected: words(type),
      from,
    };
  }

  const printers: ByKind<Type, [source: Source], Part> = {
    ...forKinds(stringKinds, leaf),
    file: leaf,
    timestamp: leaf,
    any: leaf,
    boolean: leaf,
    ...forKinds(numberKinds, leaf),
    enum: leaf,
    literal: leaf,
    list(type, source) {
      const [least, most] = [type.minItems, type.maxItems].map((bound) => bound?.value);
      const from = conversion(type, { source, runtime, checks });
      const areDistinct = type.uniqueItems ? runtime.value("areDistinct") : undefined;
      const items = partOf(type.items, type.items.kind === "list" ? inside(source) : source);
      return { kind: "list", items, least, most, areDistinct, expected: words(type), from };
    },
    /** Structured members come last. Members that accept any string come after those that convert one. */
    union(type, source) {
      if (!isStructured(type)) return leaf(type, source);
      // Text can match several types, such as a string and a number.
      if (type.exclusive && source !== "deep") {
        const members = type.members.map((member) => partOf(member, source));
        return {
          kind: "union",
          members,
          readExclusive: runtime.value("readExclusive"),
          expected: words(type),
        } satisfies UnionPart;
      }
      const [plain, others] = [false, true].map((wanted) =>
        type.members.filter((member) => isStructured(member) === wanted),
      );
      const ofPlain = plain!.length === 0 ? [] : [leaf({ ...type, members: plain! }, source)];
      return {
        kind: "union",
        members: [...ofPlain, ...others!.map((member) => partOf(member, source))],
        expected: words(type),
      } satisfies UnionPart;
    },
    map(type, source) {
      const [least, most, longest] = [type.minItems, type.maxItems, type.maxKeyLength].map((bound) => bound?.value);
      return { kind: "map", values: partOf(type.values, inside(source)), least, most, longest, expected: words(type) };
    },
    "one-of"(type, source) {
      const choices = taggedShapes(type, { shapes: resource.shapes, sets: valueSetsById(service.valueSets) });
      const shapes = choices.map(
        ({ tag, shape }) => [tag, reference<() => ShapeTable>(`() => ${shapeName(shape, inside(source))}`)] as const,
      );
      return { kind: "tagged", tag: type.discriminator, shapes, expected: words(type) };
    },
    shape: (type, source) => ({
      kind: "object",
      shape: reference(`() => ${shapeName(type.shape, inside(source))}`),
      expected: words(type),
    }),
  };

  function words(type: Type): string {
    return expectation(service, { status: "documented", value: type, place: resource.place });
  }

  /** Registers the name before the text is created, because shapes may contain themselves. */
  function shapeName(name: string, source: Source): Code {
    const key = `${source} ${name}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const code = nameOf(name);
    names.set(key, code);
    const table = shapeTable(resource.shapes.find((shape) => shape.name === name)!, source);
    declarations.push(`const ${code} = ${literal(table)};\n`);
    return code;
  }

  /** Describes a shape to the runtime. Its rules apply only to requests. */
  function shapeTable(shape: Shape, source: Source): ShapeTable {
    const fields = new Map(shapeFields(resource, shape).map((field) => [field.name, field]));
    const rules: RuleCheck | undefined =
      source === "answer" ? undefined : ruleCheck(shapeFieldRules(resource, shape), runtime);
    const isOpen = source === "answer" ? !shape.closed : shape.extensible;
    const { additionalProperties } = shape;
    return {
      fields: [...fields.values()].map((field) => shapeField(field, source)),
      open: isOpen || undefined,
      others: additionalProperties && factPart(additionalProperties, source),
      rules,
    };
  }

  function shapeField(field: ShapeField, source: Source): ShapeTableField {
    const { name, type, required, nullable } = field;
    return {
      name,
      part: factPart(type, source),
      optional: !required || undefined,
      // Text has no null.
      nullable: (nullable && source !== "deep") || undefined,
      secret: isSecret(field) || undefined,
    };
  }

  return { of: factPart, print: () => declarations.join("") };
}

/** Describes the valid values of a field, for error messages. */
export function expectation(service: ResourceService, type: Fact<Type>): string {
  return type.value === undefined ? "anything" : byKind(phrases, type.value, service);
}

const phrases: ByKind<Type, [service: ResourceService], string> = {
  string({ minLength, maxLength, pattern, format }) {
    const form = pattern?.value;
    const length = count(minLength, maxLength, "of", "characters");
    const words = form === linePattern ? " without control characters" : ` that matches ${form}`;
    const standard = format?.value;
    return `${standard === undefined ? "text" : formatNames[standard]}${length}${form === undefined ? "" : words}`;
  },
  decimal({ minimum, maximum, scale }) {
    const places = scale?.value;
    const digits = places === undefined ? "" : ` with up to ${places} digits after the decimal point`;
    return `a decimal number as text, such as "12.50",${digits}${within(minimum, maximum)}`.replace(/,$/, "");
  },
  duration: () => "a duration such as P1DT12H",
  binary({ maxBytes }) {
    const most = maxBytes?.value;
    return `bytes in base64${most === undefined ? "" : `, up to ${most} of them`}`;
  },
  file({ mediaTypes, maxBytes }) {
    const most = maxBytes?.value;
    return `a file of ${mediaTypes.join(" or ")}${most === undefined ? "" : `, up to ${most} bytes`}`;
  },
  timestamp(_type, { timestamps }) {
    const forms = timestamps === undefined ? ["2026-06-30T23:59:59Z"] : timestamps.value;
    return forms === undefined ? "a date/time" : `a date/time such as ${forms[0]}`;
  },
  user: () => "text",
  title: () => "text",
  date: () => "a day such as 2026-06-30",
  time: () => "a time such as 08:30",
  any: () => "anything",
  boolean: () => "true or false",
  number: (type) => `a number${boundsOf(type)}`,
  integer: (type) => `a whole number${boundsOf(type)}`,
  namespace: () => "a whole number",
  limit: () => "a whole number",
  enum(type, { valueSets }) {
    const { values, missing } = choicesOf(type, valueSetsById(valueSets));
    return `one of ${[...values.map(({ value }) => value), ...(missing === undefined ? [] : ["or another text"])].join(", ")}`;
  },
  literal: ({ values }) => `${values.length === 1 ? "" : "one of "}${values.map(String).join(", ")}`,
  list({ items, minItems, maxItems, uniqueItems }, service) {
    const size = count(minItems, maxItems, "of", "items");
    return (
      `a list${size}${uniqueItems ? " without duplicates" : ""}, each ` +
      `${size === "" ? "item" : "of them"} ${byKind(phrases, items, service)}`
    );
  },
  map({ minItems, maxItems, maxKeyLength }) {
    const longest = maxKeyLength?.value;
    return (
      `an object${count(minItems, maxItems, "with", "members")}` +
      `${longest === undefined ? "" : `, each name up to ${longest} characters`}`
    );
  },
  shape: () => "an object",
  "one-of": ({ discriminator }) => `an object whose “${discriminator}” identifies its shape`,
  union: ({ members, exclusive }, service) =>
    members.map((member) => byKind(phrases, member, service)).join(" or ") +
    (exclusive ? ", and only one of these" : ""),
};

function count(
  least: Fact<number> | undefined,
  most: Fact<number> | undefined,
  word: "of" | "with",
  nouns: string,
): string {
  const [from, to] = [least?.value, most?.value];
  if (from === undefined) return to === undefined ? "" : ` ${word} at most ${counted(to, nouns)}`;
  return to === undefined ? ` ${word} at least ${counted(from, nouns)}` : ` ${word} ${from} to ${counted(to, nouns)}`;
}

function boundsOf(type: IntegerType | NumberType): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  const others = [
    ["more than", exclusiveMinimum],
    ["less than", exclusiveMaximum],
    ["a multiple of", multipleOf],
  ] as const;
  const words = others.flatMap(([label, fact]) => {
    const bound = fact?.value;
    return bound === undefined ? [] : [`, ${label} ${bound}`];
  });
  return within(minimum, maximum) + words.join("");
}

function within(least: Fact<number | string> | undefined, most: Fact<number | string> | undefined): string {
  const [from, to] = [least?.value, most?.value];
  if (from === undefined) return to === undefined ? "" : ` of at most ${to}`;
  return to === undefined ? ` of at least ${from}` : ` from ${from} to ${to}`;
}

/** Returns a check of the rules between the fields of an object, or `undefined` if the list is empty. */
export function ruleCheck(rules: readonly FieldRule[], runtime: RuntimeUse): RuleCheck | undefined {
  if (rules.length === 0) return undefined;
  return reference(`/* @__PURE__ */ ${runtime.name("keepsRules")}(${literal(rules.map(ruleRow), "  ")})`);
}

function ruleRow(rule: FieldRule): RuleRow {
  return {
    ...byKind(rows, rule),
    text: fieldRuleText(rule),
    error: rule.error?.value,
  };
}

/** The members of a rule that the runtime uses. The source of the rule is omitted. */
const rows: ByKind<FieldRuleKind, [], FieldRuleKind> = {
  count: ({ kind, fields, least, most }) => ({ kind, fields, least, most }),
  needs: ({ kind, each, needs }) => ({ kind, each, needs }),
  excludes: ({ kind, each, excludes }) => ({ kind, each, excludes }),
  order: ({ kind, lesser, greater, mayBeEqual }) => ({ kind, lesser, greater, mayBeEqual }),
};
