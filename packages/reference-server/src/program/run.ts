import { readFileSync } from "node:fs";
import { identities } from "./identities.ts";
import { reportInternalError } from "./internal-error.ts";
import { keys } from "./keys.ts";
import { serve } from "./serve.ts";
import { didYouMean } from "./suggest.ts";
import { tenants } from "./tenants.ts";
import { users } from "./users.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;

const commands: Readonly<Record<string, Command>> = { serve, keys, tenants, identities, users };

/** The program of the server: runs the command that the arguments name, or `serve`. Serving ends with SIGINT or SIGTERM. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await runCommand(args, terminal);
  } catch (error) {
    return reportInternalError(error, args, terminal);
  }
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = "serve", ...rest] = args;
  if (name === "--version") {
    terminal.out(`${version()}\n`);
    return 0;
  }
  if (name.startsWith("-")) return serve(args, terminal);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(rest, terminal);
  const known = Object.keys(commands);
  const suggestion = didYouMean(name, known) ?? `Known: ${known.join(", ")}.`;
  terminal.error(`There is no command “${name}”. ${suggestion}\nSee: ${terminal.name} --help\n`);
  return 2;
}

/** The version of this package. */
function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
