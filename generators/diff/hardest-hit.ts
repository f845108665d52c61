import type { Change } from "./change.ts";
import { audiences, worst, type Audience } from "../model/verdict.ts";

/** The audience with the worst verdict, the first of several. */
export function hardestHit({ verdicts }: Change): Audience {
  const hardest = worst(Object.values(verdicts));
  return audiences.find((one) => verdicts[one] === hardest)!;
}
