import { join } from "node:path";
import { startPlace, type Place } from "./place.ts";
import { scenarios, type Scenario } from "./scenarios.ts";

/** The servers that Kiln is compared with. All are measured in turn. */
export const anchors = ["node:http", "fastify"] as const;
export const ours = "kiln";

export interface Places {
  readonly all: readonly Place[];
  readonly kiln: Place;
  /** Has a separate database, because this one grows. */
  readonly hostile: Place;
  stop(): void;
}

/** Starts all servers. The anchors replay the responses of Kiln's server. @param folder the folder of its database */
export async function startPlaces(folder: string): Promise<Places> {
  const kiln = await startPlace(ours, ["kiln", join(folder, "kiln.db")]);
  const hostile = await startPlace("kiln with a hostile tenant", ["kiln", join(folder, "hostile.db")]);
  const responses = await Promise.all(scenarios.map((one) => responseOf(kiln, one)));
  const given = await Promise.all(anchors.map((name) => startPlace(name, [name])));
  for (const place of given) place.send(responses);
  const all = [...given, kiln];
  return { all, kiln, hostile, stop: () => [...all, hostile].forEach((place) => place.stop()) };
}

/** Returns a response in the form in which an anchor replays it. */
async function responseOf(
  { address, key }: Place,
  { method, path, headers, body }: Scenario,
): Promise<readonly unknown[]> {
  const response = await fetch(address + path, {
    method,
    headers: { ...headers, "x-api-key": key },
    ...(body !== undefined && { body }),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { date, connection, "keep-alive": _, ...fields } = Object.fromEntries(response.headers);
  return [`${method} ${path}`, response.status, fields, await response.text()];
}
