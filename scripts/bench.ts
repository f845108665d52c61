import { bench } from "../test/bench/bench.ts";

bench(process.argv.slice(2));
