import { Session, type Profiler } from "node:inspector/promises";

export type Profile = Profiler.Profile;

/** Microseconds between two looks at what the process does. */
const interval = 250;

const session = new Session();

/** Begins to look at what this process does. */
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
