import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, lastStep, listIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import {
  constraintsOf,
  flatten,
  isImpossible,
  isObjectSchema,
  onlyPart,
  Sides,
  withRequiredProperties,
  type FlatSchema,
} from "./flatten.ts";
import { lose, newScope, type Feature, type Scope } from "./losses.ts";
import { type Names, canBeMember, idEndingIn, idOf, shapeTypes, titleOf } from "./names.ts";
import {
  type Converted,
  type Refused,
  type ShapePlan,
  type Use,
  type ValueSetPlan,
  areAllDisjoint,
  impliedType,
  inComponents,
  isNull,
  range,
  scalarType,
  taggedBy,
  taggedUnion,
  typeOrNull,
  unionOf,
  variantName,
} from "./types.ts";

const any = { type: "any", isNullable: false, description: undefined, isDeprecated: false } as const;

/** Converts the schemas of a document to types, shapes and value sets. Each referenced schema is converted once. */
export class Schemas {
  readonly shapes = new Map<string, ShapePlan>();
  readonly valueSets = new Map<string, ValueSetPlan>();
  readonly document: OpenApiDocument;
  readonly #names: Names;
  readonly #refused: Refused;
  readonly #sides: Sides;
  readonly #converted = new Map<string, Converted & { readonly scope: Scope }>();
  readonly #open = new Set<string>();
  /** The values of discriminators by pointer of the schema. */
  readonly #tags: ReadonlyMap<string, { readonly property: string; readonly values: readonly string[] }>;

  constructor(document: OpenApiDocument, names: Names, refused: Refused) {
    this.document = document;
    this.#names = names;
    this.#refused = refused;
    this.#sides = new Sides(document);
    this.#tags = taggedBy(document);
  }

  /** Converts a schema, or a reference to one, to a type. */
  convert(node: Json | undefined, pointer: string, use: Use): Converted {
    if (!isObject(node)) {
      if (node === false) lose(use.scope, "not", pointer);
      return any;
    }
    if (typeof node["$ref"] === "string") return this.#reference(node, pointer, use);
    return this.#schema({ value: node, pointer }, use);
  }

  #reference(node: JsonObject, pointer: string, use: Use): Converted {
    const found = find(this.document, node, pointer);
    if (found === undefined) {
      lose(use.scope, "external-reference", pointer, node["$ref"] as string);
      return any;
    }
    const named: Use = { ...use, name: idOf(lastStep(found.pointer), "schema"), owner: undefined };
    const key = `${found.pointer} ${this.#sides.differ(found.value) ? use.side : ""}`;
    let converted = this.#converted.get(key);
    if (converted === undefined) {
      if (this.#open.has(key)) return this.#recursion(key, found, use);
      const scope = newScope();
      this.#open.add(key);
      converted = { ...this.#schema(found, { ...named, scope }), scope };
      this.#open.delete(key);
      this.#converted.set(key, converted);
    }
    use.scope.uses.add(converted.scope);
    const isShape = isObject(converted.type) && converted.type["shape"] !== undefined;
    return {
      ...converted,
      description: stringIn(node, "description") ?? (isShape ? undefined : converted.description),
      isNullable: converted.isNullable || node["nullable"] === true,
      isDeprecated: converted.isDeprecated || node["deprecated"] === true,
    };
  }

  /** Handles recursive schemas. Only shapes can contain themselves. */
  #recursion(key: string, { pointer }: Located, use: Use): Converted {
    const shape = this.shapes.get(key);
    if (shape === undefined) {
      lose(use.scope, "recursion", pointer);
      return any;
    }
    use.scope.uses.add(shape.scope);
    return { ...any, type: { shape: shape.id } };
  }

  #schema(located: Located, use: Use): Converted {
    const { value, pointer } = located;
    const part = onlyPart(value);
    const own = {
      description: stringIn(value, "description") ?? stringIn(value, "title"),
      isDeprecated: value["deprecated"] === true,
    };
    this.#annotations(located, use.scope);
    if (part !== undefined) {
      const inner = this.convert(part, `${pointer}/allOf/0`, use);
      return {
        type: inner.type,
        isNullable: inner.isNullable || value["nullable"] === true,
        description: own.description ?? inner.description,
        isDeprecated: own.isDeprecated || inner.isDeprecated,
      };
    }
    const flat = flatten(this.document, located, use.scope);
    const { type, isNullable } = this.#flat(flat, located, use);
    const types = [flat.keywords["type"]].flat() as readonly Json[];
    const isNull = value["nullable"] === true || types.includes("null") || listIn(flat.keywords, "enum").includes(null);
    return { type, isNullable: isNullable || isNull, ...own };
  }

  #flat(
    described: FlatSchema,
    { value, pointer }: Located,
    use: Use,
  ): { readonly type: Json; readonly isNullable: boolean } {
    const isUnion = described.keywords["anyOf"] !== undefined || described.keywords["oneOf"] !== undefined;
    const flat = isUnion ? described : withRequiredProperties(described, pointer);
    const { keywords } = flat;
    if (isObjectSchema(flat)) return { type: this.#shape(flat, { value, pointer }, use), isNullable: false };
    for (const key of ["anyOf", "oneOf"] as const)
      if (keywords[key] !== undefined) return this.#union(key, flat, pointer, use);
    const types = ([keywords["type"]].flat() as readonly Json[]).filter((one) => one !== "null" && one !== undefined);
    if (types.length > 1) {
      const members = types.map((type) => this.convert({ ...keywords, type }, pointer, use).type);
      return { type: unionOf(members), isNullable: false };
    }
    return { type: this.#simple(types[0] ?? impliedType(flat), keywords, pointer, use), isNullable: false };
  }

  #simple(type: Json | undefined, keywords: JsonObject, pointer: string, use: Use): Json {
    const values = this.#values(type, keywords, pointer, use);
    if (values !== undefined) return values;
    switch (type) {
      case "array":
        return this.#list(keywords, pointer, use);
      case "object":
        return this.#map(keywords, pointer, use);
      case "null":
        return "any";
      default:
        return typeof type === "string" ? scalarType(type, keywords, pointer, use.scope) : "any";
    }
  }

  /** Converts an enum of strings, numbers and booleans. */
  #values(type: Json | undefined, keywords: JsonObject, pointer: string, use: Use): Json | undefined {
    const written = keywords["const"] === undefined ? listIn(keywords, "enum") : [keywords["const"]];
    const values = [...new Set(written.filter((value) => value !== null && value !== undefined))];
    if (values.length === 0) return undefined;
    const texts = values.filter(
      (value): value is string => typeof value === "string" && !/[\u0000-\u001f]/.test(value),
    );
    const literals = values.filter((value) => typeof value === "number" || typeof value === "boolean");
    if (texts.length + literals.length < values.length) {
      lose(use.scope, "enum-type", pointer, values as Json);
      return type === undefined || type === "string" ? "any" : undefined;
    }
    if (literals.length > 0) {
      if (literals.length === 2 && literals.every((value) => typeof value === "boolean")) return "boolean";
      return unionOf([...(texts.length === 0 ? [] : [{ values: texts }]), { enum: literals }]);
    }
    if (pointer.split("/").length !== 4 || !pointer.startsWith("/components/schemas/")) return { values: texts };
    const known = this.valueSets.get(pointer);
    if (known !== undefined) return { values: known.id };
    const id = this.claimSet(use.name);
    const title = stringIn(keywords, "title") ?? titleOf(id);
    this.valueSets.set(pointer, { id, title, description: stringIn(keywords, "description"), values: texts });
    return { values: id };
  }

  claimSet(name: string): string {
    const ids = [...(reserved.has(name) ? [] : [name]), idEndingIn(name, "values")];
    return this.#names.claim(ids, (id) => shapeTypes(id).slice(0, 1));
  }

  #list(keywords: JsonObject, pointer: string, use: Use): Json {
    if (keywords["prefixItems"] !== undefined) lose(use.scope, "tuple", `${pointer}/prefixItems`);
    this.#leftOut(keywords, pointer, use.scope, ["contains", "minContains", "maxContains", "unevaluatedItems"]);
    const items = this.convert(keywords["items"], `${pointer}/items`, use);
    return {
      list: typeOrNull(items),
      ...range(keywords, "minItems", "maxItems", pointer, use.scope),
      uniqueItems: keywords["uniqueItems"] === true ? true : undefined,
    };
  }

  #map(keywords: JsonObject, pointer: string, use: Use): Json {
    this.#leftOut(keywords, pointer, use.scope, ["propertyNames", "patternProperties", "unevaluatedProperties"]);
    const values = this.convert(keywords["additionalProperties"], `${pointer}/additionalProperties`, use);
    const { minItems, maxItems } = range(keywords, "minProperties", "maxProperties", pointer, use.scope);
    return { map: typeOrNull(values), minItems, maxItems };
  }

  #union(
    key: "anyOf" | "oneOf",
    flat: FlatSchema,
    pointer: string,
    use: Use,
  ): { readonly type: Json; readonly isNullable: boolean } {
    const { [key]: _, discriminator, ...base } = flat.keywords;
    const variants = listIn(flat.keywords, key).map((member, index) => ({
      member,
      pointer: `${pointer}/${key}/${index}`,
    }));
    const nonNull = variants.filter(({ member }) => !isNull(member));
    if (nonNull.length === 0) return { type: "any", isNullable: true };
    const hasBase = constraintsOf(base).some((name) => name !== "type") || flat.properties.size > 0;
    const joined = nonNull.map(({ member, pointer: place }) =>
      hasBase ? this.#joined({ ...flat, keywords: base }, member, place, use.scope) : undefined,
    );
    const possible = nonNull.filter((_, index) => joined[index] === undefined || !isImpossible(joined[index].flat));
    const others = possible.length === 0 ? nonNull : possible;
    const converted = others.map((variant, index) => {
      const { member, pointer: place } = variant;
      const name = others.length === 1 ? use.name : `${use.name}-${variantName(member, index)}`;
      const own: Use = { ...use, name: idOf(name, "variant") };
      const both = joined[nonNull.indexOf(variant)];
      return both === undefined ? this.convert(member, place, own) : this.#flat(both.flat, both.located, own);
    });
    const isNullable = nonNull.length < variants.length || converted.some((one) => one.isNullable);
    const type = unionOf(converted.map((one) => one.type));
    const members = isObject(type) ? listIn(type, "anyOf") : [];
    const tagged = taggedUnion(members, discriminator, this.#shapesById());
    if (tagged !== undefined) return { type: tagged, isNullable };
    const isExclusive = key === "oneOf" && members.length > 0 && !areAllDisjoint(members, this.#shapesById());
    return { type: isExclusive ? { oneOf: members } : type, isNullable };
  }

  /** Merges a member of a union with the keywords next to the union. */
  #joined(
    base: FlatSchema,
    member: Json,
    pointer: string,
    scope: Scope,
  ): { readonly flat: FlatSchema; readonly located: Located } | undefined {
    const found = find(this.document, member, pointer);
    if (found === undefined) return undefined;
    const own = flatten(this.document, found, scope);
    const flat: FlatSchema = {
      keywords: { ...base.keywords, ...own.keywords },
      properties: new Map([...base.properties, ...own.properties]),
      required: new Set([...base.required, ...own.required]),
    };
    return { flat, located: { value: found.value, pointer } };
  }

  #shapesById(): ReadonlyMap<string, ShapePlan> {
    return new Map([...this.shapes.values()].map((shape) => [shape.id, shape]));
  }

  #shape(flat: FlatSchema, located: Located, given: Use): Json {
    const { pointer } = located;
    const use = inComponents(pointer, given);
    const isSided = this.#sides.differ(located.value);
    const key = `${pointer} ${isSided ? use.side : ""}`;
    const known = this.shapes.get(key);
    if (known !== undefined) {
      use.scope.uses.add(known.scope);
      return { shape: known.id };
    }
    const name = isSided && use.side === "request" ? idOf(`${use.name}-request`, "shape") : use.name;
    const prefix = use.owner === undefined ? "" : `${use.owner}-`;
    const ids = name.includes("-") || use.owner !== undefined ? [name] : [name, idEndingIn(name, "object")];
    const id = this.#names.claim(ids, (one) => shapeTypes(prefix + one));
    const place = `${use.owner ?? ""}/${id}`;
    if (this.#refused.shapes.has(place)) {
      lose(use.scope, "refused", pointer);
      return "any";
    }
    const plan: ShapePlan = { id, owner: use.owner, scope: newScope(), pointer, members: {} };
    this.shapes.set(key, plan);
    use.scope.uses.add(plan.scope);
    plan.members = this.#shapeMembers(flat, located, { ...use, scope: plan.scope, name: id }, place);
    return { shape: id };
  }

  #shapeMembers(flat: FlatSchema, { value, pointer }: Located, use: Use, place: string): JsonObject {
    const { keywords } = flat;
    const { scope } = use;
    this.#leftOut(keywords, pointer, scope, [
      "patternProperties",
      "propertyNames",
      "minProperties",
      "maxProperties",
      "dependentRequired",
      "dependencies",
      "dependentSchemas",
      "if",
      "not",
      "unevaluatedProperties",
    ]);
    const rest = keywords["additionalProperties"];
    const others =
      isObject(rest) && constraintsOf(rest).length > 0
        ? this.convert(rest, `${pointer}/additionalProperties`, { ...use, name: idOf(`${use.name}-other`, "field") })
        : undefined;
    const isBase = keywords["discriminator"] !== undefined && !this.#tags.has(pointer);
    if (isBase) lose(scope, "discriminator", `${pointer}/discriminator`);
    const tag = this.#tags.get(pointer);
    const fields = [...flat.properties].flatMap(([name, property]) => {
      const field = this.#field(name, property, flat, use, place, tag?.property === name ? tag.values : undefined);
      return field === undefined ? [] : [[name, field] as const];
    });
    return {
      title: firstLine(stringIn(value, "title")) ?? titleOf(use.name),
      description: stringIn(value, "description"),
      closed: rest === false ? true : rest === true || isObject(rest) || isBase ? false : undefined,
      additionalProperties: others && typeOrNull(others),
      fields: Object.fromEntries(fields),
      deprecated: value["deprecated"] === true ? true : undefined,
    };
  }

  #field(
    name: string,
    { value, pointer }: Located<Json>,
    { required }: FlatSchema,
    use: Use,
    place: string,
    tag: readonly string[] | undefined,
  ): Json | undefined {
    const target = find(this.document, value, pointer)?.value;
    const has = (flag: string): boolean => [value, target].some((node) => isObject(node) && node[flag] === true);
    if (use.side === "request" ? has("readOnly") : has("writeOnly")) return undefined;
    if (!canBeMember(name)) {
      lose(use.scope, "field-name", pointer, name);
      return undefined;
    }
    if (this.#refused.fields.has(`${place}/${name}`)) {
      lose(use.scope, "unsatisfiable", pointer);
      return { type: "any", optional: !required.has(name) || undefined };
    }
    const converted = this.convert(value, pointer, { ...use, name: idOf(`${use.name}-${name}`, "field") });
    const { type, isNullable, description, isDeprecated } = converted;
    const isTag = tag !== undefined && (type === "string" || (isObject(type) && type["type"] === "string"));
    const isOptional = !isTag && !required.has(name);
    const field = {
      type: isTag ? { values: tag } : type,
      optional: isOptional || undefined,
      nullable: isNullable || undefined,
      description,
      deprecated: isDeprecated || undefined,
    };
    const isPlain =
      typeof field.type === "string" &&
      Object.entries(field).every(([key, one]) => key === "type" || one === undefined);
    return isPlain ? field.type : field;
  }

  /** Records annotations that the spec cannot contain. */
  #annotations({ value, pointer }: Located, scope: Scope): void {
    const rows: readonly (readonly [string, Feature])[] = [
      ["default", "default"],
      ["example", "example"],
      ["examples", "example"],
      ["externalDocs", "external-docs"],
      ["xml", "xml"],
    ];
    for (const [key, feature] of rows) if (value[key] !== undefined) lose(scope, feature, `${pointer}/${key}`);
    if (value["not"] !== undefined) lose(scope, "not", `${pointer}/not`);
  }

  #leftOut(keywords: JsonObject, pointer: string, scope: Scope, names: readonly string[]): void {
    for (const name of names) if (keywords[name] !== undefined) lose(scope, "keyword", `${pointer}/${name}`, name);
  }
}

/** File names that Kiln uses itself or that an operating system reserves. */
export const reserved: ReadonlySet<string> = new Set(["index", "file", "runtime", "con", "prn", "aux", "nul"]);

function firstLine(text: string | undefined): string | undefined {
  return text?.split("\n")[0];
}
