import type { Change } from "./change.ts";
import { classes } from "./classes.ts";
import { shown } from "./plain.ts";
import { pathText } from "./site.ts";

type Said = Pick<Change, "id" | "path" | "before" | "after">;

/** What changed, what it is now, and the two values. What comes from the spec is written by `write`: Markdown makes code of it. */
export function sentence({ id, path, before, after }: Said, write = (text: string): string => text): string {
  return `${write(pathText(path))} ${classes[id].says}${values(before, after, (value) => write(shown(value)))}.`;
}

/** What holds or not, the words of the class say. */
function values(before: unknown, after: unknown, write: (value: unknown) => string): string {
  if (typeof before === "boolean" && typeof after === "boolean") return "";
  if (before === undefined) return after === undefined ? "" : `: ${write(after)}`;
  return after === undefined ? `: it was ${write(before)}` : `: ${write(after)}, and was ${write(before)}`;
}
