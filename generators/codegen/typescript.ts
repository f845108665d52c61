import { escapeUnsafe, quote } from "./unsafe.ts";
import { incremental } from "../model/memo.ts";

/*
 * The names that a declaration file takes from the spec, with their origins. An emitter marks such a name while it
 * prints; everywhere else a name is a plain string. The marks are noncharacters, which all functions of this folder
 * escape, so no text of a spec contains them. Texts have marks only inside `recordOrigins`.
 */

/** The start of a definition in the spec: a file, and an offset into its text. */
export interface Origin {
  readonly file: string;
  readonly start: number;
}

interface Named {
  readonly place: Origin;
}

const open = "\ufdd0";
const close = "\ufdd1";

let isRecording = false;

/** Returns the name of a declaration, marked with its origin while origins are recorded. */
export function nameOf(name: string, part: Named | undefined): string {
  return isRecording && part !== undefined ? `${open}${part.place.file}:${part.place.start}${close}${name}` : name;
}

/** Calls a function that prints files. The names in their texts are marked; `takeOrigins` separates the two. */
export function recordOrigins<Result>(print: () => Result): Result {
  isRecording = true;
  try {
    return print();
  } finally {
    isRecording = false;
  }
}

export interface NamedOffset {
  readonly offset: number;
  readonly origin: Origin;
}

/** Separates a marked text into the text and its names. */
export function takeOrigins(marked: string): { readonly text: string; readonly names: readonly NamedOffset[] } {
  const [first = "", ...parts] = marked.split(open);
  const names: NamedOffset[] = [];
  let text = first;
  for (const part of parts) {
    const end = part.indexOf(close);
    const colon = part.lastIndexOf(":", end);
    names.push({
      offset: text.length,
      origin: { file: part.slice(0, colon), start: Number(part.slice(colon + 1, end)) },
    });
    text += part.slice(end + 1);
  }
  return { text, names };
}

/** Returns a TypeScript and JavaScript string literal in double quotes, with printable characters only. */
export function stringLiteral(text: string): string {
  return quote(text);
}

/** Returns a key of an object type or literal. `__proto__` is computed, because it would set the prototype. */
export function propertyKey(name: string, part?: Named): string {
  const key = name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
  return nameOf(key, part);
}

/** Members that every object inherits. They exist even if a value does not set them. */
const inherited: ReadonlySet<string> = new Set([
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "__proto__",
]);

export function isInherited(name: string): boolean {
  return inherited.has(name);
}

/** Returns an optional member of an object type, including the inherited member of that name. */
export function optionalMember(name: string, type: string, part?: Named): string {
  return `readonly ${propertyKey(name, part)}?: ${type}${orInherited(name)} | undefined;`;
}

/** Returns the union member to append to the type of an optional member that has the name of an inherited one. */
export function orInherited(name: string): string {
  // The TypeScript library declares only the members without leading underscores.
  return isInherited(name) && !name.startsWith("_") ? ` | Object[${quote(name)}]` : "";
}

/** Returns the code that accesses a property, to append to the object: `.name` or `["name"]`. */
export function memberAccess(name: string): string {
  const key = propertyKey(name);
  return key === name ? `.${key}` : `[${quote(name)}]`;
}

/** Returns the name as a type name: characters that are invalid in identifiers become `_`. */
export function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_$]/g, "_").replace(/^(?=\d)/, "_");
}

export function variableName(text: string): string {
  const name = identifier(text);
  return reservedWords.has(name) ? `${name}_` : name;
}

/** The reserved words in modules, which are strict code: ECMA-262, "Keywords and Reserved Words". */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export " +
    "extends false finally for function if implements import in instanceof " +
    ("interface let new null package private protected public return static super switch this throw true try " +
      "typeof var void while with yield")
  ).split(" "),
);

/** Returns a doc comment that shows the text, with no end and no tag inside it, followed by our own tags. */
export function docComment(text: string, indent = "", tags: readonly `@${string}`[] = []): string {
  const ofText = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map(commentLine);
  const lines = [...(text === "" ? [] : ofText), ...tags.map(tagLine)];
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Returns a doc comment with the text on one line. Our own tags follow the text. */
export function lineComment(text: string, indent = "", tags: readonly `@${string}`[] = []): string {
  return docComment(text.replace(/[\s\u0085]+/g, " ").trim(), indent, tags);
}

/** Returns a tag on one line. It cannot end the comment either. */
function tagLine(tag: string): string {
  return `@${commentLine(tag.slice(1).replace(/[\s\u0085]+/g, " "))}`;
}

function commentLine(line: string): string {
  return escapeUnsafe(line)
    .replaceAll("*/", "*\\/")
    .replace(/^(\s*)@/, "$1\\@")
    .replace(/^\//, "\\/");
}

export function remark(text: string): string {
  return `// ${escapeUnsafe(text)}`;
}

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

/** Returns a placeholder that spreads the members of a named value: `{ ...spread<Wire>("wire"), groups }`. */
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
  const flat = joinedParts(value, parts);
  // A multi-line member is always wider than a line.
  if (indent.length + flat.length <= width) return flat;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

/** Writes a value as a literal on one line, however long. */
export function flatLiteral(value: unknown): string {
  return hasParts(value) ? joinedParts(value, partsOf(value, flatLiteral)) : atom(value);
}

function hasParts(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Reference) && !(value instanceof RegExp);
}

function partsOf(value: object, text: (part: unknown) => string): readonly string[] {
  if (Array.isArray(value)) return value.map(text);
  return [...spreadOf(value), ...membersOf(value).map(([key, member]) => memberText(key, member, text(member)))];
}

function joinedParts(value: object, parts: readonly string[]): string {
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
