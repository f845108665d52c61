import { Worker } from "node:worker_threads";

/** In milliseconds: the maximum time for a test file. A mutant may never end. */
const longest = 60_000;

// A timer of the main thread would not fire during an endless loop.
new Worker(`setTimeout(() => process.kill(process.pid, "SIGKILL"), ${longest})`, { eval: true }).unref();
