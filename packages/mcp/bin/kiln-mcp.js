#!/usr/bin/env node
// Old versions of Node read this file too: nothing here is newer than Node 12. Generated: change the spec instead.
import { createRequire } from "module";

const least = createRequire(import.meta.url)("../package.json").engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [neededMajor, neededMinor = 0] = least.split(".").map(Number);

if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) import("../generated/program.js").catch(fail);
else fail(new Error(`kiln-mcp needs Node ${least} or later, and this is Node ${process.versions.node}: install a later one and start it again.`));

function fail({ message }) {
  console.error(message);
  process.exitCode = 2;
}
