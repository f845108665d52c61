import type { Model } from "../../generators/model/model.ts";
import type { Release, ReleasedChange, ReleaseEntry } from "../../generators/model/release.ts";
import { mapVerdicts } from "../../generators/model/verdict.ts";

/** Returns a model whose newest release has these entries instead. */
export function withEntries(model: Model, entries: readonly ReleaseEntry[]): Model {
  const { releases } = model.project;
  return withReleases(model, [...releases.slice(0, -1), { ...releases.at(-1)!, entries }]);
}

export function withReleases(model: Model, releases: readonly Release[]): Model {
  return { ...model, project: { ...model.project, releases } };
}

/** Returns a release entry with a default change, some members of which are replaced. */
export function entryOf(change: Partial<ReleasedChange>): ReleaseEntry {
  const place = { file: "spec/releases/3.0.0.yaml", start: 0, end: 0 };
  return {
    kind: "changed",
    packages: [{ name: "client", level: "major", place }],
    text: "It is `new`.",
    remedy: undefined,
    remedies: [],
    change: {
      id: "minimum-raised",
      fingerprint: "0123456789abcdef",
      subject: "service library / module books / parameter year",
      cause: "api",
      verdicts: mapVerdicts(() => "breaking"),
      before: "1450",
      after: "1500",
      migration: undefined,
      ...change,
    },
    place,
  };
}
