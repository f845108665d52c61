import { benchValidators } from "../test/bench-validators/bench.ts";

await benchValidators(process.argv.slice(2));
