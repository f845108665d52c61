import { randomBytes } from "node:crypto";
import { createConnection } from "mariadb";
import { readAddress } from "../../packages/reference-server/src/storage/mariadb/connect.ts";

/** Creates an empty database on the same server and returns its address. */
export async function newDatabase(beside: string): Promise<string> {
  const name = `kiln_${randomBytes(6).toString("hex")}`;
  const connection = await createConnection({ ...readAddress(beside) });
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  return new URL(name, beside).href;
}
