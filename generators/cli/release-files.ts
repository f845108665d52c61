import { compile } from "../compile.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import type { Change } from "../diff/change.ts";
import { emitters } from "../emit/emitters.ts";
import { loadSources } from "../load/load.ts";
import type { Model } from "../model/model.ts";
import type { PackageVersion, Release, ReleaseNote } from "../model/release.ts";
import { compareVersions } from "../model/version.ts";
import { raisedText, versionOfWritten, type WrittenPackage } from "../release/packages.ts";
import { type NewRelease, checksum, recordFile } from "../release/record.ts";
import type { FollowingVersion } from "../release/versions.ts";
import type { Rewriting } from "../write/rewrite.ts";
import { git } from "./git.ts";
import { readRevision, type Revision } from "./revision.ts";

/** A release, and the files that it changes. */
export interface MadeRelease {
  readonly release: NewRelease;
  readonly record: string;
  readonly changes: readonly Change[];
  readonly files: readonly Rewriting[];
}

/** A record that `kiln generate` would reject, because of a bug in Kiln or an error in a note. */
interface RefusedRelease {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

interface Input {
  readonly spec: string;
  readonly date: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly written: readonly WrittenPackage[];
  /** Releases of other lines that are not in the spec. For a hotfix branch, this may be a later major version. */
  readonly others?: readonly Release[];
}

interface Models {
  readonly before: Model | undefined;
  readonly after: Model;
}

type Made = MadeRelease | RefusedRelease | { readonly problem: string };

/**
 * Builds the files of a release and checks them by the rules of `kiln generate`. Returns `undefined` if no version
 * changes.
 */
export async function releaseFiles(
  { before, after }: Models,
  { spec, date, sources, written, others = [] }: Input,
): Promise<Made | undefined> {
  const { format } = await import("../format/format.ts");
  const { diff } = await import("../diff/diff.ts");
  const { approve } = await import("../diff/report.ts");
  const { takenIn, versionsOf } = await import("../release/versions.ts");
  const { recordFile, releaseOf } = await import("../release/record.ts");
  const { recordYaml } = await import("../release/record.ts");
  const { project } = after;
  const approvals = { before: before?.approvals ?? [], after: after.approvals };
  const { changes, problems } = approve(before === undefined ? [] : diff(before, after, date), approvals, date);
  const expired = expiredApprovals(problems, date);
  if (expired !== undefined) return expired;
  const beside = { notes: project.notes, taken: takenIn([...project.releases, ...others]) };
  const generated = versionsOf({ before, after, changes }, emitters, beside);
  const followed = written.flatMap((one) => versionOfWritten(one, generated, { project, ...beside }) ?? []);
  const versions = withOthers([...generated, ...followed], project.releases.at(-1));
  const unknown = unknownPackage(project.notes, versions);
  if (unknown !== undefined) return unknown;
  const { migrationsByChange } = await import("../migrate/migrations.ts");
  const { releaseMigrations } = await import("../migrate/migrations.ts");
  const migrations = before === undefined ? undefined : releaseMigrations({ before, after, changes }, emitters);
  const release = releaseOf({
    before,
    after,
    changes,
    date,
    spec,
    versions,
    migrations,
    followed: migrationsByChange(changes, before && { before, after }),
  });
  if (release === undefined) return undefined;
  const beyond = beyondLine(release, [...project.releases, ...others]);
  if (beyond !== undefined) return beyond;
  const record = await format(recordYaml(release));
  const taken = project.notes.map(
    (note): Rewriting => ({ path: note.file, before: sources.get(note.file)!, after: undefined }),
  );
  const inSpec = [{ path: recordFile(release), before: undefined, after: record }, ...taken];
  const refused = refusal(sources, inSpec);
  if (refused !== undefined) return refused;
  return {
    release,
    record,
    changes,
    files: [...inSpec, ...written.flatMap((one) => raisedFile(one, versions, after))],
  };
}

/**
 * Adds the packages of the last record that are removed or no longer depend on a generated package. Each record
 * contains the versions of all packages.
 */
function withOthers(versions: readonly FollowingVersion[], last: Release | undefined): readonly FollowingVersion[] {
  const others = (last?.packages ?? []).filter(({ name }) => !versions.some((one) => one.package === name));
  return [
    ...versions,
    ...others.map(
      ({ name, version }): FollowingVersion => ({
        package: name,
        from: version,
        to: version,
        level: "none",
        because: [],
        required: new Map(),
      }),
    ),
  ];
}

/** Compiles the spec with the changed files, as `kiln generate` will. */
function refusal(sources: ReadonlyMap<string, string>, files: readonly Rewriting[]): RefusedRelease | undefined {
  const next = new Map(sources);
  for (const { path, after } of files) after === undefined ? next.delete(path) : next.set(path, after);
  const { diagnostics } = compile(loadSources(next), emitters);
  return hasErrors(diagnostics) ? { diagnostics, sources: next } : undefined;
}

/** Rejects a release with expired approvals, because their authors wanted to decide again before this date. */
function expiredApprovals(problems: readonly Diagnostic[], date: string): { readonly problem: string } | undefined {
  const expired = problems
    .filter(({ code }) => code === "approval-expired")
    .map(({ slots }) => `${slots["fingerprint"]} (${slots["expires"]})`);
  if (expired.length === 0) return undefined;
  const which = `${expired.length === 1 ? "An approval in spec/approvals.yaml has" : `${expired.length} approvals in spec/approvals.yaml have`} expired by ${date}: ${expired.join(", ")}.`;
  return { problem: `${which} Set a later “expires” if the change is still agreed on; otherwise revert the change.` };
}

/**
 * A maintenance line must not reach the next release of another line, because users would take a higher version for a
 * later one.
 */
function beyondLine(
  { version, base }: NewRelease,
  releases: readonly Release[],
): { readonly problem: string } | undefined {
  const higher = releases
    .map((one) => one.version)
    .filter((one) => base !== undefined && compareVersions(one, base) > 0);
  const [next] = higher.sort(compareVersions);
  if (next === undefined || compareVersions(version, next) < 0) return undefined;
  const problem = `The changes since ${base} require a version of ${next} or later, which is already released from another line.`;
  return { problem: `${problem} Release only smaller changes from here, or release from the branch that has ${next}.` };
}

function raisedFile(
  one: WrittenPackage,
  versions: readonly PackageVersion[],
  { project }: Model,
): readonly Rewriting[] {
  const own = versions.find((version) => version.package === one.name);
  const after = raisedText(one, own, versions, project);
  return after === one.text ? [] : [{ path: one.path, before: one.text, after }];
}

function unknownPackage(
  notes: readonly ReleaseNote[],
  versions: readonly PackageVersion[],
): { readonly problem: string } | undefined {
  const known = versions.map((one) => one.package);
  const wrong = notes
    .flatMap(({ file, packages }) => packages.map(({ name }) => ({ file, name })))
    .find(({ name }) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const problem = `“${wrong.file}” names “${wrong.name}”, which is not a released package.`;
  return { problem: `${withSuggestion(problem, wrong.name, known)} Known: ${known.join(", ")}.` };
}

type OrProblem<Value> = Value | { readonly problem: string };

/** Returns the spec of the last release: at its tag, or in the commit that added its record. */
export function releasedSpec(root: string, last: Release): OrProblem<Revision> {
  const commit = releaseCommit(root, last);
  if ("problem" in commit) return commit;
  const revision = readRevision(root, root, commit.name);
  if ("problem" in revision || last.spec === undefined || checksum(revision.stored) === last.spec) return revision;
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

/** Returns tagged releases of other lines that are not recorded in the spec. A hotfix must not reuse their versions. */
export function otherReleases(root: string, known: readonly Release[]): readonly Release[] {
  const versions = linesOf(root, ["tag", "--list", "v[0-9]*.[0-9]*.[0-9]*"])
    .map((tag) => tag.slice(1))
    .sort(compareVersions);
  const others: Release[] = [];
  // The latest version comes first, because its spec contains the records of earlier releases.
  for (const version of versions.reverse()) {
    if ([...known, ...others].some((one) => one.version === version)) continue;
    const revision = readRevision(root, root, `refs/tags/v${version}`);
    const releases = "problem" in revision ? [] : (revision.model?.project.releases ?? []);
    others.push(...releases.filter((one) => ![...known, ...others].some((other) => other.version === one.version)));
  }
  return others;
}

/** Returns files with uncommitted changes: those that git tracks, and new ones that a release depends on. */
export function uncommitted(root: string): readonly string[] {
  const changed = linesOf(root, ["diff", "--name-only", "--relative", "HEAD"]);
  return [...changed, ...linesOf(root, ["ls-files", "--others", "--exclude-standard", "--", "spec", "packages"])];
}

/** Returns an empty list if git fails, for example outside a repository. */
function linesOf(root: string, args: readonly string[]): readonly string[] {
  const response = git(root, args);
  return "problem" in response ? [] : textOf(response.out).split("\n").filter(Boolean);
}

function textOf(out: Buffer): string {
  return out.toString("utf8").trim();
}
