import { nameOf, type Named } from "./spec-names.ts";
import { escapeUnsafe, quote } from "./unsafe.ts";

/** Returns a TypeScript and JavaScript string literal in double quotes, with printable characters only. */
export function stringLiteral(text: string): string {
  return quote(text);
}

/**
 * Returns a key of an object type or literal. `__proto__` is computed, because a literal would otherwise set the
 * prototype. A key that declares a part of the spec is a name of that part.
 */
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

/**
 * Returns an optional member of an object type. If all objects inherit a member of that name, the type includes the
 * inherited one.
 */
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

/** Returns an identifier for any text. It is never a reserved word. */
export function variableName(text: string): string {
  const name = identifier(text);
  return reservedWords.has(name) ? `${name}_` : name;
}

/** The reserved words in modules, which are strict code: ECMA-262, "Keywords and Reserved Words". */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof " +
    "interface let new null package private protected public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/**
 * Returns a doc comment that shows the text. The text cannot end the comment, and no line of it becomes a tag. Our own
 * tags follow the text.
 */
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

/** Returns a one-line comment. */
export function remark(text: string): string {
  return `// ${escapeUnsafe(text)}`;
}
