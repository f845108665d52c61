import { parseArgs } from "node:util";
import { didYouMean } from "../diagnostics/suggest.ts";

/*
 * Command lines, as tables of options over `util.parseArgs`. The compiler (generators/cli/) and the reference server
 * (src/program/) each have this file: neither package may depend on the other, and one for forty lines would be a third
 * to install. test/command-line.test.ts compares the two.
 */

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string;
  /** The placeholder for its value in the help, such as `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** A call that cannot be understood: a sentence for the person who made it. */
export interface UsageError {
  readonly problem: string;
}

export interface CommandLine<Table extends OptionTable> {
  readonly values: ReturnType<typeof parseArgs<{ options: Table; allowPositionals: true }>>["values"];
  readonly positionals: readonly string[];
}

/** Reads the arguments of a command, which accepts some of the options of a table. */
export function parseCommandLine<Table extends OptionTable>(
  args: readonly string[],
  table: Table,
  allowed: readonly (keyof Table & string)[],
): CommandLine<Table> | UsageError {
  const options = Object.fromEntries(allowed.map((name) => [name, table[name]])) as OptionTable as Table;
  const unknown = unknownOption(args, options);
  if (unknown !== undefined) return { problem: unknown };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function unknownOption(args: readonly string[], options: OptionTable): string | undefined {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || Object.hasOwn(options, token.name)) continue;
    const suggestion = didYouMean(
      token.rawName,
      Object.keys(options).map((name) => `--${name}`),
    );
    return [`There is no option “${token.rawName}”.`, suggestion].filter(Boolean).join(" ");
  }
  return undefined;
}

/** A line for each option. */
export function optionsHelp(table: OptionTable, names: readonly string[] = Object.keys(table)): string {
  const rows = names.flatMap((name) => {
    const option = table[name];
    return option === undefined ? [] : [[signature(name, option), option.help] as const];
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`).join("\n");
}

function signature(name: string, { short, value }: Option): string {
  return [short === undefined ? `--${name}` : `-${short}, --${name}`, ...(value === undefined ? [] : [value])].join(
    " ",
  );
}
