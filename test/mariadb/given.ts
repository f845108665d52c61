import type { Given } from "./run.ts";

/** What `npm run test:mariadb` has made, and told of by the environment. */
const told = process.env["KILN_MARIADB"];
if (told === undefined) throw new Error("These tests need a MariaDB: npm run test:mariadb");
export const { programs, address } = JSON.parse(told) as Given;
