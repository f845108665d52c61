import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readAddress } from "../../packages/reference-server/src/storage/mariadb/connect.ts";
import { freePort } from "../support/free-port.ts";
import type { Programs } from "./debian.ts";
import { newDatabase } from "./new-database.ts";
import { startMariadb, type Mariadb } from "./server.ts";

/** Two Galera nodes that both accept writes. */
export interface Cluster {
  readonly nodes: readonly [Mariadb, Mariadb];
  /** Creates a database and returns its address at each node. */
  newDatabase(): Promise<readonly [string, string]>;
  remove(): Promise<void>;
}

/**
 * Script for the state transfer between nodes. Both nodes start with the same data, and the cluster itself sends later
 * changes, so the script passes only the position at which to start.
 */
const stateTransfer = `#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in --role) role=$2;; --address) address=$2;; --datadir) data=$2;; --gtid) gtid=$2;; esac
  shift
done
if [ "$role" = donor ]; then
  echo "$gtid" > "$address.new" && mv "$address.new" "$address"
  echo "done $gtid"
else
  echo "ready \${data}state"
  while [ ! -f "\${data}state" ]; do sleep 0.1; done
  cat "\${data}state"
fi
`;

export async function startCluster(programs: Programs): Promise<Cluster> {
  const path = mkdtempSync(join(tmpdir(), "kiln-cluster-"));
  writeFileSync(join(path, "wsrep_sst_same"), stateTransfer, { mode: 0o755 });
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const own = ["--wsrep-new-cluster", "--wsrep-cluster-address=gcomm://"];
  const first = await startMariadb(programs, {
    path,
    options: nodeOptions(programs, ports[0], ports[1]),
    firstly: own,
  });
  await first.stop();
  cpSync(join(first.folder, "data"), join(path, "data"), { recursive: true });
  await first.start(own);
  const joining = [`--wsrep-cluster-address=gcomm://127.0.0.1:${ports[0]}`];
  const second = await startMariadb(programs, {
    path,
    data: join(path, "data"),
    options: nodeOptions(programs, ports[2], ports[3]),
    firstly: joining,
  });
  for (const node of [first, second]) await inStep(node);
  return {
    nodes: [first, second],
    async newDatabase() {
      const address = await newDatabase(first.address);
      const name = readAddress(address).database;
      const other = new URL(name, second.address).href;
      await seen(second, name);
      return [address, other];
    },
    async remove() {
      await Promise.all([first.remove(), second.remove()]);
      rmSync(path, { recursive: true });
    },
  };
}

function nodeOptions({ base }: Programs, port: number, transferPort: number): readonly string[] {
  return [
    "--binlog-format=ROW",
    "--innodb-autoinc-lock-mode=2",
    "--wsrep-on=ON",
    `--wsrep-provider=${join(base, "lib/galera/libgalera_smm.so")}`,
    "--wsrep-sst-method=same",
    `--wsrep-node-address=127.0.0.1:${port}`,
    `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${port};ist.recv_addr=127.0.0.1:${transferPort};gcache.size=16M`,
  ];
}

/** Waits until a node has caught up. After it has joined the other, it still has to synchronize. */
async function inStep(node: Mariadb): Promise<void> {
  const status = (): ReturnType<Mariadb["query"]> =>
    node.query("SHOW STATUS WHERE Variable_name = 'wsrep_local_state_comment' AND Value = 'Synced'");
  while ((await status()).length === 0) await setTimeout(50);
}

/** Waits until a database created at one node is visible at the other, which takes a moment. */
async function seen(node: Mariadb, database: string): Promise<void> {
  while ((await node.query(`SHOW DATABASES LIKE '${database}'`)).length === 0) await setTimeout(10);
}
