import type { MapEntry, MapNode, SpecDocument } from "../load/tree.ts";
import type { Differences, Migration, ReleaseMigrations } from "../model/migration.ts";
import type {
  EntryKind,
  Level,
  PackageLevel,
  PackageRemedy,
  Release,
  ReleasedChange,
  ReleasedPackage,
  ReleaseEntry,
  ReleaseNote,
} from "../model/release.ts";
import { mapVerdicts, type Cause, type Verdict } from "../model/verdict.ts";
import { compareVersions } from "../model/version.ts";
import { plainData } from "./fact.ts";
import { asMap, asText, entriesOf, itemsOf, mapOf, need, textOf, valueOf } from "./read-node.ts";

/** Reads the records of the releases, ordered by version with the oldest first. */
export function bindReleases(documents: readonly SpecDocument[]): readonly Release[] {
  const releases = documents.filter(({ kind }) => kind === "release").map(bindRelease);
  return releases.sort((one, other) => compareVersions(one.version, other.version));
}

/** Reads the notes for the next release in the order of their files. */
export function bindReleaseNotes(documents: readonly SpecDocument[]): readonly ReleaseNote[] {
  return documents
    .filter(({ kind }) => kind === "release-note")
    .map(({ file, root }) => ({ ...bindEntry(root), file }));
}

function bindRelease({ root }: SpecDocument): Release {
  const [version, date] = [need(root, "release"), need(root, "date")];
  return {
    version: asText(version),
    base: textOf(root, "base"),
    date: asText(date),
    spec: textOf(root, "spec"),
    summary: textOf(root, "summary"),
    packages: entriesOf(need(root, "packages")).map(bindPackage),
    entries: itemsOf(valueOf(root, "entries")).map((entry) => bindEntry(asMap(entry))),
    migrations: bindMigrations(root),
    place: version.place,
    places: { date: date.place, base: valueOf(root, "base")?.place },
  };
}

function bindPackage({ key, value }: MapEntry): ReleasedPackage {
  return { name: key, version: asText(value), place: value.place };
}

/** The shape check has verified that the kind and the levels exist. */
function bindEntry(map: MapNode): ReleaseEntry {
  const text = need(map, "text");
  return {
    kind: asText(need(map, "kind")) as EntryKind,
    packages: entriesOf(need(map, "packages")).map(bindLevel),
    text: asText(text),
    remedy: textOf(map, "remedy"),
    remedies: itemsOf(valueOf(map, "remedies")).map((one) => bindRemedy(asMap(one))),
    change: bindChange(mapOf(map, "change")),
    place: text.place,
  };
}

function bindRemedy(map: MapNode): PackageRemedy {
  return { packages: itemsOf(need(map, "packages")).map(asText), text: asText(need(map, "text")) };
}

function bindChange(map: MapNode | undefined): ReleasedChange | undefined {
  if (map === undefined) return undefined;
  const verdicts = new Map(
    entriesOf(need(map, "verdicts")).map(({ key, value }) => [key, asText(value) as Verdict] as const),
  );
  return {
    id: asText(need(map, "id")),
    fingerprint: asText(need(map, "fingerprint")),
    subject: asText(need(map, "subject")),
    cause: asText(need(map, "cause")) as Cause,
    verdicts: mapVerdicts((audience) => verdicts.get(audience) ?? "none"),
    before: textOf(map, "before"),
    after: textOf(map, "after"),
    migration: textOf(map, "migration") as Migration["kind"] | undefined,
  };
}

function bindLevel({ key, keyPlace, value }: MapEntry): PackageLevel {
  return { name: key, level: asText(value) as Level, place: keyPlace };
}

/** Reads data that Kiln wrote itself. The shape check has validated it against its schema. */
function bindMigrations(root: MapNode): ReleaseMigrations {
  const migrations = itemsOf(valueOf(root, "migrations")).map((one) => inOrder(withLists(plainData(one) as object)));
  const declarations = entriesOf(valueOf(root, "declarations")).map(
    ({ key, value }) => [key, plainData(value) as Differences] as const,
  );
  return { migrations, declarations: Object.fromEntries(declarations) };
}

/** Adds empty lists, which the file may omit. */
function withLists(data: object): Readonly<Record<string, unknown>> {
  const isHeld = "kind" in data && (data.kind === "default" || data.kind === "type");
  return { within: [], ...(isHeld ? { types: [] } : {}), ...data };
}

/** Orders the keys independently of the file. */
function inOrder(data: Readonly<Record<string, unknown>>): Migration {
  return Object.fromEntries(
    migrationKeys.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])),
  ) as unknown as Migration;
}

const migrationKeys = [
  "kind",
  "service",
  "within",
  "name",
  "aliases",
  "types",
  "from",
  "to",
  "uses",
  "into",
  "value",
  "why",
] as const;
