import { testSmoke } from "../test/smoke/run.ts";

await testSmoke(process.argv.slice(2));
