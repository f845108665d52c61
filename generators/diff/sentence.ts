import { classes } from "./classes.ts";
import type { Difference } from "./found.ts";
import { shown } from "./plain.ts";
import { pathText } from "./site.ts";

/** What changed, what it is now, and the two values. */
export function sentence({ id, site, before, after }: Difference): string {
  return `${pathText(site.path)} ${classes[id].says}${values(before, after)}.`;
}

/** What holds or not, the words of the class say. */
function values(before: unknown, after: unknown): string {
  if (typeof before === "boolean" && typeof after === "boolean") return "";
  if (before === undefined) return after === undefined ? "" : `: ${shown(after)}`;
  return after === undefined ? `: it was ${shown(before)}` : `: ${shown(after)}, and was ${shown(before)}`;
}
