import type { Emitter, OutFile } from "../emit/emitter.ts";
import type { Model } from "../model/model.ts";

/**
 * Whether the files of a package differ, whatever their versions say. Both are made side by side, until the first
 * difference.
 */
export function isAffected({ emit }: Emitter, before: Model, after: Model): boolean {
  const [old, now] = [emit(withVersionsOf(before, after))[Symbol.iterator](), emit(after)[Symbol.iterator]()];
  for (;;) {
    const [one, other] = [old.next(), now.next()];
    if (one.done === true || other.done === true) return one.done !== other.done;
    if (!isSame(one.value, other.value)) return true;
  }
}

function isSame(one: OutFile, other: OutFile): boolean {
  return one.path === other.path && one.text === other.text;
}

/** Versions and changelogs are what a release changes, not why there is one. */
function withVersionsOf(model: Model, { project: { version, releases, notes } }: Model): Model {
  return { ...model, project: { ...model.project, version, releases, notes } };
}
