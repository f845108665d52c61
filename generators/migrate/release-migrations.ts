import type { Change } from "../diff/change.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model } from "../model/model.ts";
import { declarationsIn, differences, type PackageTexts } from "./declarations.ts";
import type { ReleaseMigrations } from "../model/migration.ts";
import type { Models } from "./held-by.ts";
import { migrationsOf } from "./migrations.ts";

/** The two sides of a release, and the changes between them. */
export interface Sides extends Models {
  readonly changes: readonly Change[];
}

/**
 * Returns the migrations of a release, or `undefined` if none are needed. The current emitters write the declarations
 * of both sides, so that only changes of the spec cause differences.
 */
export function releaseMigrations(
  { before, after, changes }: Sides,
  emitters: readonly Emitter[],
): ReleaseMigrations | undefined {
  const migrations = migrationsOf(changes, { before, after });
  if (migrations.length === 0) return undefined;
  const pairs = emitters.map(
    (emitter) =>
      [
        emitter.into.slice("packages/".length),
        differences(declarations(emitter, after), declarations(emitter, before)),
      ] as const,
  );
  return { migrations, declarations: Object.fromEntries(pairs.filter(([, found]) => Object.keys(found).length > 0)) };
}

function declarations({ into, emit }: Emitter, model: Model): PackageTexts {
  return declarationsIn(
    new Map(Array.from(emit(model), ({ path, text }) => [path.slice(into.length + 1), text] as const)),
  );
}
