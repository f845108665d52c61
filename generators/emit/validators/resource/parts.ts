import type {
  LeafPart,
  ListPart,
  MapPart,
  Part,
  RuleCheck,
  ShapeTable,
  ShapeTableField,
  TaggedPart,
  UnionPart,
} from "../../../../templates/runtime/resource/validators/reading.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import { whereKnown, type Fact } from "../../../model/fact.ts";
import { isSecret, shapeFieldRules, shapeFields } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import {
  type ListType,
  type MapType,
  type OneOfType,
  type Type,
  type UnionType,
  valueSetsById,
} from "../../../model/type.ts";
import { taggedShapes } from "../../../model/shapes.ts";
import { namer, type Code } from "../code.ts";
import type { Checks } from "./checks.ts";
import { conversion, type Source } from "./conversion.ts";
import { expectation } from "./expectation.ts";
import { ruleCheck } from "./rules.ts";
import { isStructured } from "./types.ts";
import type { RuntimeUse } from "../runtime-use.ts";

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
    whereKnown(
      fact,
      (type) => partOf(type, source),
      () => anything,
    );

  function leaf(type: Type, source: Source): LeafPart {
    const from = conversion(type, { source, runtime, checks });
    return {
      kind: "leaf",
      is: checks.ofType(type, source === "answer" ? "schema" : "decoding"),
      expected: words(type),
      from,
    };
  }

  function list(type: ListType, source: Source): ListPart {
    const [least, most] = [type.minItems, type.maxItems].map((bound) => bound?.value);
    const from = conversion(type, { source, runtime, checks });
    const areDistinct = type.uniqueItems ? runtime.value("areDistinct") : undefined;
    const items = partOf(type.items, type.items.kind === "list" ? inside(source) : source);
    return { kind: "list", items, least, most, areDistinct, expected: words(type), from };
  }

  function map(type: MapType, source: Source): MapPart {
    const [least, most, longest] = [type.minItems, type.maxItems, type.maxKeyLength].map((bound) => bound?.value);
    return { kind: "map", values: partOf(type.values, inside(source)), least, most, longest, expected: words(type) };
  }

  /** Structured members come last. Members that accept any string come after those that convert one. */
  function union(type: UnionType, source: Source): Part {
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
  }

  function oneOf(type: OneOfType, source: Source): TaggedPart {
    const choices = taggedShapes(type, { shapes: resource.shapes, sets: valueSetsById(service.valueSets) });
    const shapes = choices.map(
      ({ tag, shape }) => [tag, reference<() => ShapeTable>(`() => ${shapeName(shape, inside(source))}`)] as const,
    );
    return { kind: "tagged", tag: type.discriminator, shapes, expected: words(type) };
  }

  const printers: ByKind<Type, [source: Source], Part> = {
    string: leaf,
    user: leaf,
    title: leaf,
    date: leaf,
    time: leaf,
    decimal: leaf,
    duration: leaf,
    binary: leaf,
    file: leaf,
    timestamp: leaf,
    any: leaf,
    boolean: leaf,
    number: leaf,
    integer: leaf,
    namespace: leaf,
    limit: leaf,
    enum: leaf,
    literal: leaf,
    list,
    union,
    map,
    "one-of": oneOf,
    shape: (type, source) => ({
      kind: "object",
      shape: reference(`() => ${shapeName(type.shape, inside(source))}`),
      expected: words(type),
    }),
  };

  function words(type: Type): string {
    return expectation(service, { status: "documented", value: type, place: resource.place });
  }

  /**
   * Registers the name before the text is created, because shapes may contain themselves. A file contains either shapes
   * of requests or shapes of responses.
   */
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
