import type { Given } from "./run.ts";

/** The MariaDB started by `npm run test:mariadb`, which passes its address in the environment. */
const told = process.env["KILN_MARIADB"];
if (told === undefined) throw new Error("These tests need a MariaDB: npm run test:mariadb");
export const { programs, address } = JSON.parse(told) as Given;
