import type { Change } from "../diff/change.ts";
import type { Migration, ReleaseMigrations } from "../model/migration.ts";
import type { Project } from "../model/model.ts";
import { greatest, type PackageVersion } from "../model/release.ts";
import { highest } from "../model/version.ts";
import { entriesOf, type NewEntry } from "./entries.ts";
import { next, type FollowingVersion, type Sides } from "./versions.ts";

/** A release that is being made. */
export interface NewRelease {
  readonly version: string;
  /** The version of the last release of its line; undefined for the first release. */
  readonly base?: string | undefined;
  readonly date: string;
  /** The checksum of the spec. */
  readonly spec: string;
  readonly packages: readonly PackageVersion[];
  readonly entries: readonly NewEntry[];
  /** `undefined` if the release requires no migration of code. */
  readonly migrations: ReleaseMigrations | undefined;
}

export interface ReleaseData extends Sides {
  readonly date: string;
  readonly spec: string;
  readonly versions: readonly FollowingVersion[];
  readonly migrations: ReleaseMigrations | undefined;
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/** The release that the changes and the notes make; undefined where no package rises. The first one is always one. */
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

/** The file of the record with a version. */
export function recordFile({ version }: Pick<Project, "version">): string {
  return `spec/releases/${version}.yaml`;
}
