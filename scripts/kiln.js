#!/usr/bin/env node
// Old versions of Node must parse this file up to the version check, so it imports nothing newer before it.
import { createRequire } from "module";
import { nodeFault } from "./node-version.js";

const { engines } = createRequire(import.meta.url)("../package.json");
const fault = nodeFault("Kiln", engines.node);
if (fault === undefined) import("./start.js");
else {
  console.error(fault);
  process.exitCode = 2;
}
