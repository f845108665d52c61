import { makeDemo, makeDemoAccount, type TestAccount } from "../demo.ts";
import { resetPointOf } from "../operations/control/reset-point.ts";
import { createServer } from "../server.ts";
import type { ServerOptions } from "../server-options.ts";
import { openStorage } from "../storage/open.ts";
import type { KeyKind, Storage } from "../storage/storage.ts";

export interface TestServerOptions extends Omit<ServerOptions, "database" | "control"> {
  /** Creates an account of the query interface, with which `account` of the server logs in. A reset keeps it. */
  readonly account?: boolean | undefined;
  /** Adds data before the server starts; a reset keeps it. */
  readonly prepare?: ((storage: Storage) => Promise<void>) | undefined;
}

/** A server of a test's own, on a free port of this machine, with its data in memory. */
export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  readonly address: string;
  /** By kind; those of a tenant belong to `DEMO`. */
  readonly keys: Readonly<Record<KeyKind, string>>;
  /** Undefined without the option `account`, and if the seed has an account with this name. */
  readonly account: TestAccount | undefined;
  readonly storage: Storage;
  /** Restores the initial data and faults. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server with the tenants `DEMO` and `OTHER`, keys of each kind, and whatever `prepare` adds. It logs nothing,
 * limits nothing, and takes `x-kiln-fault`, unless its options say otherwise.
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
  // After the seed, whose accounts have the first IDs.
  const account = withAccount ? await makeDemoAccount(storage, options.now?.()) : undefined;
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async (): Promise<void> => {
    // A test that ends does not wait for what it left open.
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
