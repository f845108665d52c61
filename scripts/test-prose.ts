import { checkProse } from "../test/prose/check.ts";

await checkProse(process.argv.slice(2));
