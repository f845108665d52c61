import type { Connection } from "mariadb";
import { unreachable } from "./connections.ts";

/** Maximum time to wait for a row that another transaction has locked, in seconds. */
const lockTimeout = 5;

/**
 * In milliseconds; longer than any wait of the database itself. A connection that was idle for this time is replaced.
 */
const socketTimeout = 20_000;

/** The settings of each connection. Variables that the database does not have are skipped. */
const settings: Readonly<Record<string, string>> = {
  sql_mode: "'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  innodb_lock_wait_timeout: String(lockTimeout),
  // In seconds. A process that hangs in a transaction must not block all others.
  idle_transaction_timeout: "30",
  // For clusters: statements on any node see all data that another node has committed.
  wsrep_sync_wait: "7",
};

type Isolation = "READ COMMITTED" | "REPEATABLE READ";

/** Opens a connection whose transactions have a given isolation level. */
export type Connect = (isolation: Isolation) => Promise<Connection>;

/**
 * Returns a function that opens connections to a database. If there are several hosts, it uses the first one that
 * works.
 */
export async function connector(addresses: readonly [Address, ...Address[]]): Promise<Connect> {
  const { createConnection } = await loadDriver();
  const connectTo = async (address: Address): Promise<Connection> => {
    const options = {
      ...address,
      charset: "utf8mb4",
      connectTimeout: 5_000,
      socketTimeout,
      logParam: false,
      checkDuplicate: false,
    };
    const connection = await createConnection(options);
    // The next use of the connection reports the error. Without a listener, it would end the process.
    connection.on("error", () => {});
    // A node that has left its cluster accepts connections but refuses statements.
    if (addresses.length > 1)
      await connection.query("SELECT 1").catch((error: unknown) => {
        connection.destroy();
        throw error;
      });
    return connection;
  };
  let current = 0;
  const connect = async (): Promise<Connection> => {
    const errors: unknown[] = [];
    for (const _ of addresses) {
      try {
        return await connectTo(addresses[current] ?? addresses[0]);
      } catch (error) {
        errors.push(error);
        current = (current + 1) % addresses.length;
      }
    }
    throw unreachable(errors[0]);
  };

  const first = await connect();
  const set = await knownSettings(first);
  await first.end();
  return async (isolation) => {
    const connection = await connect();
    await connection.query(`SET SESSION ${set}`);
    await connection.query(`SET SESSION TRANSACTION ISOLATION LEVEL ${isolation}`);
    return connection;
  };
}

/** Returns the settings that the database supports, in the form of a `SET` statement. */
async function knownSettings(connection: Connection): Promise<string> {
  const names = Object.keys(settings);
  const statement = `SHOW VARIABLES WHERE Variable_name IN (${names.map(() => "?").join(", ")})`;
  const rows = await connection.query<readonly { readonly Variable_name: string }[]>(statement, names);
  const isKnown = new Set(rows.map((row) => row.Variable_name));
  return names
    .filter((name) => isKnown.has(name))
    .map((name) => `${name} = ${settings[name]}`)
    .join(", ");
}

/** Loads the driver, an optional peer dependency that only MariaDB needs. */
async function loadDriver(): Promise<typeof import("mariadb")> {
  try {
    return await import("mariadb");
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error("MariaDB requires the package “mariadb”: npm install mariadb");
  }
}

const form = "mysql://USER:PASSWORD@HOST:PORT/NAME";

interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** True if the connection requires TLS with a certificate from a trusted authority. */
  readonly ssl: boolean;
  /** The path of a Unix socket, in place of host and port. */
  readonly socketPath?: string;
}

/** Reports whether a string is the URL of a database rather than a file name. */
export function isAddress(text: string): boolean {
  return /^(?:mysql|mariadb):\/\//.test(text);
}

/**
 * Parses the URL of a database, or of a cluster: `mysql://user:password@host1:port,host2:port/name`. Returns one
 * address for each host.
 */
export function readAddresses(text: string, environment?: Environment): readonly [Address, ...Address[]] {
  const [, before = "", hosts = "", after = ""] = /^(\w+:\/\/(?:[^/]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? [];
  const [first = "", ...others] = hosts.split(",");
  const read = (host: string): Address => readAddress(before + host + after, environment);
  return [read(first), ...others.map(read)];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses `mysql://user:password@host:port/name?ssl=true&socket=/path`. If the password is missing, uses the environment
 * variable `MYSQL_PWD`. Throws an error with a message for users, without the password.
 */
export function readAddress(text: string, environment: Environment = process.env): Address {
  const url = isAddress(text) ? URL.parse(text) : null;
  if (url === null || url.hostname === "" || url.username === "" || !/^\/[^/]+$/.test(url.pathname)) {
    throw new Error(`The address of a database has the form ${form}`);
  }
  const { ssl = "false", socket, ...others } = Object.fromEntries(url.searchParams) as Readonly<Record<string, string>>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`The address of a database accepts ssl and socket, not “${unknown}”`);
  if (ssl !== "true" && ssl !== "false") throw new Error("In the address of a database, ssl must be true or false");
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port || 3306),
    user: decoded(url.username),
    password: url.password === "" ? (environment["MYSQL_PWD"] ?? "") : decoded(url.password),
    database: decoded(url.pathname.slice(1)),
    ssl: ssl === "true",
    ...(socket !== undefined && { socketPath: socket }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("In the address of a database, write % in the user, password or name as %25");
  }
}
