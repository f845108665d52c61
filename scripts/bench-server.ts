import { benchServer } from "../test/bench-server/bench.ts";
import { benchWiki } from "../test/bench-server/wiki/bench.ts";

const [first, ...others] = process.argv.slice(2);
await (first === "wiki" ? benchWiki(others) : benchServer(process.argv.slice(2)));
