import { canBeSlow } from "../../../generators/check/pattern/can-be-slow.ts";
import type { Entry } from "../entry.ts";
import { foundBy } from "../found.ts";

export const entry: Entry = (work) => () => foundBy(canBeSlow, work);
