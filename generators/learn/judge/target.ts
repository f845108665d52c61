import type { Target } from "../../edit/addition.ts";

export function inside({ file, path }: Target, ...steps: readonly string[]): Target {
  return { file, path: [...path, ...steps] };
}

/** Returns a key that is unique for each target. */
export function targetKey({ file, path }: Target): string {
  return JSON.stringify([file, ...path]);
}
