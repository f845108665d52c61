import { testMariadb } from "../test/mariadb/run.ts";

await testMariadb(process.argv.slice(2));
