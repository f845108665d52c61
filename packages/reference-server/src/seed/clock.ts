import { storedMoment } from "@kiln/wiki";

const first = Date.UTC(2024, 0, 1);

/** Returns a function for the timestamps of a seed. A missing timestamp is one minute after the previous one. */
export function clockOf(): (given: string | undefined) => string {
  let last = first - 60_000;
  return (given) => {
    last = given === undefined ? last + 60_000 : Date.parse(given);
    return storedMoment(last);
  };
}
