import type { Target } from "../../edit/addition.ts";

export function inside({ file, path }: Target, ...steps: readonly string[]): Target {
  return { file, path: [...path, ...steps] };
}

/** Different for different targets. */
export function targetKey({ file, path }: Target): string {
  return JSON.stringify([file, ...path]);
}
