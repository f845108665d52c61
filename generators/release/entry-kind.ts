import type { Change } from "../diff/change.ts";
import type { EntryKind } from "../model/release.ts";

/**
 * What people look for in an API: that it is new, or gone, has a section of its own. Of all else that comes and goes,
 * something has changed.
 */
const things = [
  "service",
  "module",
  "group",
  "parameter",
  "required-parameter",
  "parameter-set",
  "value",
  "value-set",
  "alias",
  "path-alias",
  "method",
  "member",
  "required-member",
  "optional-member",
  "page-kind",
  "shape",
  "answer-body",
  "header",
  "error",
  "resource",
  "operation",
  "body-field",
  "slot",
  "key-transport",
  "key-kind",
  "state",
  "transition",
  "identity",
] as const;

const thing = `(?:${things.join("|")})`;
const isAdded = new RegExp(`^${thing}-added(?:-to-closed)?$`);
const isRemoved = new RegExp(`^${thing}-removed(?:-after-sunset|-before-sunset)?$`);

/**
 * The section of the changelog that tells of a change. Where only what is known has changed, the packages were wrong,
 * or said less.
 */
export function entryKind({ id, cause }: Pick<Change, "id" | "cause">): EntryKind {
  if (cause === "knowledge") return "fixed";
  if (id === "deprecated") return "deprecated";
  return isAdded.test(id) ? "added" : isRemoved.test(id) ? "removed" : "changed";
}
