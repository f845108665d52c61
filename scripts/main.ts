import { reportError, run } from "../generators/index.ts";

/** Runs Kiln in this process and this terminal. */
export async function main(): Promise<void> {
  // A reader that closes the pipe early, such as `head`, is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));
  const { env } = process;
  const args = process.argv.slice(2);
  const output = {
    out: (text: string) => void process.stdout.write(text),
    error: (text: string) => void process.stderr.write(text),
  };
  process.on("uncaughtException", (error) => process.exit(reportError(error, args, output)));
  process.exitCode = await run(args, {
    ...output,
    progress: process.stderr.isTTY ? output.error : undefined,
    color: process.stderr.isTTY === true && (env["NO_COLOR"] ?? "") === "",
    folder: process.cwd(),
    // npm sets the first variable, pnpm and Yarn the second. If one is set, `kiln` may not be on the user's `PATH`.
    runner: (env["npm_lifecycle_event"] ?? env["npm_config_user_agent"]) === undefined ? "kiln" : "npm run",
    elapsed: () => performance.now(),
  });
}
