import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { createServer, openSqlite, type ServerOptions } from "../../../packages/reference-server/src/index.ts";
import { defaultGrants } from "../../../packages/wiki/src/accounts/rights.ts";
import { demoCost, newSecret, passwordHash, secretHash } from "../../../packages/wiki/src/accounts/password-hash.ts";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";

export interface TestSite {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  /** The server's time. */
  readonly clock: { now: number };
  readonly password: string;
  /** Credentials for a program that belongs to Alice. */
  readonly bot: { readonly name: string; readonly password: string };
  readonly bearer: string;
}

const password = "correct horse battery";
const botPassword = "0123456789abcdefghijklmnopqrstuv";

/** Hashing is slow, so all sites share the same hashes, of the lowest cost. */
const hashes = Promise.all([password, botPassword].map((one) => passwordHash(one, demoCost)));

/** Creates a server with an account for Alice, who is a bot. */
export async function testSite(options: ServerOptions = {}, groups: readonly string[] = ["bot"]): Promise<TestSite> {
  const clock = { now: Date.parse("2026-11-23T12:00:00Z") };
  const now = (): number => clock.now;
  const storage = openSqlite(":memory:", { now });
  const app = await createServer({ database: storage, logLevel: "silent", rateLimit: 0, now, ...options });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });
  const [hash = "", botHash = ""] = await hashes;
  const bearer = newSecret();
  await storage.write(async ({ accounts }) => {
    const id = (await accounts.insert({ name: "Alice", password: hash, groups, registered: now() })) ?? "";
    await accounts.setBotPassword(id, { app: "kiln", password: botHash, grants: defaultGrants });
    await accounts.insertBearerToken({ hash: secretHash(bearer), account: id, label: "kiln", grants: defaultGrants });
  });
  return { app, storage, clock, password, bot: { name: "Alice@kiln", password: botPassword }, bearer };
}
