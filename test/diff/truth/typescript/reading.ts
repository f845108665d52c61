import type { Fact } from "../../../../generators/model/fact.ts";
import { isClosed, shapeFields } from "../../../../generators/model/queries.ts";
import type { Type } from "../../../../generators/model/type.ts";
import { printed, valuesOf, type TypeScope } from "./printed.ts";

/** Marks lines that name every value of a set. An additional value is not an error in such a line. */
export const exhaustive = "// exhaustive";

let counter = 0;

/** Returns a unique variable name. */
export function fresh(): string {
  counter += 1;
  return `own${counter}`;
}

/**
 * Returns statements that read a value into variables with the types of the old spec. Lines that the old package
 * rejects, for example because a value may be absent, are not part of the program.
 */
export function readingLines(expression: string, type: Fact<Type>, scope: TypeScope, depth = 0): readonly string[] {
  const known = type.value;
  const lists = known === undefined ? [] : enumLines(expression, known, scope);
  const wide = known === undefined ? "unknown" : wideType(known, scope);
  const types = [wide, `${wide} | undefined`, `${wide} | null`, `${wide} | null | undefined`];
  const own = [...types.map((one) => declaration(expression, one)), ...lists];
  return known === undefined || depth > 3 ? own : [...own, ...memberLines(expression, known, scope, depth)];
}

function declaration(expression: string, type: string, mark = ""): string {
  return `const ${fresh()}: ${type} = ${expression};${mark === "" ? "" : ` ${mark}`}`;
}

/** Returns the type of a value, with enum values widened to strings. The marked lines read each enum value. */
function wideType(type: Type, scope: TypeScope): string {
  return type.kind === "shape" ? "object" : printed(documented(type), { ...scope, asText: true });
}

function enumLines(expression: string, type: Type, scope: TypeScope): readonly string[] {
  if (type.kind !== "enum" && type.kind !== "literal") return [];
  const values = type.kind === "enum" ? valuesOf(type, scope) : type.values.map(String);
  const compared = values.map((value) => `const ${fresh()} = ${expression} === ${value};`);
  const types =
    type.kind === "literal" || isClosed(type) ? [values.join(" | "), [...values, "undefined"].join(" | ")] : [];
  return [...compared, ...types.map((one) => declaration(expression, one, exhaustive))];
}

function memberLines(expression: string, type: Type, scope: TypeScope, depth: number): readonly string[] {
  if (type.kind === "list") return readingLines(`${expression}![0]!`, documented(type.items), scope, depth + 1);
  if (type.kind === "map") return readingLines(`${expression}!["a key"]!`, documented(type.values), scope, depth + 1);
  if (type.kind !== "shape") return [];
  const shape = scope.shapes.find(({ name }) => name === type.shape);
  if (shape === undefined) return [];
  const object = depth === 0 ? expression : `${expression}!`;
  return shapeFields(scope, shape).flatMap((field) =>
    readingLines(`${object}.${field.name}`, field.type, scope, depth + 1),
  );
}

function documented(type: Type): Fact<Type> {
  return { status: "documented", value: type, place: { file: "", start: 0, end: 0 } };
}
