import { benchMcp } from "../test/bench-mcp/bench.ts";

await benchMcp();
