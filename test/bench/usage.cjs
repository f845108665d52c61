// Loaded first into every measured process, its children too (NODE_OPTIONS), and the same for all programs: as a process ends it
// says what it used, its threads included. Plain JavaScript, because loading it must cost next to nothing.
const { appendFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) process.on("exit", () => appendFileSync(process.env.KILN_BENCH_USAGE, `${JSON.stringify(process.resourceUsage())}\n`));
