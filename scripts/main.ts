import { run } from "../generators/index.ts";

/** Runs Kiln in this process and this terminal. */
export async function main(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no fault.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));
  const { env } = process;
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    color: process.stderr.isTTY === true && (env["NO_COLOR"] ?? "") === "",
    folder: process.cwd(),
    runner: env["npm_lifecycle_event"] === undefined ? "kiln" : "npm run",
    elapsed: () => performance.now(),
  });
}
