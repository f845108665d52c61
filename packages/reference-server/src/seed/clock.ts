import { storedMoment } from "../wiki/timestamps.ts";

const first = Date.UTC(2024, 0, 1);

/** The timestamps of a seed: a missing one is a minute after the preceding one. */
export function clockOf(): (given: string | undefined) => string {
  let last = first - 60_000;
  return (given) => {
    last = given === undefined ? last + 60_000 : Date.parse(given);
    return storedMoment(last);
  };
}
