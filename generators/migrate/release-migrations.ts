import type { Change } from "../diff/change.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model } from "../model/model.ts";
import { declarationsIn, differences, type PackageTexts } from "./declarations.ts";
import type { ReleaseMigrations } from "../model/migration.ts";
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
  const pairs = emitters.map((emitter) => [emitter.into.slice("packages/".length), differences(declarations(emitter, after), declarations(emitter, before))] as const);
  return { migrations, declarations: Object.fromEntries(pairs.filter(([, found]) => Object.keys(found).length > 0)) };
}

function declarations({ into, emit }: Emitter, model: Model): PackageTexts {
  return declarationsIn(new Map(Array.from(emit(model), ({ path, text }) => [path.slice(into.length + 1), text] as const)));
}
