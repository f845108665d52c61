import type { Change } from "../diff/change.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model } from "../model/model.ts";
import { declarationsIn, differences, type PackageTexts } from "./declarations.ts";
import type { PackageMigrations, ReleaseMigrations } from "./migration.ts";
import { migrationsOf } from "./migrations.ts";

/** The two sides of a release, and what changed between them. */
export interface Sides {
  readonly before: Model;
  readonly after: Model;
  readonly changes: readonly Change[];
}

/**
 * What a release asks of code that uses the packages; undefined where it asks nothing. Both declarations are made by the emitters of today, so
 * that they differ in what the spec changed alone.
 */
export function releaseMigrations({ before, after, changes }: Sides, emitters: readonly Emitter[]): ReleaseMigrations | undefined {
  const migrations = migrationsOf(changes);
  if (migrations.length === 0) return undefined;
  const pairs = emitters.map((emitter) => [emitter.into, differences(declarations(emitter, after), declarations(emitter, before))] as const);
  return { migrations, declarations: Object.fromEntries(pairs.filter(([, found]) => Object.keys(found).length > 0)) };
}

/** What one package, by its folder, says of a release in which it got this version. */
export function packageMigrations({ migrations, declarations }: ReleaseMigrations, { release, version, into }: PackageRelease): PackageMigrations {
  const own = migrations.filter(({ kind }) => kind !== "handler" || into === handlersPackage);
  return { release, version, migrations: own, declarations: declarations[into] ?? {} };
}

export interface PackageRelease {
  readonly release: string;
  readonly version: string;
  readonly into: string;
}

/** The package whose users answer requests. */
const handlersPackage = "packages/server";

function declarations({ into, emit }: Emitter, model: Model): PackageTexts {
  return declarationsIn(new Map(Array.from(emit(model), ({ path, text }) => [path.slice(into.length + 1), text] as const)));
}
