import { makeDemo, makeDemoAccount, type TestAccount } from "../demo.ts";
import { resetPointOf } from "../operations/control.ts";
import { createServer } from "../server.ts";
import type { ServerOptions } from "../server-options.ts";
import { openStorage } from "../storage/open.ts";
import type { KeyKind, Storage } from "../storage/storage.ts";

export interface TestServerOptions extends Omit<ServerOptions, "database" | "control"> {
  /**
   * True to create an account of the query interface. `account` of the server contains its credentials. A reset keeps
   * it.
   */
  readonly account?: boolean | undefined;
  /** Adds data before the server starts. A reset keeps the data. */
  readonly prepare?: ((storage: Storage) => Promise<void>) | undefined;
}

/** A server for a single test, on a free port of this machine, with its data in memory. */
export interface TestServer extends AsyncDisposable {
  /** The URL without a trailing slash, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  /** API keys by kind. Tenant keys belong to the tenant `DEMO`. */
  readonly keys: Readonly<Record<KeyKind, string>>;
  /** Undefined without the option `account`, or if the seed has an account with the same name. */
  readonly account: TestAccount | undefined;
  readonly storage: Storage;
  /** Restores the initial data and resets the faults. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server with the tenants `DEMO` and `OTHER`, keys of each kind, and the data that `prepare` adds. By default,
 * it has no log and no rate limit. It accepts the header `x-kiln-fault`.
 */
export async function startTestServer({
  account: withAccount = false,
  prepare,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const storage = await openStorage(":memory:", options.now === undefined ? {} : { now: options.now });
  const keys = await makeDemo(storage);
  await prepare?.(storage);
  const app = await createServer({
    logLevel: "silent",
    rateLimit: 0,
    ...options,
    control: resetPointOf(storage),
    database: storage,
  });
  // Created after the seed, so that the accounts of the seed have the first ids.
  const account = withAccount ? await makeDemoAccount(storage, options.now?.()) : undefined;
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async (): Promise<void> => {
    // The test does not wait for connections that it left open.
    app.server.closeAllConnections();
    await app.close();
    await storage.close();
  };
  return {
    address,
    keys: keys as Readonly<Record<KeyKind, string>>,
    account,
    storage,
    reset: async () => void (await app.inject({ method: "POST", url: "/_kiln/reset" })),
    close,
    [Symbol.asyncDispose]: close,
  };
}
