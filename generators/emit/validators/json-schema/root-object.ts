import { isObject, jsonObject, unlessEmpty, type Json, type JsonObject } from "../../../codegen/json.ts";
import { joinMarks, type Marks } from "../../../describe/marks.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { dialect } from "../../shared/json-schema/document.ts";
import { withInner } from "../../shared/json-schema/shape-schema.ts";

/*
 * Tools that need an object at the root, such as MCP and forms, read `type`, `properties` and `required` there. Schemas
 * in `allOf` and behind `$ref` are therefore merged into the root if the meaning stays the same.
 */

export function rootObject({ $defs = {}, ...schema }: JsonObject): JsonObject {
  const definitions = $defs as Definitions;
  const root = atRoot(schema, definitions);
  const used = usedDefinitions(root, definitions);
  return used.size === 0
    ? root
    : { ...root, $defs: jsonObject([...used].sort().map((name) => [name, definitions[name]])) };
}

type Definitions = Readonly<Record<string, JsonObject>>;

const start = "#/$defs/";

function referred({ $ref }: JsonObject, definitions: Definitions): JsonObject | undefined {
  return typeof $ref === "string" ? definitions[$ref.slice(start.length)] : undefined;
}

function atRoot(schema: JsonObject, definitions: Definitions): JsonObject {
  const { $ref, allOf = [], ...own } = schema;
  const meant = referred(schema, definitions);
  if (
    $ref !== undefined &&
    meant?.["type"] !== "object" &&
    meant?.["$ref"] === undefined &&
    meant?.["allOf"] === undefined
  )
    return schema;
  const parts = [...(meant === undefined ? [] : [meant]), ...(allOf as readonly JsonObject[])];
  return parts.map((part) => atRoot(part, definitions)).reduce(joined, own);
}

/** Merges the second schema into the first. Parts that cannot be merged are added to `allOf`. */
function joined(root: JsonObject, part: JsonObject): JsonObject {
  if (part["type"] === "object" && hasAnnotationsAlone(root)) return { ...part, ...root, ...annotated(root, part) };
  if (isAboutSame(root, part))
    return {
      ...root,
      properties: withAnnotations(root, part),
      required: unlessEmpty([root["required"] ?? [], part["required"] ?? []].flat() as Json[]),
    };
  return { ...root, allOf: [...((root["allOf"] as readonly JsonObject[] | undefined) ?? []), brief(root, part)] };
}

/** Reduces a choice of required names to those names, because some tools close each object that a schema describes. */
function brief(root: JsonObject, part: JsonObject): JsonObject {
  const choices = part["anyOf"] as readonly JsonObject[] | undefined;
  const isChoice =
    choices !== undefined && Object.keys(part).length === 1 && choices.every((one) => isAboutSame(root, one));
  return isChoice ? { anyOf: choices.map(({ required }) => havingAll(required as readonly string[])) } : part;
}

/** In strict mode, ajv expects every required member among the properties. */
function havingAll(names: readonly string[]): JsonObject {
  return { properties: jsonObject(names.map((name) => [name, {}])), required: names };
}

function annotated(root: JsonObject, part: JsonObject): JsonObject {
  const [first, second] = [root, part].map(({ description }) => description as string | undefined);
  return { description: paragraphs(first ?? "", second), ...dialect.marks(joinMarks(marksOf(part), marksOf(root))) };
}

function marksOf({ $comment }: JsonObject): Marks {
  return typeof $comment === "string" ? (JSON.parse($comment.replace(/^x-kiln: /, "")) as Marks) : {};
}

/** Reports whether the part restricts members no further than the root does, except for requiring them. */
function isAboutSame(root: JsonObject, part: JsonObject): boolean {
  const others = Object.keys(part).filter((keyword) => !["type", "properties", "required"].includes(keyword));
  return (
    part["type"] === "object" &&
    others.length === 0 &&
    Object.entries(propertiesOf(part)).every(([name, schema]) =>
      isSaid(schema, Object.hasOwn(propertiesOf(root), name) ? propertiesOf(root)[name]! : {}),
    )
  );
}

function isSaid(schema: JsonObject, by: JsonObject): boolean {
  return Object.entries(schema).every(
    ([keyword, value]) => isAnnotation(keyword) || JSON.stringify(value) === JSON.stringify(by[keyword]),
  );
}

/** Returns whether the keyword is an annotation, which does not restrict values. */
function isAnnotation(keyword: string): boolean {
  return ["$comment", "default", "deprecated", "description", "examples", "title"].includes(keyword);
}

function hasAnnotationsAlone(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => isAnnotation(keyword) || schema[keyword] === undefined);
}

function withAnnotations(root: JsonObject, part: JsonObject): JsonObject {
  const given = propertiesOf(part);
  return jsonObject(
    Object.entries(propertiesOf(root)).map(([name, schema]) => [
      name,
      Object.hasOwn(given, name) ? { ...given[name], ...schema } : schema,
    ]),
  );
}

function propertiesOf({ properties = {} }: JsonObject): Definitions {
  return properties as Definitions;
}

/** Returns the names of the definitions that a schema uses, directly or indirectly. */
function usedDefinitions(schema: JsonObject, definitions: Definitions, used = new Set<string>()): ReadonlySet<string> {
  const { $ref } = schema;
  const name = typeof $ref === "string" ? $ref.slice(start.length) : undefined;
  if (name !== undefined && !used.has(name) && isObject(definitions[name])) {
    used.add(name);
    usedDefinitions(definitions[name], definitions, used);
  }
  withInner(schema, (inner) => (usedDefinitions(inner, definitions, used), inner));
  return used;
}
