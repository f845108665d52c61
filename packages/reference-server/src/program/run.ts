import { packageVersion } from "../package.ts";
import { type ExitCode, type Terminal, didYouMean, reportInternalError } from "./terminal.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;

/** The commands, which are loaded on demand. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  keys: async () => (await import("./keys.ts")).keys,
  tenants: async () => (await import("./tenants.ts")).tenants,
  identities: async () => (await import("./identities.ts")).identities,
  users: async () => (await import("./users.ts")).users,
  seed: async () => (await import("./seed.ts")).seed,
};

/** Runs the command that the arguments name; by default, `serve`. SIGINT and SIGTERM stop the server. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await runCommand(args, terminal);
  } catch (error) {
    return reportInternalError(error, args, terminal);
  }
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = "serve", ...rest] = args;
  // The option applies to any command.
  if (args.includes("--version")) {
    terminal.out(`${packageVersion()}\n`);
    return 0;
  }
  const [asked, own] = name.startsWith("-") ? ["serve", args] : [name, rest];
  const load = Object.hasOwn(commands, asked) ? commands[asked] : undefined;
  if (load !== undefined) return (await load())(own, terminal);
  const known = Object.keys(commands);
  const suggestion = didYouMean(name, known) ?? `Known: ${known.join(", ")}.`;
  terminal.error(`There is no command “${name}”. ${suggestion}\nSee: ${terminal.name} --help\n`);
  return 2;
}
