import { compareVersions, isPreRelease } from "../model/version.ts";

/** A publishable package, as described by its `package.json`. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  /** The folder, relative to the root of the project. */
  readonly folder: string;
  /** The names of its dependencies. */
  readonly needs: readonly string[];
}

/** The versions and tags of a package in a registry. */
export interface Published {
  readonly versions: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** A package to publish with a tag of the registry, or one that is already published. */
export interface Publication extends Publishable {
  readonly isPublished: boolean;
  readonly tag: string;
}

/** Sorts packages so that each follows its dependencies. */
function inOrder(all: readonly Publishable[]): readonly Publishable[] {
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
 * Decides which packages to publish, in which order and with which tag. `registry` has an entry for each package that
 * the registry contains.
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
 * Returns whether `latest` in the registry is a later version. Then the whole release belongs to an older line and must
 * not become the latest.
 */
function isOlder({ version }: Publishable, published: Published | undefined): boolean {
  const latest = published?.tags["latest"];
  return latest !== undefined && !isPreRelease(latest) && compareVersions(version, latest) < 0;
}

/**
 * Returns the npm tag of a version. `latest` is for the highest stable version, `next` for pre-releases. Older release
 * lines have their own tags, such as `latest-1`, as in npm's own packages.
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
