import { join } from "node:path";
import { startPlace, type Place } from "./place.ts";
import { scenarios, type Scenario } from "./scenarios.ts";

/** What Kiln's server is measured beside, and Kiln's, in turn. */
export const anchors = ["node:http", "fastify"] as const;
export const ours = "kiln";

export interface Places {
  readonly all: readonly Place[];
  readonly kiln: Place;
  /** With a database of its own, which grows. */
  readonly hostile: Place;
  stop(): void;
}

/** Starts them, the anchors with the answers of Kiln's. @param folder where its database is */
export async function startPlaces(folder: string): Promise<Places> {
  const kiln = await startPlace(ours, ["kiln", join(folder, "kiln.db")]);
  const hostile = await startPlace("kiln beside a hostile tenant", ["kiln", join(folder, "hostile.db")]);
  const answers = await Promise.all(scenarios.map((one) => answerOf(kiln, one)));
  const given = await Promise.all(anchors.map((name) => startPlace(name, [name])));
  for (const place of given) place.send(answers);
  const all = [...given, kiln];
  return { all, kiln, hostile, stop: () => [...all, hostile].forEach((place) => place.stop()) };
}

/** What an anchor is told of an answer. */
async function answerOf(
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
