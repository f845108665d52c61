import type { ChangeClass } from "./class.ts";
import { mapVerdicts, type Verdicts } from "../model/verdict.ts";

/** The removals of one kind of definition with a lifecycle: three classes each, by announcement. */
export type Graced<Removal extends string> = Removal | `${Removal}-before-sunset` | `${Removal}-after-sunset`;

/**
 * Creates the classes of a removal. Without a deprecation, or before the sunset, callers had no warning. After the
 * sunset, they had time to change, but some may not have done so.
 */
export function graced<Removal extends string>(
  id: Removal,
  removal: ChangeClass,
): Readonly<Record<Graced<Removal>, ChangeClass>> {
  const { says, request, answer } = removal;
  return {
    [id]: { ...removal, says: `${says} without a deprecation` },
    [`${id}-before-sunset`]: { ...removal, says: `${says} before its sunset` },
    [`${id}-after-sunset`]: {
      says: `${says} after its sunset`,
      request: announced(request),
      answer: announced(answer),
    },
  } as Readonly<Record<Graced<Removal>, ChangeClass>>;
}

function announced(verdicts: Verdicts): Verdicts {
  return mapVerdicts((audience) => {
    const verdict = verdicts[audience];
    return (audience === "sends" || audience === "reads") && verdict === "breaking" ? "risk" : verdict;
  });
}
