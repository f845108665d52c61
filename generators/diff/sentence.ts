import type { Change } from "./change.ts";
import { classes } from "./classes.ts";
import { shown } from "./plain.ts";
import { pathText, type Step } from "./site.ts";

type Said = Pick<Change, "id" | "path" | "before" | "after">;

/** What changed, what it is now, and the two values. What comes from the spec is written by `write`: Markdown makes code of it. */
export function sentence({ id, path, before, after }: Said, write = (text: string): string => text): string {
  return `${write(pathText(path))} ${predicate({ id, path, before, after }, write)}`;
}

/** The same without its subject. */
export function predicate({ id, path, before, after }: Said, write: (text: string) => string): string {
  const value = (one: unknown): unknown => (isNamed(one, path) ? undefined : one);
  return `${classes[id].says}${values(value(before), value(after), (one) => write(shown(one)))}.`;
}

/** What holds or not, the words of the class say. */
function values(before: unknown, after: unknown, write: (value: unknown) => string): string {
  if (typeof before === "boolean" && typeof after === "boolean") return "";
  if (before === undefined) return after === undefined ? "" : `: ${write(after)}`;
  return after === undefined ? `: it was ${write(before)}` : `: ${write(after)}, and was ${write(before)}`;
}

/** Whether the path says already which one it is; what else it has would fill the line. */
function isNamed(value: unknown, path: readonly Step[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, id, value: text } = value as Readonly<Record<"name" | "id" | "value", unknown>>;
  return [name, id, text].includes(path.at(-1)?.name);
}
