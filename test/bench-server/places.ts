import { join } from "node:path";
import { startPlace, type Place } from "./place.ts";
import { scenarios, type Scenario } from "./scenarios.ts";

export const bare = "node:http";
const [usual, quiet] = ["kiln", "kiln without a log"];

/** What is measured, in turn. */
export const names = [bare, usual, quiet] as const;

export interface Places {
  readonly all: readonly Place[];
  readonly usual: Place;
  /** With a database of its own, which grows. */
  readonly hostile: Place;
  stop(): void;
}

/** Starts them, the bare one with the answers of the usual one. @param folder where their databases are */
export async function startPlaces(folder: string): Promise<Places> {
  const kiln = await startPlace(usual, ["kiln", join(folder, "usual.db"), "info"]);
  const silent = await startPlace(quiet, ["kiln", join(folder, "quiet.db"), "silent"]);
  const hostile = await startPlace("kiln beside a hostile tenant", ["kiln", join(folder, "hostile.db"), "info"]);
  const plain = await startPlace(bare, ["bare"]);
  plain.send(await Promise.all(scenarios.map((one) => answerOf(kiln, one))));
  const all = [plain, kiln, silent];
  return { all, usual: kiln, hostile, stop: () => [...all, hostile].forEach((place) => place.stop()) };
}

/** What the bare server is told of an answer. */
async function answerOf({ address, key }: Place, { method, path, headers, body }: Scenario): Promise<readonly unknown[]> {
  const response = await fetch(address + path, { method, headers: { ...headers, "x-api-key": key }, ...(body !== undefined && { body }) });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { date, connection, "keep-alive": _, ...fields } = Object.fromEntries(response.headers);
  return [`${method} ${path}`, response.status, fields, await response.text()];
}
