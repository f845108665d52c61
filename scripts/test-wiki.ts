import { testWiki } from "../test/wiki/run.ts";

await testWiki(process.argv.slice(2));
