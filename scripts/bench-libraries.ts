import { benchLibraries } from "../test/bench-libraries/bench.ts";

benchLibraries(process.argv.slice(2));
