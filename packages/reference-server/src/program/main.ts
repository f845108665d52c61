import { reportInternalError, type Terminal } from "./terminal.ts";
import { run } from "./run.ts";

const args = process.argv.slice(2);
const terminal: Terminal = {
  name: "kiln-server",
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

process.on("uncaughtException", (error) => process.exit(reportInternalError(error, args, terminal)));
process.exit(await run(args, terminal));
