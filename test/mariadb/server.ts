import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createConnection } from "mariadb";
import { command } from "../support/command.ts";
import { freePort } from "../support/free-port.ts";
import type { Programs } from "./debian.ts";

/** A separate MariaDB server: its data is in a temporary folder, and its loopback port stays the same. */
export interface Mariadb {
  readonly folder: string;
  /** Address of the initial database. `newDatabase` creates others. */
  readonly address: string;
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  start(more?: readonly string[]): Promise<void>;
  /** Stops the server in the same way as the service, with all its processes. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Suspends the server, so that it exists but does not respond. */
  pause(): void;
  goOn(): void;
  remove(): Promise<void>;
}

/** A password with characters that must be escaped in a URL. */
const password = "p%/@:w ";

/** Keeps the servers small, so that several can run side by side. */
const small = [
  "--innodb-buffer-pool-size=32M",
  "--innodb-log-file-size=8M",
  "--performance-schema=OFF",
  "--skip-log-bin",
];

export interface MariadbOptions {
  /** Additional options of the server, for every start. */
  readonly options?: readonly string[];
  /** Additional options for the first start. */
  readonly firstly?: readonly string[];
  /** The initial data folder. The default is a new folder. */
  readonly data?: string;
  /** The `PATH` for programs that the server calls. */
  readonly path?: string;
}

export async function startMariadb(
  { base, libraries }: Programs,
  { options = [], firstly = [], data: given, path }: MariadbOptions = {},
): Promise<Mariadb> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-mariadb-"));
  const [port, log] = [await freePort(), join(folder, "server.log")];
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: libraries,
    ...(path !== undefined && { PATH: `${path}:${process.env["PATH"]}` }),
  };
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const data = [
    `--basedir=${base}`,
    `--datadir=${join(folder, "data")}`,
    `--lc-messages-dir=${join(base, "share/mysql")}`,
    ...user,
    ...small,
  ];
  if (given !== undefined) cpSync(given, join(folder, "data"), { recursive: true });
  else
    await command(
      join(base, "bin/mariadb-install-db"),
      ["--no-defaults", "--auth-root-authentication-method=normal", "--skip-test-db", ...data],
      { env },
    );
  const grants = join(folder, "grants.sql");
  writeFileSync(
    grants,
    `CREATE USER IF NOT EXISTS kiln@'127.0.0.1' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO kiln@'127.0.0.1';\nCREATE DATABASE IF NOT EXISTS kiln;\n`,
  );
  const args = [
    "--no-defaults",
    ...data,
    ...options,
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    `--socket=${join(folder, "s")}`,
    `--pid-file=${join(folder, "pid")}`,
    ...(given === undefined ? [`--init-file=${grants}`] : []),
  ];

  let child: ChildProcess | undefined;
  const query: Mariadb["query"] = async (sql) => {
    const connection = await createConnection({
      host: "127.0.0.1",
      port,
      user: "kiln",
      password,
      connectTimeout: 1000,
    });
    try {
      return await connection.query(sql);
    } finally {
      await connection.end();
    }
  };

  const start: Mariadb["start"] = async (more = []) => {
    const output = openSync(log, "a");
    child = spawn(join(base, "sbin/mariadbd"), [...args, ...more], { env, stdio: ["ignore", output, output] });
    for (let tries = 600; tries > 0; tries--) {
      if (
        await query("SELECT 1").then(
          () => true,
          () => false,
        )
      )
        return;
      if (child.exitCode !== null) break;
      await setTimeout(50);
    }
    throw new Error(`MariaDB does not start:\n${readFileSync(log, "utf8").slice(-2000)}`);
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };

  const stop = (): Promise<void> => end("SIGTERM");
  const kill = (): Promise<void> => end("SIGKILL");
  await start(firstly);
  return {
    folder,
    query,
    start,
    stop,
    kill,
    pause: () => void child?.kill("SIGSTOP"),
    goOn: () => void child?.kill("SIGCONT"),
    address: `mysql://kiln:${encodeURIComponent(password)}@127.0.0.1:${port}/kiln`,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
