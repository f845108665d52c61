#!/usr/bin/env node
// Committed, because npm links a program only if its file exists before the sources are built. Old versions of Node
// read it too.
import module, { createRequire } from "module";
import { nodeFault } from "./node-version.js";

const fault = nodeFault("kiln-server", createRequire(import.meta.url)("../package.json").engines.node);
if (fault === undefined) {
  // Compiled code is cached in the temporary folder, which saves a sixth of each later startup.
  module.enableCompileCache();
  import("../build/main.js").catch(fail);
} else fail(new Error(fault));

function fail({ message, code }) {
  console.error(
    code === "ERR_MODULE_NOT_FOUND" ? `The server needs what is not installed. Run: npm install\n${message}` : message,
  );
  process.exitCode = 2;
}
