import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const diffExplanations = {
  "approval-without-change": prose`
    An approval names a change by its fingerprint, a hash of the class of the change, its path and its two values. The
    fingerprint of a group of equal changes also covers the list of places, such as modules. No change between the two
    revisions has this fingerprint: it was mistyped, the change was undone, its values differ from the approved ones, or
    the change now occurs in another module as well. An approval without a change could let a later change pass
    unnoticed.`,
  "approval-disagrees": prose`
    In addition to the fingerprint, an approval states the class and the subject of its change, and for a group of
    changes their places, so that readers know what was approved. Here they differ from the change: the entry was copied
    from another one, or the fingerprint was pasted into the wrong entry. The change is not approved until they agree.`,
  "approval-expired": prose`
    An approval is valid until the day that its author chose. That day has passed and the change is not merged. Its
    reason may no longer hold, and the people who were notified may have forgotten it. The change is not approved until
    somebody reviews it again.`,
  "approval-settled": prose`
    The old revision has the same approval, and no change between the two revisions matches it: the change was merged
    together with the approval, or was abandoned. The entry no longer approves anything. This is only a warning because
    the entry is not part of the current change.`,
} as const satisfies Partial<Record<Code, string>>;
