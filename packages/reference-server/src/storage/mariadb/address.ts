const form = "mysql://USER:PASSWORD@HOST:PORT/NAME";

export interface Address {
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
