import { escapeUnsafe, quote } from "./unsafe.ts";

/** A string literal of TypeScript and JavaScript, in double quotes and printable characters. */
export function stringLiteral(text: string): string {
  return quote(text);
}

/** A key of an object type or literal. `__proto__` is computed, so that it is a key in a literal too. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A doc comment that shows the text: it cannot end early, and no line of it becomes a tag. */
export function docComment(text: string, indent = ""): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map(commentLine);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function commentLine(line: string): string {
  return escapeUnsafe(line)
    .replaceAll("*/", "*\\/")
    .replace(/^(\s*)@/, "$1\\@")
    .replace(/^\//, "\\/");
}
