/** Where the members of an object stand in the spec: the file, and the keys that lead to their mapping, which need not be there yet. */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
}

export function inside({ file, path }: Target, ...steps: readonly string[]): Target {
  return { file, path: [...path, ...steps] };
}

/** Different for different targets. */
export function targetKey({ file, path }: Target): string {
  return JSON.stringify([file, ...path]);
}
