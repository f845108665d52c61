import { oracle } from "../test/oracle/oracle.ts";

await oracle(process.argv.slice(2));
