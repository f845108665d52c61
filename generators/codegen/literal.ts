import { incremental } from "../model/memo.ts";
import { propertyKey, stringLiteral } from "./typescript.ts";

const width = 140;

/** A placeholder in a value for a name that the printed file imports or declares. It is printed as that name. */
class Reference {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The key under which a literal spreads another value. */
const spreadKey = Symbol("spread");

/**
 * Returns a placeholder for the members of a named value, to spread into another: `{ ...spread<Wire>("wire"), groups
 * }`.
 */
export function spread<T extends object>(name: string): T {
  return { [spreadKey]: name } as unknown as T;
}

/** Returns a placeholder for a name, typed as the value that the name refers to. */
export function reference<T>(name: string): T {
  return new Reference(name) as T;
}

/**
 * Returns a value as a TypeScript and JavaScript literal. It is on one line if it fits, otherwise each member is on its
 * own line. Members that are `undefined` are omitted. Callers declare a type for each table, so that `tsc` checks it
 * against the code that reads it.
 */
export function literal(value: unknown, indent = ""): string {
  if (!hasParts(value)) return atom(value);
  return indent.length === partIndent ? partLiteral(value, indent) : wholeLiteral(value, indent);
}

/** Parts of a table with this indentation, such as its entry for a module, are printed once while they are equal. */
const partIndent = 4;

const partLiteral = incremental(wholeLiteral);

function wholeLiteral(value: object, indent: string): string {
  const inner = `${indent}  `;
  const parts = partsOf(value, (part) => literal(part, inner));
  const flat = joined(value, parts);
  // A multi-line member is always wider than a line.
  if (indent.length + flat.length <= width) return flat;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

/** Writes a value as a literal on one line, however long. */
export function flatLiteral(value: unknown): string {
  return hasParts(value) ? joined(value, partsOf(value, flatLiteral)) : atom(value);
}

function hasParts(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Reference) && !(value instanceof RegExp);
}

function partsOf(value: object, text: (part: unknown) => string): readonly string[] {
  if (Array.isArray(value)) return value.map(text);
  return [...spreadOf(value), ...membersOf(value).map(([key, member]) => memberText(key, member, text(member)))];
}

function joined(value: object, parts: readonly string[]): string {
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function atom(value: unknown): string {
  if (typeof value === "string") return stringLiteral(value);
  if (value instanceof Reference) return value.name;
  return value instanceof RegExp ? patternLiteral(value) : scalarLiteral(value);
}

function patternLiteral({ source, flags }: RegExp): string {
  return `new RegExp(${[source, flags]
    .filter((text) => text !== "")
    .map(stringLiteral)
    .join(", ")})`;
}

/** Uses the shorthand if the value has the same name as its key. */
function memberText(key: string, member: unknown, text: string): string {
  return member instanceof Reference && member.name === key ? key : `${propertyKey(key)}: ${text}`;
}

function scalarLiteral(value: unknown): string {
  if (value === null || value === undefined || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  throw new Error(`A value of type ${typeof value} has no literal.`);
}

function spreadOf(value: { readonly [spreadKey]?: string }): readonly string[] {
  return value[spreadKey] === undefined ? [] : [`...${value[spreadKey]}`];
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
