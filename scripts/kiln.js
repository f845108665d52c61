#!/usr/bin/env node
// Old Nodes read this file too, as far as the check: nothing newer is imported before it.
import { createRequire } from "module";
import { nodeFault } from "./node-version.js";

const { engines } = createRequire(import.meta.url)("../package.json");
const fault = nodeFault("Kiln", engines.node);
if (fault === undefined) import("./start.js");
else {
  console.error(fault);
  process.exitCode = 2;
}
