import { withSuggestion } from "../diagnostics/suggest.ts";
import { check } from "./check.ts";
import type { Command, HandingCommand } from "./command.ts";
import { diff } from "./diff.ts";
import { docs } from "./docs.ts";
import { drift } from "./drift.ts";
import { explain } from "./explain.ts";
import { format } from "./format.ts";
import { generate } from "./generate.ts";
import { importCommand } from "./import.ts";
import { init } from "./init.ts";
import { learn } from "./learn.ts";
import { lsp } from "./lsp.ts";
import { migrate } from "./migrate.ts";
import { type ExitCode, type Terminal, exit, misusedIn, version } from "./terminal.ts";
import { newThing } from "./new.ts";
import { type Flag, flags, parseOptions } from "./options.ts";
import { pack } from "./pack.ts";
import { publish } from "./publish.ts";
import { release } from "./release.ts";
import { DEBUG, type ErrorOptions, reportFailure } from "./runtime.ts";
import { review } from "./review.ts";
import { scaffold } from "./scaffold.ts";
import { hasServerProgram, serverCommand } from "./server-program.ts";
import { verify } from "./verify.ts";
import { optionsHelp } from "./command-line.ts";

const ownCommands: readonly Command[] = [
  init,
  importCommand,
  newThing,
  generate,
  check,
  drift,
  verify,
  diff,
  release,
  pack,
  publish,
  docs,
  explain,
  format,
  review,
  learn,
  migrate,
  scaffold,
  lsp,
];

/** All commands, including those of the reference server, which only Kiln's own repository has. */
const commands: readonly (Command | HandingCommand)[] = [
  ...ownCommands,
  serverCommand("serve", "serve the APIs with the reference server"),
  serverCommand("keys", "create, list and revoke API keys of the reference server"),
  serverCommand("tenants", "create and list tenants of the reference server"),
  serverCommand("identities", "create and list identities that can get a login token from the reference server"),
  serverCommand("users", "create and list accounts of the reference server's query API"),
  serverCommand("seed", "create a seed for the reference server from another wiki's responses"),
];

/** Runs the command that the arguments name. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await runProgram(args, terminal);
  } catch (error) {
    return reportError(error, args, terminal);
  }
}

/** Reports an error that is neither a finding nor an invalid call. */
export function reportError(
  error: unknown,
  args: readonly string[],
  terminal: Pick<Terminal, "out" | "error">,
): ExitCode {
  return reportFailure(error, errorOptions(args), terminal);
}

function errorOptions([name, ...rest]: readonly string[]): ErrorOptions {
  const command = commandNamed(name);
  const options =
    command === undefined || "handOver" in command ? undefined : parseOptions(rest, command.flags, command.formats);
  return {
    debug: rest.includes(DEBUG),
    format: options === undefined || "problem" in options ? "text" : options.format,
  };
}

async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(programHelp(hasServerProgram(terminal.folder) ? commands : ownCommands));
    return name === undefined ? exit.failed : exit.ok;
  }
  if (name === "--version") {
    terminal.out(`${version()}\n`);
    return exit.ok;
  }
  const command = commandNamed(name);
  if (command === undefined) return misusedIn()(terminal, unknownCommand(name));
  return "handOver" in command ? command.handOver(rest, terminal) : runCommand(command, rest, terminal);
}

function commandNamed(name: string | undefined): Command | HandingCommand | undefined {
  return commands.find((one) => one.name === name);
}

function runCommand(command: Command, args: readonly string[], terminal: Terminal): ExitCode | Promise<ExitCode> {
  const options = parseOptions(args, command.flags, command.formats);
  if ("problem" in options) return misusedIn(command.name)(terminal, options.problem);
  if (options.help) {
    terminal.out(commandHelp(command));
    return exit.ok;
  }
  const tooMany = command.arguments.includes("...")
    ? undefined
    : options.positionals[command.arguments.split(" ").filter(Boolean).length];
  if (tooMany !== undefined) return misusedIn(command.name)(terminal, `The argument “${tooMany}” is not expected.`);
  return command.run(options, terminal);
}

function unknownCommand(name: string): string {
  const known = commands.map((command) => command.name);
  return withSuggestion(`There is no command “${name}”.`, name, known);
}

function programHelp(commands: readonly (Command | HandingCommand)[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Kiln compiles one YAML source of truth (spec/) into the packages that its users install (packages/).

Usage: kiln <command> [options]

${lines.join("\n")}

Run kiln <command> --help for details, and kiln --version for the version.

Exit codes of every command: 0 clean or done. 1 findings. 2 could not run. 3 internal error, a bug
in Kiln; --debug shows the stack.
`;
}

function commandHelp(command: Command): string {
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
