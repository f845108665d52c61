#!/usr/bin/env node
// Old Nodes read this file and what it imports too: the check is in `run`, and what is newer than Node 12 is imported after it.
import { internalError } from "./program/internal-error.js";
import { run } from "./program/run.js";

const args = process.argv.slice(2);
const terminal = {
  name: "kiln-server",
  /** @param {string} text */
  out: (text) => void process.stdout.write(text),
  /** @param {string} text */
  error: (text) => void process.stderr.write(text),
};

process.on("uncaughtException", (error) => process.exit(internalError(error, args, terminal)));
run(args, terminal).then((code) => process.exit(code));
