#!/usr/bin/env node
import { run } from "./program/run.js";

const code = await run(process.argv.slice(2), {
  name: "kiln-server",
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
process.exit(code);
