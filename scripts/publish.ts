import { main } from "./main.ts";

/** Publishes the public packages of this repository; see `kiln publish --help`. */
process.argv.splice(2, 0, "publish", "--access", "public");
await main();
