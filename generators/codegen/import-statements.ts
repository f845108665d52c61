import { groupBy } from "../model/group-by.ts";
import { stringLiteral } from "./typescript.ts";

/** A name of another module. */
export interface ModuleName {
  /** The module, as the statement writes it. */
  readonly from: string;
  readonly name: string;
  /** The name in the file, where it is another one. */
  readonly as?: string | undefined;
  readonly typeOnly: boolean;
}

const width = 140;

/** The statements that import the names: packages before paths, modules and names in order, types apart. */
export function importStatements(names: readonly ModuleName[]): string {
  return statements("import", names);
}

/** The statements that export the names of other modules, in the same order. */
export function exportStatements(names: readonly ModuleName[]): string {
  return statements("export", names);
}

function statements(keyword: "import" | "export", names: readonly ModuleName[]): string {
  const byStatement = groupBy(names, ({ from, typeOnly }) => `${from}\n${typeOnly}`);
  return [...byStatement.values()]
    .toSorted(([a], [b]) => compare(rank(a!), rank(b!)))
    .map((some) => statement(keyword, some))
    .join("");
}

function statement(keyword: "import" | "export", names: readonly ModuleName[]): string {
  const { from, typeOnly } = names[0]!;
  const [start, sorted] = [
    typeOnly ? `${keyword} type` : keyword,
    names.map(({ name, as = name }) => (as === name ? name : `${name} as ${as}`)).toSorted(),
  ];
  const line = `${start} { ${sorted.join(", ")} } from ${stringLiteral(from)};\n`;
  if (line.length <= width) return line;
  return `${start} {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(from)};\n`;
}

function rank({ from, typeOnly }: ModuleName): string {
  return `${from.startsWith(".") ? 1 : 0}${from}${typeOnly ? 0 : 1}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
