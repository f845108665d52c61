import { Session, type Profiler } from "node:inspector/promises";

export type Profile = Profiler.Profile;

/** Sampling interval in microseconds. */
const interval = 250;

const session = new Session();

export async function beginProfile(): Promise<void> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval });
  await session.post("Profiler.start");
}

export async function endProfile(): Promise<Profile> {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return profile;
}
