import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { median } from "../bench/rounds.ts";
import type { Place } from "./place.ts";
import type { Task, Told } from "./tenant-client.ts";

/** The load of the measured tenant: small requests over a few connections, with pauses. */
const ordinary = { method: "GET", path: "/pbx/openapi.php/paginggroups/1?tenant=DEMO", connections: 4, pause: 5 };

type Attack = Pick<Task, "method" | "path" | "body">;

const groups = "/pbx/openapi.php/paginggroups?tenant=OTHER";
const group = (members: readonly unknown[]): string => JSON.stringify({ name: "a", number: "1", extensions: members });

/** The load of the other tenant: ten connections without pauses. */
const attacks: Readonly<Record<string, Attack | undefined>> = {
  none: undefined,
  "lists of a thousand groups with long texts": { method: "GET", path: groups },
  "groups with the maximum number of members": {
    method: "POST",
    path: groups,
    body: group(Array.from({ length: 500 }, (_, index) => `EXT-${"9".repeat(90)}${index}`)),
  },
  "groups with 32,000 members, which are refused": {
    method: "POST",
    path: groups,
    body: group(Array.from({ length: 32_000 }, () => 1)),
  },
  "small groups": { method: "POST", path: groups, body: group([1]) },
};

/** Measurements of the tenant while the other tenant runs one attack. */
export interface Interference {
  readonly other: string;
  readonly p50: number;
  readonly p99: number;
  /** Requests per second of the attacking tenant. */
  readonly rate: number;
  /** Share of a processor core that the server used. */
  readonly processor: number;
}

/** Measures the tenant next to each attack, for the given number of rounds. */
export async function measureAttacks(
  place: Place,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Interference[]> {
  const all: Interference[] = [];
  await ask(place, place.tenantKey, { ...ordinary, seconds: 1 });
  for (let round = 0; round < rounds; round++)
    for (const other of Object.keys(attacks)) all.push(await measureAttack(place, other, seconds));
  return Object.keys(attacks).map((other) => {
    const of = (key: "p50" | "p99" | "rate" | "processor"): number =>
      median(all.filter((one) => one.other === other).map((one) => one[key]));
    return { other, p50: of("p50"), p99: of("p99"), rate: of("rate"), processor: of("processor") };
  });
}

async function measureAttack(place: Place, other: string, seconds: number): Promise<Interference> {
  const attack = attacks[other];
  const hostile =
    attack && ask(place, place.hostileKey, { ...attack, connections: 10, pause: 0, seconds: seconds + 1 });
  // Lets the attack get under way first.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [before, begin] = [await place.usage(), performance.now()];
  const { p50, p99 } = await ask(place, place.tenantKey, { ...ordinary, seconds });
  const [after, end] = [await place.usage(), performance.now()];
  return {
    other,
    p50,
    p99,
    rate: ((await hostile)?.requests ?? 0) / (seconds + 1),
    processor: (after.cpu - before.cpu) / 1000 / (end - begin),
  };
}

async function ask({ address }: Place, key: string, task: Omit<Task, "address" | "key">): Promise<Told> {
  const child = fork(
    join(import.meta.dirname, "tenant-client.ts"),
    [JSON.stringify({ address, key, ...task } satisfies Task)],
    { execArgv: ["--disable-warning=ExperimentalWarning"] },
  );
  const [told] = (await once(child, "message")) as [Told];
  return told;
}
