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
  const { was, is } = shownValues({ path, before, after });
  return `${classes[id].says}${values(was, is, write)}.`;
}

/** The two values for people. What holds or not, the words of the class say, and what is named, its path. */
export function shownValues({ path, before, after }: Omit<Said, "id">): { readonly was: string | undefined; readonly is: string | undefined } {
  if (typeof before === "boolean" && typeof after === "boolean") return { was: undefined, is: undefined };
  const value = (one: unknown): string | undefined => (one === undefined || isNamed(one, path) ? undefined : shown(one));
  return { was: value(before), is: value(after) };
}

function values(was: string | undefined, is: string | undefined, write: (text: string) => string): string {
  if (was === undefined) return is === undefined ? "" : `: ${write(is)}`;
  return is === undefined ? `: it was ${write(was)}` : `: ${write(is)}, and was ${write(was)}`;
}

/** Whether the path says already which one it is; what else it has would fill the line. */
function isNamed(value: unknown, path: readonly Step[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, id, value: text } = value as Readonly<Record<"name" | "id" | "value", unknown>>;
  return [name, id, text].includes(path.at(-1)?.name);
}
