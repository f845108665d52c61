import { parseArgs } from "node:util";
import { didYouMean } from "./terminal.ts";

/*
 * Parses command lines from tables of options, based on `util.parseArgs`. The compiler (generators/cli/) and the
 * reference server (src/program/) each have a copy of this file. Neither package may depend on the other, and a shared
 * package would be too much for forty lines. test/command-line.test.ts compares the copies.
 */

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string;
  /** The placeholder for the option's value in the help, such as `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** An invalid call, with a message for the user. */
export interface UsageError {
  readonly problem: string;
}

export interface CommandLine<Table extends OptionTable> {
  readonly values: ReturnType<typeof parseArgs<{ options: Table; allowPositionals: true }>>["values"];
  readonly positionals: readonly string[];
}

/** Parses the arguments of a command that accepts some of the options of a table. */
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

/** Returns the help with one line for each option. */
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
