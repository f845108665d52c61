import { stringLiteral } from "./typescript.ts";

export interface ImportedName {
  /** The module, as the statement writes it. */
  readonly from: string;
  readonly name: string;
  readonly typeOnly: boolean;
}

const width = 140;

/** The statements that import the names: packages before paths, modules and names in order, types apart. */
export function importStatements(names: readonly ImportedName[]): string {
  const byStatement = new Map<string, ImportedName[]>();
  for (const one of names) {
    const key = `${one.from}\n${one.typeOnly}`;
    byStatement.set(key, [...(byStatement.get(key) ?? []), one]);
  }
  return [...byStatement.values()].toSorted(([a], [b]) => compare(rank(a!), rank(b!))).map(statement).join("");
}

function statement(names: readonly ImportedName[]): string {
  const { from, typeOnly } = names[0]!;
  const [keyword, sorted] = [typeOnly ? "import type" : "import", names.map(({ name }) => name).toSorted()];
  const line = `${keyword} { ${sorted.join(", ")} } from ${stringLiteral(from)};\n`;
  if (line.length <= width) return line;
  return `${keyword} {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(from)};\n`;
}

function rank({ from, typeOnly }: ImportedName): string {
  return `${from.startsWith(".") ? 1 : 0}${from}${typeOnly ? 0 : 1}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
