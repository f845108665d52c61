import type { Option } from "./command-line.ts";
import type { Flag, Options } from "./options.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** A subcommand of the program; its file is named after it. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments after the name, such as `[code]`. */
  readonly arguments: string;
  readonly flags: readonly Flag[];
  /** The values of `--format`, if they differ from the formats of findings. */
  readonly formats?: readonly string[];
  /** Help for flags whose meaning differs from the general one. */
  readonly flagHelp?: { readonly [F in Flag]?: Pick<Option, "help" | "value"> };
  /** More text for `--help`: the effect of the command, and its exit codes. */
  readonly details: string;
  run(options: Options, terminal: Terminal): ExitCode | Promise<ExitCode>;
}

export type ImporterFlag = "only" | "output" | "update";

export interface Importer {
  /** The first argument of `kiln import`. */
  readonly name: string;
  /** A line of the help. */
  readonly summary: string;
  /** Options that this importer accepts in addition to the common ones. */
  readonly flags: readonly ImporterFlag[];
  /** Imports from a file or a URL. */
  run(input: string, options: Options, terminal: Terminal): Promise<ExitCode>;
}

/** A subcommand that is delegated to another program, which parses the arguments itself. */
export interface HandingCommand {
  readonly name: string;
  readonly summary: string;
  handOver(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}
