import { median } from "../bench/rounds.ts";
import { load, type Load } from "./load.ts";
import type { Place } from "./place.ts";
import type { Scenario } from "./scenarios.ts";

export type Row = { readonly scenario: Scenario; readonly loads: ReadonlyMap<string, Load> };

/** Number of unmeasured requests, so that the JIT compiler has done its work. */
const warmUp = 20_000;

/** Measures all servers in turn, round after round, so that a slow minute of the machine affects all of them. */
export async function runRounds(
  places: readonly Place[],
  scenario: Scenario,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Row> {
  for (const place of places) await load(place, scenario, { requests: warmUp });
  const loads = new Map<string, Load[]>(places.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const place of places) loads.get(place.name)!.push(await load(place, scenario, { seconds }));
  }
  return { scenario, loads: new Map([...loads].map(([name, all]) => [name, middle(all)])) };
}

function middle(all: readonly Load[]): Load {
  const of = (key: keyof Load): number => median(all.map((one) => one[key]));
  return { rate: of("rate"), p50: of("p50"), p99: of("p99"), cpu: of("cpu"), requests: of("requests") };
}
