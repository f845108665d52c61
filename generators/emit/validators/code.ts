import { literal, reference } from "../../codegen/literal.ts";
import { stringLiteral } from "../../codegen/typescript.ts";

/** A JavaScript expression. */
export type Code = string;

const width = 140;

/** Returns a list of strings, on as many lines as necessary. */
export function stringList(items: readonly string[], indent = ""): readonly string[] {
  const line = `[${items.map(stringLiteral).join(", ")}]`;
  if (line.length < width - 20) return reference(line);
  return reference(
    `[\n${filled(
      items.map((item) => `${stringLiteral(item)},`),
      `${indent}  `,
    )}\n${indent}]`,
  );
}

/** Joins texts with spaces, in lines of limited length. */
function filled(texts: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const text of texts) {
    if (line !== "" && indent.length + line.length + text.length >= width) lines.push(line), (line = "");
    line += line === "" ? text : ` ${text}`;
  }
  return [...lines, line].map((text) => indent + text).join("\n");
}

/** Returns a list with each item on its own line. */
export function lineList<T>(items: readonly T[], indent: string): readonly T[] {
  return reference(`[\n${items.map((item) => `${indent}  ${literal(item)},\n`).join("")}${indent}]`);
}

/** Indents all lines of a value except the first. */
export function indented<T>(value: T, indent: string): T {
  return reference(literal(value).replaceAll("\n", `\n${indent}`));
}

export function regExp(pattern: string): RegExp {
  return reference(`new RegExp(${stringLiteral(pattern)}, "u")`);
}

/**
 * Returns a function that derives a unique name in a file from the requested name. The ending prevents reserved words.
 */
export function namer(ending: string): (wish: string) => string {
  const taken = new Set<string>();
  return (wish) => {
    const [first = "", ...others] = wish.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");
    const base = [first, ...others.map((part) => part[0]!.toUpperCase() + part.slice(1))]
      .join("")
      .replace(/^(?=\d|$)/, "_");
    let name = base + ending;
    for (let count = 2; taken.has(name); count++) name = `${base}${count}${ending}`;
    taken.add(name);
    return name;
  };
}
