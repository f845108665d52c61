/** A range in a YAML file: the path of the file relative to the root, and offsets into its text (UTF-16 code units). */
export interface Place {
  readonly file: string;
  readonly start: number;
  /** Exclusive end. */
  readonly end: number;
}

/** Appends a step to a JSON Pointer (RFC 6901). */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
