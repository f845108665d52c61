import { storedMoment } from "../wiki/timestamps.ts";

const first = Date.UTC(2024, 0, 1);

/** The moments of a seed: one that is not given is a minute after the one before it. */
export function clockOf(): (given: string | undefined) => string {
  let last = first - 60_000;
  return (given) => {
    last = given === undefined ? last + 60_000 : Date.parse(given);
    return storedMoment(last);
  };
}
