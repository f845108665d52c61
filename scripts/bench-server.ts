import { benchServer } from "../test/bench-server/bench.ts";

await benchServer(process.argv.slice(2));
