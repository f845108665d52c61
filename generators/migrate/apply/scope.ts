import { outputName } from "../../naming/declared-name.ts";
import type { Migration } from "../../model/migration.ts";
import type { Path } from "./edits.ts";

/**
 * Returns whether a migration concerns the declaration at this path, under any present or former name of its enclosing
 * declarations.
 */
export function isAbout(
  { service, within }: Migration,
  path: Path,
  formerNames: (name: string) => readonly string[],
): boolean {
  if (path[0] !== outputName(service)) return false;
  if (within.length === 0) return true;
  return within.some((names) =>
    names.every((name) => formerNames(name).some((one) => path.some((segment) => holds(segment, one)))),
  );
}

/** Returns whether a segment contains a name, ignoring case and hyphens. */
function holds(segment: string, name: string): boolean {
  return letters(segment).includes(letters(name));
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
