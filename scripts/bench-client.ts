import { benchClient } from "../test/bench-client/bench.ts";

benchClient(process.argv.slice(2));
