import { optionsHelp } from "./command-line.ts";
import type { Command, HandingCommand } from "./command.ts";
import { flags, type Flag } from "./options.ts";

export function programHelp(commands: readonly (Command | HandingCommand)[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Kiln compiles one YAML source of truth (spec/) into the packages that its users install (packages/).

Usage: kiln <command> [options]

${lines.join("\n")}

Run kiln <command> --help for details, and kiln --version for the version.

Exit codes of every command: 0 clean or done. 1 findings. 2 could not run. 3 internal error, a bug in Kiln; --debug shows
the stack.
`;
}

export function commandHelp(command: Command): string {
  const { name, summary, details, flags: own, formats, flagHelp } = command;
  const format =
    formats === undefined
      ? {}
      : { format: { ...flags.format, help: `how changes are printed: ${formats.join(", ")} (default: text)` } };
  const table = {
    ...flags,
    ...format,
    ...Object.fromEntries(
      Object.entries(flagHelp ?? {}).map(([flag, help]) => [flag, { ...flags[flag as Flag], ...help }]),
    ),
  };
  return `kiln ${[name, command.arguments].filter(Boolean).join(" ")}: ${summary}

${details}

Options:
${optionsHelp(table, own)}
`;
}
