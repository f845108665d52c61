export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Whether it has to be TLS, with a certificate that the system's authorities vouch for. */
  readonly ssl: boolean;
  /** Of a Unix socket, in place of host and port. */
  readonly socketPath?: string;
}

/** Whether a text is the address of a database, and not the name of a file. */
export declare function isAddress(text: string): boolean;

/**
 * What `mysql://user:password@host:port/name?ssl=true&socket=/path` says. A password that it leaves out is `MYSQL_PWD` of the environment. Throws
 * an error for people, in which no password stands.
 */
export declare function readAddress(text: string, environment?: Readonly<Record<string, string | undefined>>): Address;
