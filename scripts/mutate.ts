import { mutateSources } from "../test/validators/mutation/sources.ts";

await mutateSources(process.argv.slice(2));
