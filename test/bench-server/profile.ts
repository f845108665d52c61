import { load } from "./load.ts";
import type { Place } from "./place.ts";
import type { Profile } from "./profiler.ts";
import type { Scenario } from "./scenarios.ts";

/** Processor time per request in microseconds, by part of the program. */
export interface Profiled {
  readonly title: string;
  readonly parts: ReadonlyMap<string, number>;
}

/** Warms up a server with load, then profiles it under the same load. */
export async function profileOf(title: string, place: Place, scenario: Scenario, requests: number): Promise<Profiled> {
  await load(place, scenario, { requests });
  await place.beginProfile();
  const { cpu } = await load(place, scenario, { requests });
  const shares = sharesOf(await place.endProfile());
  return { title, parts: new Map([...shares].map(([part, share]) => [part, share * cpu])) };
}

/** Returns the share of each part in the time in which the process was not idle. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profile): ReadonlyMap<string, number> {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, partNamed(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const part = partOf.get(id);
    if (part !== undefined) times.set(part, (times.get(part) ?? 0) + timeDeltas[index]!);
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([part, time]) => [part, time / all]));
}

const native = "Node's native code, with the kernel's part of it";
const parts: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/^node:/, "Node's HTTP, streams and timers"],
  [/\/node_modules\/(?:fastify|find-my-way|fast-querystring|fast-decode-uri-component)\//, "Fastify and its router"],
  [/\/node_modules\//, "other libraries"],
  [/\/packages\/validators\//, "`packages/validators`"],
  [/\/packages\/server\//, "`packages/server`"],
  [
    /\/packages\/reference-server\/src\/(?:logging|limits|operations|turns|whole-requests|caller-name|answers-together)/,
    "log, limit, metrics, turns",
  ],
  [/\/packages\/reference-server\/src\/storage\//, "`storage/`"],
  [/\/packages\/wiki\//, "`packages/wiki`"],
  [/\/packages\/reference-server\//, "rest of `packages/reference-server`"],
];

/** Returns the part of the program that a function belongs to, or `undefined` for idle time. */
function partNamed({ functionName, url }: { readonly functionName: string; readonly url: string }): string | undefined {
  if (functionName === "(idle)") return undefined;
  if (functionName === "(garbage collector)") return "collecting garbage";
  return url === "" ? native : (parts.find(([pattern]) => pattern.test(url))?.[1] ?? "the benchmark itself");
}
