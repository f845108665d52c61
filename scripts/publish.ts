import { main } from "./main.ts";

/** Publishes the packages of this repository, which anybody may install; see `kiln publish --help`. */
process.argv.splice(2, 0, "publish", "--access", "public");
await main();
