import { testClients } from "../test/wiki-clients/run.ts";

await testClients(process.argv.slice(2));
