import type { Change } from "../diff/change.ts";
import type { Migration, ReleaseMigrations } from "../model/migration.ts";
import type { Project } from "../model/model.ts";
import { greatest, type PackageVersion } from "../model/release.ts";
import { highest } from "../model/version.ts";
import { entriesOf, type NewEntry } from "./entries.ts";
import { next, type FollowingVersion, type Sides } from "./versions.ts";

/** A release that is being created. */
export interface NewRelease {
  readonly version: string;
  /** The version of the last release of its line, or `undefined` for the first release. */
  readonly base?: string | undefined;
  readonly date: string;
  readonly spec: string;
  readonly packages: readonly PackageVersion[];
  readonly entries: readonly NewEntry[];
  /** The migrations, or `undefined` if the release requires none. */
  readonly migrations: ReleaseMigrations | undefined;
}

export interface ReleaseData extends Sides {
  readonly date: string;
  readonly spec: string;
  readonly versions: readonly FollowingVersion[];
  readonly migrations: ReleaseMigrations | undefined;
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/**
 * Returns the release that results from the changes and the notes, or `undefined` if no package gets a new version. The
 * first release is always created.
 */
export function releaseOf({
  before,
  after,
  changes,
  date,
  spec,
  versions,
  migrations,
  followed,
}: ReleaseData): NewRelease | undefined {
  const { project } = after;
  const level = greatest(versions.map((one) => one.level));
  if (before !== undefined && level === "none") return undefined;
  const last = project.releases.at(-1)?.version ?? (before?.project ?? project).version;
  const version = highest([
    before === undefined ? last : next({ from: last, level }, project),
    ...versions.map(({ to }) => to),
  ]);
  return {
    version,
    base: project.releases.at(-1)?.version,
    date,
    spec,
    packages: versions,
    entries: entriesOf({ changes, versions, notes: project.notes, followed }),
    migrations,
  };
}

/** Returns the path of the record of a version. */
export function recordFile({ version }: Pick<Project, "version">): string {
  return `spec/releases/${version}.yaml`;
}
