import type { MapEntry, MapNode } from "../load/tree.ts";
import type { Approval } from "../model/approval.ts";
import { asMap, asText, need, oneOrMany, textOf, textsOf, valueOf } from "./read-node.ts";

/** The approvals; none where there is no file of them. */
export function bindApprovals(root: MapNode | undefined): readonly Approval[] {
  return (root?.entries ?? []).map(bindApproval);
}

function bindApproval({ key, keyPlace, value }: MapEntry): Approval {
  const map = asMap(value);
  const uses = valueOf(map, "uses");
  const [change, subject, expires] = [need(map, "change"), need(map, "subject"), need(map, "expires")];
  return {
    fingerprint: key,
    change: asText(change),
    subject: asText(subject),
    uses: textsOf(uses),
    reason: asText(need(map, "reason")),
    notified: oneOrMany(need(map, "notified")).map(({ text }) => text),
    expires: asText(expires),
    cause: textOf(map, "cause") === "knowledge" ? "knowledge" : undefined,
    place: keyPlace,
    places: { change: change.place, subject: subject.place, uses: uses?.place, expires: expires.place },
  };
}
