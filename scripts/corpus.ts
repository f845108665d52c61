import { testCorpus } from "../test/corpus/check.ts";

process.exitCode = await testCorpus(process.argv.slice(2));
