import type { Release } from "../model/release.ts";
import { checksum } from "../release/checksum.ts";
import { recordFile } from "../release/record.ts";
import { git } from "./git.ts";
import { readRevision, type Revision } from "./revision.ts";

type OrProblem<Value> = Value | { readonly problem: string };

/** The spec as it went out last: at the tag of the release, or in the commit that brought its record. */
export function releasedSpec(root: string, last: Release): OrProblem<Revision> {
  const commit = releaseCommit(root, last);
  if ("problem" in commit) return commit;
  const revision = readRevision(root, root, commit.name);
  if ("problem" in revision || last.spec === undefined || checksum(revision.sources) === last.spec) return revision;
  return { problem: `The spec of ${commit.name} is not the one that ${last.version} was made of, so the changelog would lack what it has beyond. Name the right commit with --from.` };
}

function releaseCommit(root: string, last: Release): OrProblem<{ readonly name: string }> {
  const tag = `v${last.version}`;
  if ("out" in git(root, ["rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`])) return { name: `refs/tags/${tag}` };
  const shallow = git(root, ["rev-parse", "--is-shallow-repository"]);
  if ("problem" in shallow) return { problem: `There is no git history (${shallow.problem}): name the spec of ${last.version} with --from.` };
  if (textOf(shallow.out) === "true") return { problem: `The history is shallow, and has no tag ${tag}: run git fetch --tags --unshallow, or say --from.` };
  const added = git(root, ["log", "-1", "--diff-filter=A", "--format=%H", "--", recordFile(last)]);
  const name = "problem" in added ? "" : textOf(added.out);
  if (name !== "") return { name };
  return { problem: `The record of ${last.version} is in no commit yet, and the spec has changed since it was made. Remove the record to make it anew, or say --from.` };
}

function textOf(out: Buffer): string {
  return out.toString("utf8").trim();
}
