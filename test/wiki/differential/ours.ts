import { join } from "node:path";
import { changePassword } from "../../../packages/wiki/src/accounts/make.ts";
import type { SeedFile } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { storeSeed } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { createServer } from "../../../packages/reference-server/src/server.ts";
import { openStorage } from "../../../packages/reference-server/src/storage/open.ts";
import type { Account } from "./callers.ts";

/** The reference server on a loopback address. */
export interface Ours {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** Creates a database file with all tables and the data of the seeds. Returns its path. */
export async function databaseIn(folder: string, name: string, seed: readonly SeedFile[] = []): Promise<string> {
  const file = join(folder, name);
  const storage = await openStorage(file);
  if (seed.length > 0) await storeSeed(storage, seed);
  await storage.close();
  return file;
}

/** Serves a database, with these accounts in addition to its own. */
export async function serveOurs(file: string, accounts: readonly Account[]): Promise<Ours> {
  const storage = await openStorage(file);
  for (const { name, password } of accounts) await changePassword(storage, name, password);
  const app = await createServer({ logLevel: "silent", rateLimit: 0, database: storage });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async (): Promise<void> => {
    app.server.closeAllConnections();
    await app.close();
    await storage.close();
  };
  return { endpoint: `${address}/api.php`, close };
}
