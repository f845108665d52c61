import { outputName } from "../../naming/output-name.ts";
import type { Migration } from "../../model/migration.ts";
import type { Path } from "./paths.ts";

/** Whether a migration is about what has this path, by any of the names that what is around it has had. */
export function isAbout({ service, within }: Migration, path: Path, formerNames: (name: string) => readonly string[]): boolean {
  if (path[0] !== outputName(service)) return false;
  if (within.length === 0) return true;
  return within.some((names) => names.every((name) => formerNames(name).some((one) => path.some((segment) => holds(segment, one)))));
}

/** Whatever the case and the hyphens that outputs give to a name. */
function holds(segment: string, name: string): boolean {
  return letters(segment).includes(letters(name));
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
