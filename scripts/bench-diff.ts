import { benchDiff } from "../test/bench-diff/bench.ts";

await benchDiff(process.argv.slice(2));
