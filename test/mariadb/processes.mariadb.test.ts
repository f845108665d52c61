import { address } from "./given.ts";
import { newDatabase } from "./new-database.ts";
import { processesSuite } from "./processes-suite.ts";

processesSuite("MariaDB", async () => {
  const database = await newDatabase(address);
  return [database, database];
});
