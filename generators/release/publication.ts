import { compareVersions, isPreRelease } from "../model/version.ts";

/** A package that can be published, as its `package.json` describes it. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  /** The folder, from the root of the project. */
  readonly folder: string;
  /** Names of the packages that it depends on. */
  readonly needs: readonly string[];
}

/** The versions and tags of a package in a registry. */
export interface Published {
  readonly versions: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** A package to publish, under a tag of the registry; or one that is there already. */
export interface Publication extends Publishable {
  readonly isPublished: boolean;
  readonly tag: string;
}

/** Orders packages so that each follows those that it depends on. */
export function inOrder(all: readonly Publishable[]): readonly Publishable[] {
  const visited = new Set<Publishable>();
  const sorted: Publishable[] = [];
  const visit = (one: Publishable): void => {
    if (visited.has(one)) return;
    visited.add(one);
    all.filter(({ name }) => one.needs.includes(name)).forEach(visit);
    sorted.push(one);
  };
  all.forEach(visit);
  return sorted;
}

/**
 * Decides what to publish, in which order and under which tag. `registry` has an entry for each package that the
 * registry knows.
 */
export function publications(
  all: readonly Publishable[],
  registry: ReadonlyMap<string, Published>,
): readonly Publication[] {
  const isMaintenance = all.some((one) => isOlder(one, registry.get(one.name)));
  return inOrder(all).map((one) => {
    const published = registry.get(one.name) ?? { versions: [], tags: {} };
    return {
      ...one,
      isPublished: published.versions.includes(one.version),
      tag: tagFor(one.version, published, isMaintenance),
    };
  });
}

/**
 * Reports whether the registry recommends a later version: then the whole release is one of an older line, and must not
 * become the latest.
 */
function isOlder({ version }: Publishable, published: Published | undefined): boolean {
  const latest = published?.tags["latest"];
  return latest !== undefined && !isPreRelease(latest) && compareVersions(version, latest) < 0;
}

/**
 * Returns the npm tag of a version. `latest` is for the highest stable version, `next` for pre-releases. Older release
 * lines have their own tags, such as `latest-1`, as npm itself does.
 */
function tagFor(version: string, { versions }: Published, isMaintenance: boolean): string {
  const kind = isPreRelease(version) ? "next" : "latest";
  if (!isMaintenance) return kind;
  const [major = "0", minor = "0"] = version.split(".");
  const hasLater = versions.some(
    (one) =>
      one.split(".")[0] === major && isPreRelease(one) === isPreRelease(version) && compareVersions(one, version) > 0,
  );
  return `${kind}-${major === "0" || hasLater ? `${major}.${minor}` : major}`;
}
