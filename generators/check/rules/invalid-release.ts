import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Place } from "../../model/place.ts";
import type { Release } from "../../model/release.ts";
import { baseOf, compareVersions } from "../../model/version.ts";
import type { Rule } from "../rule.ts";

/**
 * Each release must have a later date and a higher version than the one that it follows. Its packages must be known.
 */
export const invalidRelease: Rule = {
  code: "invalid-release",
  check({ project: { releases } }, report) {
    for (const release of releases) {
      for (const { place, reason, remedy, suggestion } of faultsOf(release, releases)) {
        report(diagnostic("invalid-release", place, { version: release.version, reason, remedy }, { suggestion }));
      }
    }
  },
};

interface Fault {
  readonly place: Place;
  readonly reason: string;
  readonly remedy: string;
  readonly suggestion?: string | undefined;
}

function faultsOf(release: Release, releases: readonly Release[]): readonly Fault[] {
  const before = baseOf(releases, release);
  return [
    ...baseFaults(release, before, releases),
    ...dateFaults(release, before),
    ...(before === undefined ? [] : packageFaults(release, before)),
    ...entryFaults(release),
  ];
}

function baseFaults(
  { base, version, places }: Release,
  found: Release | undefined,
  releases: readonly Release[],
): readonly Fault[] {
  if (base === undefined || found !== undefined || places.base === undefined) return [];
  const lower = releases.map((one) => one.version).filter((one) => compareVersions(one, version) < 0);
  const reason = `its base “${base}” is not a recorded lower version`;
  const remedy = lower.length === 0 ? "Remove “base”: it is the first release" : `Name one of: ${lower.join(", ")}`;
  return [{ place: places.base, reason, remedy, suggestion: didYouMean(base, lower) }];
}

function dateFaults({ date, places }: Release, before: Release | undefined): readonly Fault[] {
  const reason = isDay(date)
    ? before !== undefined &&
      isDay(before.date) &&
      date < before.date &&
      `its date is before the date of ${before.version}, ${before.date}`
    : `“${date}” is not a day of the calendar`;
  return reason ? [{ place: places.date, reason, remedy: "Write the day of the release" }] : [];
}

function packageFaults({ packages, place }: Release, before: Release): readonly Fault[] {
  return before.packages.flatMap((old): readonly Fault[] => {
    const now = packages.find(({ name }) => name === old.name);
    if (now === undefined) {
      return [
        {
          place,
          reason: `it lacks the version of “${old.name}”, which is in ${before.version}`,
          remedy: `Add “${old.name}: ${old.version}”`,
        },
      ];
    }
    if (compareVersions(now.version, old.version) >= 0) return [];
    return [
      {
        place: now.place,
        reason: `“${old.name}” has been ${old.version} since ${before.version}`,
        remedy: "Write that version, or a later one",
      },
    ];
  });
}

function entryFaults({ packages, entries }: Release): readonly Fault[] {
  const known = packages.map(({ name }) => name);
  return entries
    .flatMap((entry) => entry.packages)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, place }) => ({
      place,
      reason: `an entry names “${name}”, for which it has no version`,
      remedy: "Name one of its packages, or add the version",
      suggestion: didYouMean(name, known),
    }));
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
