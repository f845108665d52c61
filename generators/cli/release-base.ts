import type { Release } from "../model/release.ts";
import { compareVersions } from "../model/version.ts";
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
  return {
    problem: `The spec at ${commit.name} is not the spec of ${last.version}, so the changelog would be incomplete. Name the right commit with --from.`,
  };
}

function releaseCommit(root: string, last: Release): OrProblem<{ readonly name: string }> {
  const tag = `v${last.version}`;
  if ("out" in git(root, ["rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`]))
    return { name: `refs/tags/${tag}` };
  const shallow = git(root, ["rev-parse", "--is-shallow-repository"]);
  if ("problem" in shallow)
    return { problem: `There is no git history (${shallow.problem}): name the spec of ${last.version} with --from.` };
  if (textOf(shallow.out) === "true")
    return {
      problem: `The history is shallow, and has no tag ${tag}: run git fetch --tags --unshallow, or use --from.`,
    };
  const added = git(root, ["log", "-1", "--diff-filter=A", "--format=%H", "--", recordFile(last)]);
  const name = "problem" in added ? "" : textOf(added.out);
  if (name !== "") return { name };
  return {
    problem: `The record of ${last.version} is in no commit yet, and the spec has changed since it was made. Remove the record to create it again, or use --from.`,
  };
}

/** Releases that other lines have tagged, and that the spec has no record of: a hotfix must not take their versions. */
export function otherReleases(root: string, known: readonly Release[]): readonly Release[] {
  const versions = linesOf(root, ["tag", "--list", "v[0-9]*.[0-9]*.[0-9]*"])
    .map((tag) => tag.slice(1))
    .sort(compareVersions);
  const others: Release[] = [];
  // The newest first: it has the records of the releases that it follows.
  for (const version of versions.reverse()) {
    if ([...known, ...others].some((one) => one.version === version)) continue;
    const revision = readRevision(root, root, `refs/tags/v${version}`);
    const releases = "problem" in revision ? [] : (revision.model?.project.releases ?? []);
    others.push(...releases.filter((one) => ![...known, ...others].some((other) => other.version === one.version)));
  }
  return others;
}

/** Files whose changes are in no commit: of all that git tracks, and new ones that a release depends on. */
export function uncommitted(root: string): readonly string[] {
  const changed = linesOf(root, ["diff", "--name-only", "--relative", "HEAD"]);
  return [...changed, ...linesOf(root, ["ls-files", "--others", "--exclude-standard", "--", "spec", "packages"])];
}

/** Nothing where git refuses, as it does outside of a repository. */
function linesOf(root: string, args: readonly string[]): readonly string[] {
  const answer = git(root, args);
  return "problem" in answer ? [] : textOf(answer.out).split("\n").filter(Boolean);
}

function textOf(out: Buffer): string {
  return out.toString("utf8").trim();
}
