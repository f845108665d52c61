import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const diffExplanations = {
  "approval-without-change": prose`
    An approval names one change by its fingerprint, which is made of the class of the change, its path and the two values. No change
    between the two revisions has this fingerprint: it was mistyped, the change was undone, or it has other values than those that were
    approved. An approval that waits for a change that was never reviewed would let through whatever comes later.`,
  "approval-disagrees": prose`
    Beside the fingerprint an approval repeats the class and the subject of its change, so that a reader knows what was approved. Here
    they say something else than the change does: the entry was copied from another, or a fingerprint was pasted into the wrong one.
    The change is not approved until both agree.`,
  "approval-expired": prose`
    An approval counts until a day that its writer chose. That day has passed and the change is not merged, so what was true when it was
    approved, and whom it was told to, may be true no longer. The change is not approved until a person has looked at it again.`,
  "approval-settled": prose`
    The old revision has the same approval, and nothing between the two revisions matches it: the change was merged together with it, or
    was given up. The entry approves nothing any more. It is no error, since the pull request that is looked at did not bring it, but it
    makes the file longer than it has to be.`,
} as const satisfies Partial<Record<Code, string>>;
