import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const diffExplanations = {
  "approval-without-change": prose`
    An approval names a change by its fingerprint, a hash of the class of the change, its path and its two values. The fingerprint of a
    group of equal changes also covers the list of what has them, such as modules. No change between the two revisions has this
    fingerprint: it was mistyped, the change was undone, its values differ from the approved ones, or another module has the change, too.
    An approval without a change would let a later change through unseen.`,
  "approval-disagrees": prose`
    In addition to the fingerprint, an approval states the class and the subject of its change, and of a group its uses, so that a reader
    knows what was approved. Here they differ from the change: the entry was copied from another, or a fingerprint was pasted into the
    wrong one. The change is not approved until they agree.`,
  "approval-expired": prose`
    An approval counts until a day that its writer chose. That day has passed and the change is not merged, so its reason may no longer
    hold, and the people who were notified may have forgotten it. The change is not approved until a person has checked it again.`,
  "approval-settled": prose`
    The old revision has the same approval, and no change between the two revisions matches it: the change was merged together with it, or
    was abandoned. The entry no longer approves anything. This is not an error, since the pull request did not add the entry, but it
    makes the file longer than necessary.`,
} as const satisfies Partial<Record<Code, string>>;
