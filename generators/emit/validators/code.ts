import { stringLiteral } from "../../codegen/typescript.ts";

/** Text of JavaScript that is an expression. */
export type Code = string;

const width = 140;

export function call(name: string, ...values: readonly Code[]): Code {
  return `${name}(${values.join(", ")})`;
}

export function list(items: readonly Code[]): Code {
  return `[${items.join(", ")}]`;
}

/** A list of strings, on as many lines as it needs. */
export function stringList(items: readonly string[], indent = ""): Code {
  const line = list(items.map(stringLiteral));
  return line.length < width - 20 ? line : `[\n${filled(items.map((item) => `${stringLiteral(item)},`), `${indent}  `)}\n${indent}]`;
}

/** Words one after the other, in lines of limited length. */
function filled(words: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && indent.length + line.length + word.length >= width) lines.push(line), (line = "");
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line].map((text) => indent + text).join("\n");
}

/** A value of the spec as a literal. */
export function literal(value: string | number | boolean | readonly (string | number)[]): Code {
  if (typeof value === "object") return list(value.map(literal));
  return typeof value === "string" ? stringLiteral(value) : String(value);
}

export function regExp(pattern: string): Code {
  return `new RegExp(${stringLiteral(pattern)}, "u")`;
}

/** One name for each thing in a file, made of the thing's own name; the ending keeps it from being a word of the language. */
export function namer(ending: string): (wish: string) => string {
  const taken = new Set<string>();
  return (wish) => {
    const words = wish.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
    const base = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("").replace(/^(?=\d|$)/, "_");
    let name = base + ending;
    for (let count = 2; taken.has(name); count++) name = `${base}${count}${ending}`;
    taken.add(name);
    return name;
  };
}
