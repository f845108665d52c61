import { testTools } from "../test/tools/run.ts";

await testTools(process.argv.slice(2));
